// The thank-you page tells how far the request has come, and its number: from the visit's storage or, where that is
// blocked, from the address, once the function has confirmed it. It claims nothing that nobody has said.
import { lastAttempt } from '../attempt.ts';
import { type Backend, callFunction } from '../function.ts';
import { type Asked, type Kept, keptBy, readKept, receiptOf, removeReceipt, setKept } from '../kept.ts';
import { readPending } from '../pending.ts';
import { listenForCopies, showDates, showReceipt } from './receipt.ts';

/** In seconds: a minute in all. Who reads on is told then that it goes on without him. */
const pauses = [1, 2, 4, 8, 16, 29];

type Stage = 'none' | 'checking' | 'unconfirmed' | 'unknown' | 'enregistree' | 'waiting' | 'remise' | 'retrait' | 'retiree';

class ThankYou extends HTMLElement {
  #backend = JSON.parse(this.dataset.backend ?? '{}') as Backend;
  #kept: Kept | undefined;
  #timer = 0;
  #more = '';
  /** Of an acknowledgement: it names a request, and opens no other. */
  #link = '';

  connectedCallback() {
    this.#part('[data-again]').addEventListener('click', () => this.#sendAgain());
    this.#part('[data-withdraw]').addEventListener('click', () => this.#withdraw());
    listenForCopies(this);
    document.addEventListener('demande', () => this.#start());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#start());
    this.#start();
  }

  #part = <Kind extends HTMLElement>(selector: string) => this.querySelector(selector) as Kind;

  /**
   * What this visit tried last and has no number for may have been sent by another page since; and anyone can write a number
   * into an address. Both count when the function knows them by their key.
   */
  async #start() {
    clearTimeout(this.#timer);
    const query = new URLSearchParams(location.hash.slice(1));
    this.#link = query.get('retrait') ?? '';
    // Nothing is withdrawn by opening a page: programs follow the links of mails.
    if (this.#link) return this.#show('retrait', this.#link.split('.')[0]);
    const kept = readKept();
    if (kept) this.#tell(kept);
    const tried = lastAttempt().cle;
    const isOpen = tried !== undefined && tried !== kept?.cle && !readPending(tried);
    const cle = isOpen ? tried : query.get('cle');
    this.#part('[data-unsent]').hidden = true;
    if (!kept) this.#show(cle ? 'checking' : query.has('numero') ? 'unconfirmed' : 'none');
    if (!cle || (kept && !isOpen)) return;
    const { status, kept: found } = await this.#ask('/etat', { cle, court: query.get('court') === '1' });
    const isUnsent = isOpen && status === 404;
    this.#part('[data-unsent]').hidden = !isUnsent;
    if (readKept()) return;
    if (found) this.#tell(found);
    else this.#show(isUnsent ? 'none' : isOpen ? 'unknown' : 'unconfirmed');
  }

  #tell(kept: Kept) {
    this.#kept = kept;
    setKept({ ...kept, told: true });
    this.#show(kept.etat, kept.numero);
    if (kept.etat === 'retiree') removeReceipt();
    showReceipt(this, receiptOf(kept));
    for (const part of this.querySelectorAll<HTMLElement>('[data-accuse]'))
      part.hidden = part.dataset.accuse !== kept.accuse || kept.etat === 'retiree';
    this.#part('[data-short]').hidden = !kept.court || kept.etat === 'retiree';
    const link = this.#part<HTMLAnchorElement>('[data-more]');
    this.#more ||= link.href;
    link.href = this.#more.replaceAll('NUMERO', kept.numero);
    if (kept.etat === 'enregistree' || (kept.etat === 'remise' && kept.accuse === 'attend')) this.#follow(kept);
  }

  #follow(kept: Kept, [pause, ...later] = pauses) {
    if (pause === undefined) return kept.etat === 'enregistree' ? this.#show('waiting', kept.numero) : undefined;
    this.#timer = window.setTimeout(async () => {
      const { kept: now } = await this.#ask('/etat', kept);
      if (kept !== this.#kept) return;
      if (now && (now.etat !== kept.etat || now.accuse !== kept.accuse)) this.#tell(now);
      else this.#follow(kept, later);
    }, pause * 1000);
  }

  async #sendAgain() {
    const kept = this.#kept;
    if (!kept) return;
    const button = this.#part<HTMLButtonElement>('[data-again]');
    const outcome = this.#part('[data-outcome]');
    button.disabled = true;
    outcome.textContent = '';
    const { status, kept: again } = await this.#ask('/renvoi', kept);
    button.disabled = false;
    const reasons: Record<number, string> = JSON.parse(this.dataset.refused ?? '{}');
    outcome.textContent = again ? 'Demande renvoyée, sous le même numéro.' : (reasons[status ?? 0] ?? reasons[0] ?? '');
    if (!again) return;
    clearTimeout(this.#timer);
    this.#tell(again);
  }

  async #withdraw() {
    const button = this.#part<HTMLButtonElement>('[data-withdraw]');
    const outcome = this.#part('[data-withdrawal]');
    const kept = this.#kept;
    button.disabled = true;
    outcome.textContent = '';
    const answer = await callFunction(this.#backend, '/retrait', this.#link ? { lien: this.#link } : { cle: kept?.cle });
    button.disabled = false;
    if (!answer?.ok) {
      outcome.textContent = this.dataset.kept ?? '';
      return;
    }
    clearTimeout(this.#timer);
    if (kept && !this.#link) this.#tell({ ...kept, etat: 'retiree' });
    else this.#show('retiree', this.#link.split('.')[0]);
  }

  async #ask(path: string, request: Asked) {
    const answer = await callFunction(this.#backend, path, { cle: request.cle });
    return { status: answer?.status, kept: await keptBy(answer, request) };
  }

  /** Each part names the stages at which it is shown. */
  #show(stage: Stage, number = '') {
    for (const part of this.querySelectorAll('[data-number]')) part.textContent = number;
    if (number) showDates(this, number);
    for (const part of this.querySelectorAll<HTMLElement>('[data-stage]'))
      part.hidden = !part.dataset.stage?.split(' ').includes(stage);
  }
}

customElements.define('thank-you', ThankYou);
