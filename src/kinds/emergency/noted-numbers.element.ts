// Stores telephone numbers on the device. Visitors of the emergency page can enter them before an
// attack. Stores the incident form too, because a second script would exceed the budget of the page.

import { defineElement, getPart } from '#src/lib/element.ts';
import { readItem, readJson, removeItem, writeItem } from '#src/lib/storage.ts';

const STORAGE_KEY = 'numeros';
const SHEET_KEY = 'fiche';
type Numbers = Partial<Record<string, string>>;

const INVALID_NUMBER = 'Ce numéro ne peut pas être composé. Écrivez ses chiffres.';
const STORAGE_REFUSED = 'Votre navigateur refuse de garder ce numéro. Écrivez-le sur la fiche.';

const getDigits = (text: string) => text.replace(/(?!^\+)\D/g, '');

function keepSheet(form: HTMLFormElement) {
  const savedFields = new URLSearchParams(readItem(SHEET_KEY) ?? '');
  for (const field of form.querySelectorAll('input'))
    field.value = savedFields.get(field.name) ?? '';
  form.addEventListener('input', () =>
    writeItem(SHEET_KEY, `${new URLSearchParams([...new FormData(form)] as [string, string][])}`),
  );
  form.addEventListener('reset', (event) =>
    confirm('Effacer la fiche\u202F?') ? removeItem(SHEET_KEY) : event.preventDefault(),
  );
}

defineElement('noted-numbers', (element) => {
  keepSheet(getPart(document, '#fiche form'));
  let isOpen = false;
  const readNumbers = () => readJson<Numbers>(STORAGE_KEY) ?? {};
  const showStatus = (text: string) => getPart(element, '[role="status"]').replaceChildren(text);

  /** Updates every element of the page that shows one of these numbers. */
  const showNumbers = () => {
    const numbers = readNumbers();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-noted]')) {
      const number = numbers[link.dataset.noted ?? ''];
      if (number) link.href = `tel:${getDigits(number)}`;
      else link.removeAttribute('href');
      if (element.contains(link)) link.hidden = !number || isOpen;
    }
    for (const row of element.querySelectorAll<HTMLDetailsElement>('[data-unnoted]')) {
      const number = numbers[row.dataset.unnoted ?? ''];
      row.hidden = Boolean(number) && !isOpen;
      row.open = Boolean(number) && isOpen;
      getPart<HTMLInputElement>(row, 'input').value = number ?? '';
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-number-place]'))
      place.textContent = numbers[place.dataset.numberPlace ?? ''] ?? '';
    getPart(element, '[data-told]').hidden = Object.keys(numbers).length === 0 || isOpen;
  };
  const saveNumber = (id: string, number: string) => {
    if (number && getDigits(number).length < 2) return showStatus(INVALID_NUMBER);
    const numbers = readNumbers();
    if (number) numbers[id] = number;
    else delete numbers[id];
    if (Object.keys(numbers).length === 0) removeItem(STORAGE_KEY);
    else if (!writeItem(STORAGE_KEY, JSON.stringify(numbers))) return showStatus(STORAGE_REFUSED);
    isOpen = false;
    showNumbers();
    showStatus(number ? 'Noté sur cet appareil.' : 'Effacé de cet appareil.');
  };

  for (const form of element.querySelectorAll('form')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = getPart<HTMLInputElement>(form, 'input');
      saveNumber(form.dataset.number ?? '', value.trim());
    });
  }
  getPart(element, 'button:not(form *)').addEventListener('click', () => {
    isOpen = true;
    showNumbers();
  });
  showNumbers();
});
