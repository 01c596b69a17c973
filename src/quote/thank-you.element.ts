// Shows the request that the function has confirmed on the thank-you page. Reads it from
// sessionStorage or, if the browser blocks storage, uses the key in the address.
import { defineElement, getPart, handlePress } from '#src/lib/element.ts';
import { findNextWorkingDay } from '#src/lib/public-holidays.ts';
import { readJson } from '#src/lib/storage.ts';
import type { Attempt } from './draft.ts';
import { fillSheet } from './fill-sheet.ts';
import { type Backend, callFunction } from './function.ts';
import { type Receipt, readReceipt, writeReceipt } from './receipt.ts';

/** Seconds to wait between the requests for the state, one minute in total. */
const PAUSES_S = [1, 2, 4, 8, 16, 29];

/** Returns the working day after the date at the start of the request number (YYMMDD). */
function findAnswerDay(number: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)-/.exec(number) ?? [];
  if (!year) return undefined;
  return new Date(findNextWorkingDay(`20${year}-${month}-${day}`))
    .toLocaleDateString('fr', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replaceAll(' ', '\u00A0');
}

defineElement('thank-you', (page) => {
  const backend = JSON.parse(page.dataset.backend ?? '{}') as Backend;
  let current: Receipt | undefined;
  let timer = 0;
  /**
   * Signed token from a link in the e-mail that confirms the request. It authorises a withdrawal.
   */
  let token = '';

  /**
   * Shows the elements of one stage of the page. The attribute `data-stage` of an element lists the
   * stages in which it is visible.
   */
  const showStage = (stage: string, number = '') => {
    for (const place of page.querySelectorAll('[data-number]')) place.textContent = number;
    const day = findAnswerDay(number);
    if (day) for (const place of page.querySelectorAll('[data-day]')) place.textContent = day;
    for (const each of page.querySelectorAll<HTMLElement>('[data-stage]'))
      each.hidden = !each.dataset.stage?.split(' ').includes(stage);
  };

  const showRequest = (receipt: Receipt) => {
    current = receipt;
    writeReceipt(receipt);
    showStage(receipt.state, receipt.number);
    fillSheet(receipt.answers ?? {});
    for (const each of page.querySelectorAll<HTMLElement>('[data-with-answers]'))
      each.hidden = !receipt.answers;
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
    if (pause === undefined) return;
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
    // Asks the visitor to confirm the withdrawal, because mail scanners open links and would
    // otherwise withdraw the request.
    if (token) return showStage('retrait', token.split('.')[0]);
    const receipt = readReceipt();
    if (receipt) return showRequest(receipt);
    const key =
      readJson<{ attempt?: Attempt }>('devis', 'sessionStorage')?.attempt?.key ?? query.get('cle');
    if (!key) return showStage(query.has('numero') ? 'unknown' : 'none');
    showStage('checking');
    const found = await fetchState(key);
    if (found) showRequest({ key, ...found });
    else showStage('unknown');
  };

  const on = (name: string, act: () => Promise<string>) =>
    handlePress(getPart(page, `[data-${name}]`), getPart(page, `[data-${name}-status]`), act);
  on('withdraw', async () => {
    const body = token ? { lien: token } : { cle: current?.key };
    const answer = await callFunction(backend, '/retrait', body);
    if (!answer?.ok) return page.dataset.kept ?? '';
    clearTimeout(timer);
    const number = token ? token.split('.')[0] : current?.number;
    // The link in the e-mail may withdraw the same request that this tab has sent.
    const receipt = current ?? readReceipt();
    if (receipt && receipt.number === number)
      showRequest({ key: receipt.key, number: receipt.number, state: 'retiree' });
    else showStage('retiree', number);
    return '';
  });
  on('copy', async () => {
    try {
      await navigator.clipboard.writeText(`Demande ${current?.number}\n\n${current?.letter}`);
      return 'Demande copiée.';
    } catch {
      return 'Votre navigateur refuse la copie.';
    }
  });
  getPart(page, '[data-print]').addEventListener('click', () => window.print());
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
});
