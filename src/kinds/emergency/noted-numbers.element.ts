// Stores telephone numbers on the device. Visitors of the emergency page can enter them before an
// attack.

import { defineElement } from '#src/lib/element.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { readJson, removeItem, writeItem } from '#src/lib/storage.ts';

const STORAGE_KEY = 'numeros';
type Numbers = Partial<Record<string, string>>;

const INVALID_NUMBER = 'Ce numéro ne peut pas être composé. Écrivez ses chiffres.';
const STORAGE_REFUSED = 'Votre navigateur refuse de garder ce numéro. Écrivez-le sur la fiche.';

const getDigits = (text: string) => text.replace(/(?!^\+)\D/g, '');

defineElement('noted-numbers', (element) => {
  let isOpen = false;
  const readNumbers = () => readJson<Numbers>(STORAGE_KEY) ?? {};
  const showStatus = (text: string) =>
    element.querySelector('[role="status"]')?.replaceChildren(text);

  /** Updates every element of the page that shows one of these numbers. */
  const showNumbers = () => {
    const numbers = readNumbers();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-noted]')) {
      const number = numbers[link.dataset.noted ?? ''];
      if (number) link.href = `tel:${getDigits(number)}`;
      else link.removeAttribute('href');
      const place = link.querySelector('small');
      if (!place) continue;
      place.dataset.text ??= place.textContent ?? '';
      const { text = '' } = place.dataset;
      place.textContent = number ? `${number}, ${lowerFirst(text)}` : text;
      link.hidden = !number || isOpen;
    }
    for (const row of element.querySelectorAll<HTMLDetailsElement>('[data-unnoted]')) {
      const number = numbers[row.dataset.unnoted ?? ''];
      row.hidden = number !== undefined && !isOpen;
      row.open = number !== undefined && isOpen;
      const field = row.querySelector('input');
      if (field) field.value = number ?? '';
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-noted-on-sheet]'))
      place.textContent = numbers[place.dataset.notedOnSheet ?? ''] ?? '';
    const savedNotice = element.querySelector<HTMLElement>('[data-told]');
    if (savedNotice) savedNotice.hidden = Object.keys(numbers).length === 0 || isOpen;
  };
  const saveNumber = (id: string, number: string) => {
    if (number && getDigits(number).length < 2) return showStatus(INVALID_NUMBER);
    const { [id]: _, ...others } = readNumbers();
    const next = number ? { ...others, [id]: number } : others;
    if (Object.keys(next).length === 0) removeItem(STORAGE_KEY);
    else if (!writeItem(STORAGE_KEY, JSON.stringify(next))) return showStatus(STORAGE_REFUSED);
    isOpen = false;
    showNumbers();
    showStatus(number ? 'Noté sur cet appareil.' : 'Effacé de cet appareil.');
  };

  for (const form of element.querySelectorAll('form')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      saveNumber(form.dataset.number ?? '', form.querySelector('input')?.value.trim() ?? '');
    });
  }
  element.querySelector('button:not(form *)')?.addEventListener('click', () => {
    isOpen = true;
    showNumbers();
  });
  showNumbers();
});
