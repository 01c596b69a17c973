import { formatFigure } from '../../domain/numbers.ts';
import { type Figures, figureComponents } from '../figures.ts';

const number = String.raw`\d(?:[\d.,]|[ \u00A0\u202F](?=\d))*`;
const units = /€|k€|M€|Md€|euros?|%|pour cent|heures?|h|minutes?|min|secondes?|jours?|semaines?|mois|années?|ans?/.source;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${number}[ \u00A0\u202F]?(?:à|-|et)[ \u00A0\u202F]?)?${number}[ \u00A0\u202F]?(?:${units})(?![\p{L}\d])`,
  'giu',
);

/** Ways of speaking that measure nothing. */
const idioms = /^(?:24[ \u00A0\u202F]?h)$/i;

/** Amounts, percentages and delays typed in a text, where a table should be quoted. */
export function typedNumbers(text: string): { index: number; text: string }[] {
  return [...text.matchAll(amount)]
    .filter((match) => !(idioms.test(match[0]) && text.slice(match.index + match[0].length).startsWith('/24')))
    .map((match) => ({ index: match.index, text: match[0] }));
}

/** The year of a study, which moves on. */
export const typedYears = (text: string): { index: number; text: string }[] =>
  [...text.matchAll(/exercice[ \u00A0]20\d\d/g)].map(({ 0: typed, index }) => ({ index, text: typed }));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]|^exercice/g, '')
    .replace(/heures?/, 'h')
    .replace(/minutes?/, 'min')
    .replace(/euros?/, '€')
    .replace(/s$/, '');

/** A number of the tables that reads like the typed one; whether it is the same, only the writer knows. */
type Known = { tag: string; lookUp: string; nom: string };

function sameFigure(typed: string, figures: Figures | undefined): Known[] {
  if (!figures) return [];
  const wanted = plain(typed);
  return Object.entries(figureComponents)
    .flatMap(([component, table]) =>
      Object.entries(figures[table])
        .filter(([, { valeur, unite }]) => plain(formatFigure(valeur, unite)) === wanted)
        .map(([id, { nom }]) => ({ tag: `<${component} id="${id}" />`, lookUp: `figures.${table}['${id}']`, nom })),
    )
    .slice(0, 4);
}

export const numberMessage = (typed: string, figures: Figures | undefined) =>
  typedMessage(
    typed,
    'dans le texte',
    sameFigure(typed, figures).map(({ tag, nom }) => `${tag} (${nom})`),
    'écrivez <Libre raison="…">…</Libre> s’il n’appartient à aucune',
  );

export const codeNumberMessage = (typed: string, figures: Figures | undefined) =>
  typedMessage(
    typed,
    'dans le programme',
    sameFigure(typed, figures).map(({ lookUp, nom }) => `${lookUp} (${nom})`),
    'écrivez freeNumber(…, raison) s’il n’appartient à aucune',
  );

function typedMessage(typed: string, where: string, known: string[], otherwise: string): string {
  const remedy =
    known.length > 0
      ? `Si c’est de lui qu’il s’agit, écrivez ${known.join(' ou ')}. Sinon, ajoutez-le à une table.`
      : `Ajoutez-le à une table de content/tables/, ou ${otherwise}.`;
  return `« ${typed.trim()} » est tapé ${where} ; un nombre du site n’est écrit qu’une fois, dans une table. ${remedy}`;
}
