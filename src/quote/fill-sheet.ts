import { formatAnswer, getDescription, quoteFields } from '#shared/quote-fields.ts';
import { fillLines } from './sheet-lines.ts';
import { type Answers, textFields } from './values.ts';

const required = textFields.filter((name) => !getDescription(name).optional);

/** Copies the valid answers onto the sheet as words. */
export function fillSheet(values: Answers): void {
  const valid = textFields.filter((name) => !quoteFields[name].rule(values[name]).refusal);
  fillLines(
    document,
    Object.fromEntries(valid.map((name) => [name, formatAnswer(name, values[name])])),
  );
  const count = required.filter((name) => valid.includes(name)).length;
  for (const place of document.querySelectorAll('[data-count]'))
    place.textContent = `${count} ${count > 1 ? 'lignes' : 'ligne'} sur ${required.length}`;
}
