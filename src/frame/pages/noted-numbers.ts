// On the emergency page: numbers that one may note beforehand. They stay on the device, and are one
// touch away when it happens.
import { lowerFirst } from '#src/lib/letters.ts';
import { define } from '../element.ts';
import { readJson, remove, write } from '../storage.ts';

const key = 'numeros';
type Numbers = Partial<Record<string, string>>;

const wrong = 'Ce numéro ne peut pas être composé. Écrivez ses chiffres.';
const refused = 'Votre navigateur refuse de garder ce numéro. Écrivez-le sur la fiche.';

/** What a telephone dials of it. */
const digits = (text: string) => text.replace(/(?!^\+)\D/g, '');

define('noted-numbers', (element) => {
  let isOpen = false;
  const noted = () => readJson<Numbers>(key) ?? {};
  const say = (text: string) => element.querySelector('[role="status"]')?.replaceChildren(text);

  /** Wherever the page names them: in the rows, behind the doors, on the sheet. */
  const show = () => {
    const numbers = noted();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-noted]')) {
      const number = numbers[link.dataset.noted ?? ''];
      if (number) link.href = `tel:${digits(number)}`;
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
    const told = element.querySelector<HTMLElement>('[data-told]');
    if (told) told.hidden = Object.keys(numbers).length === 0 || isOpen;
  };
  const note = (id: string, number: string) => {
    if (number && digits(number).length < 2) return say(wrong);
    const { [id]: _, ...others } = noted();
    const next = number ? { ...others, [id]: number } : others;
    if (Object.keys(next).length === 0) remove(key);
    else if (!write(key, JSON.stringify(next))) return say(refused);
    isOpen = false;
    show();
    say(number ? 'Noté sur cet appareil.' : 'Effacé de cet appareil.');
  };

  for (const form of element.querySelectorAll('form')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      note(form.dataset.number ?? '', form.querySelector('input')?.value.trim() ?? '');
    });
  }
  element.querySelector('button:not(form *)')?.addEventListener('click', () => {
    isOpen = true;
    show();
  });
  show();
});
