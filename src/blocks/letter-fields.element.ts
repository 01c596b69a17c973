// Fills the visitor's data into the model letters of the page, and copies or prints one of them.
import { defineElement, getPart, handlePress } from '#src/lib/element.ts';

defineElement('letter-fields', (form) => {
  const fillLetters = ({ name, value }: HTMLInputElement) => {
    for (const part of document.querySelectorAll<HTMLElement>(`[data-letter-field="${name}"]`)) {
      part.dataset.blank ??= part.textContent;
      part.textContent = value.trim() || part.dataset.blank;
    }
  };
  // Fills the letters when the page opens, because the browser restores the typed values when the
  // visitor comes back to it.
  for (const input of form.querySelectorAll('input')) if (input.value) fillLetters(input);
  form.addEventListener('input', ({ target }) => fillLetters(target as HTMLInputElement));
  form.hidden = false;
});

/** Returns a letter as plain text with an empty line between its paragraphs. */
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
    // Waits for the afterprint event, because in some browsers print() returns before the page is
    // printed.
    addEventListener('afterprint', () => delete letter.dataset.printed, { once: true });
    print();
  });
  getPart(letter, 'p[hidden]').hidden = false;
});
