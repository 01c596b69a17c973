import { addScript } from './add-script.ts';
import { read, write } from './storage.ts';

const key = 'cookies';

type Choice = { mesure: boolean; le: string };

/** Asks once, remembers the answer for some months, can be asked again from the footer. Nothing is kept before. */
class CookieBanner extends HTMLElement {
  connectedCallback() {
    const choice = this.#remembered();
    if (!choice) this.hidden = false;
    else if (choice.mesure) this.#measure();
    this.addEventListener('click', (event) => {
      const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
      if (answer === 'personnaliser') this.#details(true);
      else if (answer === 'enregistrer') this.#answer(this.#box.checked);
      else if (answer) this.#answer(answer === 'accepter');
    });
    // What takes the focus meanwhile comes to rest above the banner, not under it; a message that the field before
    // it shows on being left comes first.
    document.addEventListener('focusin', ({ target }) => {
      const makeRoom = () => {
        // By keyboard only: what moves under a pointer loses its click.
        if (this.hidden || !(target as Element).matches(':is(main, footer) :focus-visible')) return;
        const covered = (target as Element).getBoundingClientRect().bottom + 8 - this.getBoundingClientRect().top;
        if (covered > 0) window.scrollBy(0, covered);
      };
      for (const delay of [0, 200]) setTimeout(makeRoom, delay);
    });
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#answer(false);
    });
    for (const opener of document.querySelectorAll('[data-open-cookies]')) {
      opener.addEventListener('click', () => {
        this.hidden = false;
        this.#details(true);
        this.focus();
      });
    }
  }

  get #box() {
    return this.querySelector('[name="mesure"]') as HTMLInputElement;
  }

  #remembered(): Choice | undefined {
    const months = Number(this.dataset.months);
    try {
      const choice: Choice = JSON.parse(read(key) ?? '');
      const until = new Date(choice.le);
      until.setMonth(until.getMonth() + months);
      return until > new Date() ? choice : undefined;
    } catch {
      return undefined;
    }
  }

  #details(open: boolean) {
    this.querySelector('[data-details]')?.toggleAttribute('hidden', !open);
    // Not what the browser has filled in again.
    this.#box.checked = this.#remembered()?.mesure ?? false;
  }

  #answer(mesure: boolean) {
    write(key, JSON.stringify({ mesure, le: new Date().toISOString() } satisfies Choice));
    this.hidden = true;
    this.#details(false);
    if (mesure) this.#measure();
  }

  /** Only a provider that the site names, and only after an agreement. */
  #measure() {
    const source = this.dataset.measure;
    if (source && !document.querySelector(`script[src="${source}"]`)) addScript(source);
  }
}

export const defineCookieBanner = () => customElements.define('cookie-banner', CookieBanner);
