import { formatFigure } from '#src/lib/numbers.ts';
import { type Figures, figureComponents } from '../figures.ts';

const number = String.raw`\d(?:[\d.,]|[ \u00A0\u202F](?=\d))*`;
const units =
  /€|k€|M€|Md€|euros?|%|pour cent|heures?|h|minutes?|min|secondes?|jours?|semaines?|mois|années?|ans?/
    .source;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${number}[ \u00A0\u202F]?(?:à|-|et)[ \u00A0\u202F]?)?${number}[ \u00A0\u202F]?(?:${units})(?![\p{L}\d])`,
  'giu',
);

/** Expressions with a number that is not a measure, for example 24 h. */
const idioms = /^(?:24[ \u00A0\u202F]?h)$/i;

/** Finds typed amounts, percentages and delays, which must be figures of a table. */
export function typedNumbers(text: string): { index: number; text: string }[] {
  return [...text.matchAll(amount)]
    .filter(
      (match) =>
        !(idioms.test(match[0]) && text.slice(match.index + match[0].length).startsWith('/24')),
    )
    .map((match) => ({ index: match.index, text: match[0] }));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]|^exercice/g, '')
    .replace(/heures?/, 'h')
    .replace(/minutes?/, 'min')
    .replace(/euros?/, '€')
    .replace(/s$/, '');

/**
 * Lists the figures with the same text as a typed number. The writer chooses, because two figures
 * may have the same value by chance.
 */
export function numberMessage(typed: string, figures: Figures | undefined): string {
  const plainText = plain(typed);
  const matches = Object.entries(figureComponents).flatMap(([component, table]) =>
    Object.entries(figures?.[table] ?? {})
      .filter(([, { valeur, unite }]) => plain(formatFigure(valeur, unite)) === plainText)
      .map(([id, { nom }]) => `<${component} id="${id}" /> (${nom})`),
  );
  const remedy =
    matches.length > 0
      ? `Si c’est de lui qu’il s’agit, écrivez ${matches.slice(0, 4).join(' ou ')}. Sinon, ` +
        'ajoutez-le à une table.'
      : `Ajoutez-le à une table de content/tables/, ou écrivez <Libre raison="…">…</Libre> ` +
        's’il n’appartient à aucune.';
  return (
    `« ${typed.trim()} » est tapé dans le texte ; un nombre du site n’est écrit qu’une ` +
    `fois, dans une table. ${remedy}`
  );
}
