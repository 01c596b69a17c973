// The thank-you page tells how far the request has come, and its number: from the visit's storage or, where that is
// blocked, from the address, once the function has confirmed it. It claims nothing that nobody has said.
import { ask } from '../function.ts';
import { type Backend, type Kept, keptIn, markOf, readAttempt, readKept, setKept } from '../requests.ts';

/** In seconds: a minute in all. Who reads on is told then that it goes on without him. */
const pauses = [1, 2, 4, 8, 16, 29];

type Stage = 'none' | 'checking' | 'unconfirmed' | 'enregistree' | 'waiting' | 'remise';

class ThankYou extends HTMLElement {
  #backend = JSON.parse(this.dataset.backend ?? '{}') as Backend;
  #kept: Kept | undefined;
  #timer = 0;

  connectedCallback() {
    this.#part('[data-again]')?.addEventListener('click', () => this.#sendAgain());
    document.addEventListener('demande', () => this.#start());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#start());
    this.#start();
  }

  #part = (selector: string) => this.querySelector<HTMLElement>(selector);

  #reveal(selector: string, isShown: boolean) {
    this.#part(selector)?.toggleAttribute('hidden', !isShown);
  }

  #start() {
    clearTimeout(this.#timer);
    const kept = readKept();
    const { cle = kept?.cle } = readAttempt() ?? {};
    this.#reveal('[data-unsent]', cle !== undefined && cle !== kept?.cle && !markOf(cle));
    if (kept) this.#tell(kept);
    else this.#confirm();
  }

  /** Anyone can write a number into an address: it counts when the function knows it by its key. */
  async #confirm() {
    const query = new URLSearchParams(location.hash.slice(1));
    const cle = query.get('cle');
    if (!cle) return this.#show(query.has('numero') ? 'unconfirmed' : 'none');
    this.#show('checking');
    const kept = await this.#ask('/etat', { cle, court: query.get('court') === '1' });
    if (kept) this.#tell(kept);
    else this.#show('unconfirmed');
  }

  #tell(kept: Kept) {
    this.#kept = kept;
    setKept({ ...kept, told: true });
    this.#show(kept.etat);
    const number = this.#part('[data-number]');
    if (number) number.textContent = kept.numero;
    this.#reveal('[data-resend]', true);
    if (kept.court) this.#offerMore(kept.numero);
    if (kept.etat !== 'remise') this.#follow(kept);
  }

  #follow(kept: Kept, [pause, ...later] = pauses) {
    if (pause === undefined) return this.#show('waiting');
    this.#timer = window.setTimeout(async () => {
      const now = await this.#ask('/etat', kept);
      if (kept !== this.#kept) return;
      if (now?.etat === 'remise') this.#tell(now);
      else this.#follow(kept, later);
    }, pause * 1000);
  }

  async #sendAgain() {
    const kept = this.#kept;
    if (!kept) return;
    const button = this.#part('[data-again]') as HTMLButtonElement;
    const outcome = this.#part('[data-outcome]') as HTMLElement;
    button.disabled = true;
    outcome.textContent = '';
    const answer = await ask(this.#backend, '/renvoi', { cle: kept.cle }).catch(() => undefined);
    const again = answer?.ok && keptIn(await answer.json().catch(() => undefined), kept);
    button.disabled = false;
    outcome.textContent = again ? 'Demande renvoyée, sous le même numéro.' : this.#refusal(answer?.status);
    if (!again) return;
    clearTimeout(this.#timer);
    this.#tell(again);
  }

  #refusal(status = 0) {
    const { refused = '{}', telephone } = this.dataset;
    const reasons: Record<number, string> = JSON.parse(refused);
    return `${reasons[status] ?? reasons[0]} Vous pouvez nous appeler au ${telephone}.`;
  }

  async #ask(path: string, request: Pick<Kept, 'cle' | 'court'>): Promise<Kept | undefined> {
    const answer = await ask(this.#backend, path, { cle: request.cle }).catch(() => undefined);
    return answer?.ok ? keptIn(await answer.json().catch(() => undefined), request) : undefined;
  }

  /** Each part names the stages at which it is shown. */
  #show(stage: Stage) {
    for (const part of this.querySelectorAll<HTMLElement>('[data-stage]'))
      part.hidden = !part.dataset.stage?.split(' ').includes(stage);
  }

  #offerMore(numero: string) {
    this.#reveal('[data-short]', true);
    const link = this.#part('[data-more]') as HTMLAnchorElement;
    link.href = link.href.replaceAll('NUMERO', numero);
  }
}

customElements.define('thank-you', ThankYou);
