// The thank-you page shows what the function has confirmed: from the tab's storage or, where that
// is blocked, from the address, once the function knows its key.
import { define, onPress, part } from '../element.ts';
import { type Backend, callFunction } from '../function.ts';
import { listenForCopies, showDates, showReceipt } from '../receipt.ts';
import { type Receipt, readReceipt, writeReceipt } from '../receipt-store.ts';
import { readJson } from '../storage.ts';

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

define('thank-you', (page) => {
  const backend = JSON.parse(page.dataset.backend ?? '{}') as Backend;
  const more = part<HTMLAnchorElement>(page, '[data-more]');
  const moreAddress = more.href;
  let current: Receipt | undefined;
  let timer = 0;
  /** In the link of an acknowledgement: it names one request. */
  let token = '';

  /** Each part names the stages in which it is shown. */
  const show = (stage: Stage, number = '') => {
    for (const place of page.querySelectorAll('[data-number]')) place.textContent = number;
    if (number) showDates(page, number);
    for (const each of page.querySelectorAll<HTMLElement>('[data-stage]'))
      each.hidden = !each.dataset.stage?.split(' ').includes(stage);
  };

  const tell = (receipt: Receipt) => {
    current = receipt;
    writeReceipt(receipt);
    show(receipt.state, receipt.number);
    showReceipt(page, receipt);
    part(page, '[data-short]').hidden = !receipt.isShort || receipt.state === 'retiree';
    more.href = moreAddress.replaceAll('NUMERO', receipt.number);
    if (receipt.state === 'enregistree') follow(receipt);
  };

  const ask = async (key: string): Promise<Pick<Receipt, 'number' | 'state'> | undefined> => {
    const answer = await callFunction(backend, '/etat', { cle: key });
    const { data } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};
    return data?.numero && { number: data.numero, state: data.etat };
  };

  const follow = (receipt: Receipt, [pause, ...later] = PAUSES_S) => {
    if (pause === undefined) return show('waiting', receipt.number);
    timer = window.setTimeout(async () => {
      const now = await ask(receipt.key);
      if (receipt !== current) return;
      if (now && now.state !== receipt.state) tell({ ...receipt, ...now });
      else follow(receipt, later);
    }, pause * 1000);
  };

  const start = async () => {
    clearTimeout(timer);
    const query = new URLSearchParams(location.hash.slice(1));
    token = query.get('retrait') ?? '';
    // Opening a page withdraws nothing, because programs follow the links of mails.
    if (token) return show('retrait', token.split('.')[0]);
    const receipt = readReceipt();
    if (receipt) return tell(receipt);
    const attempt = readJson<Draft>('devis', 'sessionStorage')?.attempt;
    const key = attempt?.key ?? query.get('cle');
    if (!key) return show(query.has('numero') ? 'unconfirmed' : 'none');
    show('checking');
    const found = await ask(key);
    if (!found) return show(attempt ? 'unknown' : 'unconfirmed');
    const isShort = query.get('court') === '1';
    const request = attempt && { request: JSON.parse(attempt.content) };
    tell({ key, ...found, isShort, sentAt: Date.now(), ...request });
  };

  onPress(part(page, '[data-withdraw]'), part(page, '[data-withdrawal]'), async () => {
    const body = token ? { lien: token } : { cle: current?.key };
    const answer = await callFunction(backend, '/retrait', body);
    if (!answer?.ok) return page.dataset.kept ?? '';
    clearTimeout(timer);
    if (current && !token) {
      const { request: _erased, ...rest } = current;
      tell({ ...rest, state: 'retiree' });
    } else show('retiree', token.split('.')[0]);
    return '';
  });
  listenForCopies(page, () => current);
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
});
