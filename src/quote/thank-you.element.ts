// Thank-you page: shows the request that the function confirmed, from sessionStorage or, if storage
// is blocked, by the key in the address.
import { defineElement, getPart, handlePress } from '#src/lib/element.ts';
import { readJson } from '#src/lib/storage.ts';
import { type Backend, callFunction } from './function.ts';
import { showDates, showReceipt, startCopyButtons } from './receipt.client.ts';
import { type Receipt, readReceipt, writeReceipt } from './receipt-store.client.ts';

/** A minute in all. */
const PAUSES_S = [1, 2, 4, 8, 16, 29];

type Stage =
  | 'none'
  | 'checking'
  | 'unconfirmed'
  | 'unknown'
  | 'waiting'
  | 'retrait'
  | Receipt['state'];
type Draft = { attempt: { key: string; content: string } | null };

defineElement('thank-you', (page) => {
  const backend = JSON.parse(page.dataset.backend ?? '{}') as Backend;
  const more = getPart<HTMLAnchorElement>(page, '[data-more]');
  const moreAddress = more.href;
  let current: Receipt | undefined;
  let timer = 0;
  /** Signed token of an acknowledgement's link. */
  let token = '';

  /** `data-stage` lists the stages in which an element is visible. */
  const showStage = (stage: Stage, number = '') => {
    for (const place of page.querySelectorAll('[data-number]')) place.textContent = number;
    if (number) showDates(page, number);
    for (const each of page.querySelectorAll<HTMLElement>('[data-stage]'))
      each.hidden = !each.dataset.stage?.split(' ').includes(stage);
  };

  const showRequest = (receipt: Receipt) => {
    current = receipt;
    writeReceipt(receipt);
    showStage(receipt.state, receipt.number);
    showReceipt(page, receipt);
    getPart(page, '[data-short]').hidden = !receipt.isShort || receipt.state === 'retiree';
    more.href = moreAddress.replaceAll('NUMERO', receipt.number);
    if (receipt.state === 'enregistree') pollState(receipt);
  };

  const fetchState = async (
    key: string,
  ): Promise<Pick<Receipt, 'number' | 'state'> | undefined> => {
    const answer = await callFunction(backend, '/etat', { cle: key });
    const { data } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};
    return data?.numero && { number: data.numero, state: data.etat };
  };

  const pollState = (receipt: Receipt, [pause, ...later] = PAUSES_S) => {
    if (pause === undefined) return showStage('waiting', receipt.number);
    timer = window.setTimeout(async () => {
      const now = await fetchState(receipt.key);
      if (receipt !== current) return;
      if (now && now.state !== receipt.state) showRequest({ ...receipt, ...now });
      else pollState(receipt, later);
    }, pause * 1000);
  };

  const start = async () => {
    clearTimeout(timer);
    const query = new URLSearchParams(location.hash.slice(1));
    token = query.get('retrait') ?? '';
    // Opening the page must not withdraw, because mail scanners follow links.
    if (token) return showStage('retrait', token.split('.')[0]);
    const receipt = readReceipt();
    if (receipt) return showRequest(receipt);
    const attempt = readJson<Draft>('devis', 'sessionStorage')?.attempt;
    const key = attempt?.key ?? query.get('cle');
    if (!key) return showStage(query.has('numero') ? 'unconfirmed' : 'none');
    showStage('checking');
    const found = await fetchState(key);
    if (!found) return showStage(attempt ? 'unknown' : 'unconfirmed');
    const isShort = query.get('court') === '1';
    const request = attempt && { request: JSON.parse(attempt.content) };
    showRequest({ key, ...found, isShort, sentAt: Date.now(), ...request });
  };

  handlePress(getPart(page, '[data-withdraw]'), getPart(page, '[data-withdrawal]'), async () => {
    const body = token ? { lien: token } : { cle: current?.key };
    const answer = await callFunction(backend, '/retrait', body);
    if (!answer?.ok) return page.dataset.kept ?? '';
    clearTimeout(timer);
    if (current && !token) {
      const { request: _erased, ...rest } = current;
      showRequest({ ...rest, state: 'retiree' });
    } else showStage('retiree', token.split('.')[0]);
    return '';
  });
  startCopyButtons(page, () => current);
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
});
