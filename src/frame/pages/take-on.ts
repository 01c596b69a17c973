// Where the link of the broker's mail leads: he says by one button that he has the request in hand. The link alone says nothing:
// programs follow the links of mails.
import { type Backend, callFunction } from '../function.ts';

type Answer = { data?: { numero: string; depuis: string; deja: boolean }; error?: { message: string } };

class TakeOn extends HTMLElement {
  connectedCallback() {
    this.#part('button').addEventListener('click', () => this.#press());
    addEventListener('hashchange', () => this.#show());
    this.#show();
  }

  #part = <Kind extends HTMLElement>(selector: string) => this.querySelector(selector) as Kind;

  #show() {
    const [number = ''] = location.hash.slice(1).split('.');
    this.#part('[data-none]').hidden = number !== '';
    this.#part('[data-asked]').hidden = number === '';
    this.#part('[data-number]').textContent = number;
    this.#part('[role="status"]').textContent = '';
  }

  async #press() {
    const button = this.#part<HTMLButtonElement>('button');
    const status = this.#part('[role="status"]');
    if (button.ariaDisabled) return;
    // It keeps the focus, which a button that is disabled loses.
    button.ariaDisabled = 'true';
    status.textContent = '';
    const lien = location.hash.slice(1);
    const answer = await callFunction(JSON.parse(this.dataset.backend ?? '{}') as Backend, '/prise-en-charge', { lien });
    const { data, error }: Answer = (await answer?.json().catch(() => undefined)) ?? {};
    button.ariaDisabled = null;
    status.textContent = data ? said(data) : (error?.message ?? this.dataset.away ?? '');
  }
}

const said = ({ numero, depuis, deja }: NonNullable<Answer['data']>) =>
  `${deja ? 'Déjà prise en charge' : 'C’est noté : prise en charge'} le ${new Date(depuis).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })}, demande ${numero}.`;

customElements.define('take-on', TakeOn);
