// On the emergency page: numbers that one may note beforehand. They stay on the device, and are one touch away when it happens.
import { readJson, remove, write } from '../storage.ts';

const key = 'numeros';
type Numbers = Partial<Record<string, string>>;

const wrong = 'Ce numéro ne peut pas être composé. Écrivez ses chiffres.';
const refused = 'Votre navigateur refuse de garder ce numéro. Écrivez-le sur la fiche.';

/** What a telephone dials of it. */
const digits = (text: string) => text.replace(/(?!^\+)\D/g, '');

class NotedNumbers extends HTMLElement {
  #isOpen = false;

  connectedCallback() {
    for (const form of this.querySelectorAll('form')) {
      form.hidden = false;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.#note(form.dataset.number ?? '', form.querySelector('input')?.value.trim() ?? '');
      });
    }
    this.querySelector('button:not(form *)')?.addEventListener('click', () => {
      this.#isOpen = true;
      this.#show();
    });
    this.#show();
  }

  get #numbers(): Numbers {
    return readJson<Numbers>(key) ?? {};
  }

  #note(id: string, number: string) {
    if (number && digits(number).length < 2) return this.#say(wrong);
    const { [id]: _, ...others } = this.#numbers;
    const next = number ? { ...others, [id]: number } : others;
    if (Object.keys(next).length === 0) remove(key);
    else if (!write(key, JSON.stringify(next))) return this.#say(refused);
    this.#isOpen = false;
    this.#show();
    this.#say(number ? 'Noté sur cet appareil.' : 'Effacé de cet appareil.');
  }

  /** Wherever the page names them: in the rows, behind the doors, on the sheet. */
  #show() {
    const numbers = this.#numbers;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-noted]')) {
      const number = numbers[link.dataset.noted ?? ''];
      if (number) link.href = `tel:${digits(number)}`;
      else link.removeAttribute('href');
      const place = link.querySelector('small');
      if (!place) continue;
      place.dataset.text ??= place.textContent ?? '';
      const { text = '' } = place.dataset;
      place.textContent = number ? `${number}, ${text[0]?.toLowerCase()}${text.slice(1)}` : text;
      link.hidden = !number || this.#isOpen;
    }
    for (const row of this.querySelectorAll<HTMLDetailsElement>('[data-unnoted]')) {
      const number = numbers[row.dataset.unnoted ?? ''];
      row.hidden = number !== undefined && !this.#isOpen;
      row.open = number !== undefined && this.#isOpen;
      const field = row.querySelector('input');
      if (field) field.value = number ?? '';
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-noted-on-sheet]'))
      place.textContent = numbers[place.dataset.notedOnSheet ?? ''] ?? '';
    const told = this.querySelector<HTMLElement>('[data-told]');
    if (told) told.hidden = Object.keys(numbers).length === 0 || this.#isOpen;
  }

  #say(text: string) {
    this.querySelector('[role="status"]')?.replaceChildren(text);
  }
}

customElements.define('noted-numbers', NotedNumbers);
