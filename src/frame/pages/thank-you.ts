// The thank-you page tells how far the request has come, and its number: from the visit's storage
// or, where that is blocked, from the address, once the function has confirmed it. It claims
// nothing that nobody has said.
import { lastAttempt } from '../attempt.ts';
import { define, onPress, part } from '../element.ts';
import { type Backend, callFunction } from '../function.ts';
import {
  type Asked,
  type Kept,
  keptBy,
  readKept,
  receiptOf,
  removeReceipt,
  setKept,
} from '../kept.ts';
import { readPending } from '../pending.ts';
import { listenForCopies, showDates, showReceipt } from '../receipt.ts';

/** In seconds: a minute in all. Who reads on is told then that it goes on without him. */
const pauses = [1, 2, 4, 8, 16, 29];

type Stage =
  | 'none'
  | 'checking'
  | 'unconfirmed'
  | 'unknown'
  | 'enregistree'
  | 'waiting'
  | 'remise'
  | 'retrait'
  | 'retiree';

define('thank-you', (page) => {
  const backend = JSON.parse(page.dataset.backend ?? '{}') as Backend;
  const more = part<HTMLAnchorElement>(page, '[data-more]');
  const moreAddress = more.href;
  let current: Kept | undefined;
  let timer = 0;
  /** Of an acknowledgement: it names a request, and opens no other. */
  let link = '';

  const ask = async (path: string, request: Asked) => {
    const answer = await callFunction(backend, path, { cle: request.cle });
    return { status: answer?.status, kept: await keptBy(answer, request) };
  };

  /** Each part names the stages at which it is shown. */
  const show = (stage: Stage, number = '') => {
    for (const place of page.querySelectorAll('[data-number]')) place.textContent = number;
    if (number) showDates(page, number);
    for (const each of page.querySelectorAll<HTMLElement>('[data-stage]'))
      each.hidden = !each.dataset.stage?.split(' ').includes(stage);
  };

  const tell = (kept: Kept) => {
    current = kept;
    setKept({ ...kept, told: true });
    show(kept.etat, kept.numero);
    if (kept.etat === 'retiree') removeReceipt();
    showReceipt(page, receiptOf(kept));
    part(page, '[data-short]').hidden = !kept.court || kept.etat === 'retiree';
    more.href = moreAddress.replaceAll('NUMERO', kept.numero);
    if (kept.etat === 'enregistree') follow(kept);
  };

  const follow = (kept: Kept, [pause, ...later] = pauses) => {
    if (pause === undefined)
      return kept.etat === 'enregistree' ? show('waiting', kept.numero) : undefined;
    timer = window.setTimeout(async () => {
      const { kept: now } = await ask('/etat', kept);
      if (kept !== current) return;
      if (now && now.etat !== kept.etat) tell(now);
      else follow(kept, later);
    }, pause * 1000);
  };

  /**
   * What this visit tried last and has no number for may have been sent by another page since; and
   * anyone can write a number into an address. Both count when the function knows them by their
   * key.
   */
  const start = async () => {
    clearTimeout(timer);
    const query = new URLSearchParams(location.hash.slice(1));
    link = query.get('retrait') ?? '';
    // Nothing is withdrawn by opening a page: programs follow the links of mails.
    if (link) return show('retrait', link.split('.')[0]);
    const kept = readKept();
    if (kept) tell(kept);
    const tried = lastAttempt().cle;
    const isOpen = tried !== undefined && tried !== kept?.cle && !readPending(tried);
    const cle = isOpen ? tried : query.get('cle');
    part(page, '[data-unsent]').hidden = true;
    if (!kept) show(cle ? 'checking' : query.has('numero') ? 'unconfirmed' : 'none');
    if (!cle || (kept && !isOpen)) return;
    const { status, kept: found } = await ask('/etat', { cle, court: query.get('court') === '1' });
    const isUnsent = isOpen && status === 404;
    part(page, '[data-unsent]').hidden = !isUnsent;
    if (readKept()) return;
    if (found) tell(found);
    else show(isUnsent ? 'none' : isOpen ? 'unknown' : 'unconfirmed');
  };

  onPress(part(page, '[data-withdraw]'), part(page, '[data-withdrawal]'), async () => {
    const kept = current;
    const answer = await callFunction(
      backend,
      '/retrait',
      link ? { lien: link } : { cle: kept?.cle },
    );
    if (!answer?.ok) return page.dataset.kept ?? '';
    clearTimeout(timer);
    if (kept && !link) tell({ ...kept, etat: 'retiree' });
    else show('retiree', link.split('.')[0]);
    return '';
  });
  listenForCopies(page);
  document.addEventListener('demande', start);
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
});
