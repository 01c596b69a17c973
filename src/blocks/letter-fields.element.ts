// Fills the letters of the page, and copies or prints one of them.
import { defineElement, getPart, handlePress } from '#src/lib/element.ts';

defineElement('letter-fields', (form) => {
  const fillLetters = ({ name, value }: HTMLInputElement) => {
    for (const part of document.querySelectorAll<HTMLElement>(`[data-letter-field="${name}"]`)) {
      part.dataset.blank ??= part.textContent;
      part.textContent = value.trim() || part.dataset.blank;
    }
  };
  // Fills the letters at the start, because the browser restores the typed values when the visitor
  // goes back to the page.
  for (const input of form.querySelectorAll('input')) if (input.value) fillLetters(input);
  form.addEventListener('input', ({ target }) => fillLetters(target as HTMLInputElement));
  form.hidden = false;
});

/** Returns the text of a letter with an empty line between its paragraphs. */
function readLetter(letter: HTMLElement): string {
  const lines = letter.querySelectorAll<HTMLElement>('[data-letter] :is(p, li, tr)');
  const readLine = (line: HTMLElement) =>
    line instanceof HTMLTableRowElement
      ? [...line.cells].map((cell) => cell.textContent).join(' | ')
      : line.textContent;
  return [...lines].map(readLine).join('\n\n');
}

defineElement('model-letter', (letter) => {
  const [copyButton, printButton] = letter.querySelectorAll('button');
  const status = getPart(letter, '[role="status"]');
  if (!copyButton || !printButton) return;
  handlePress(copyButton, status, () =>
    navigator.clipboard.writeText(readLetter(letter)).then(
      () => 'Lettre copiée.',
      () => 'Votre navigateur refuse la copie\u00A0: sélectionnez le texte de la lettre.',
    ),
  );
  printButton.addEventListener('click', () => {
    letter.dataset.printed = '';
    // Some browsers return from print() before they print.
    addEventListener('afterprint', () => delete letter.dataset.printed, { once: true });
    print();
  });
  getPart(letter, 'p[hidden]').hidden = false;
});
