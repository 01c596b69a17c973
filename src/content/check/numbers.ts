import { formatFigure } from '#src/lib/numbers.ts';
import { type Figures, figureComponents, figureTables } from '../figures.ts';
import type { Meta } from '../schemas/types.ts';
import type { TextPlace } from './context.ts';

const space = '[ \\u00A0\\u202F]';
const number = `\\d(?:[\\d.,]|${space}(?=\\d))*`;
const units =
  /€|k€|M€|Md€|euros?|%|pour cent|heures?|h(?!\/24)|minutes?|min|secondes?|jours?|semaines?|mois|années?|ans?/
    .source;
const range = `(?:${number}${space}?(?:à|-|et)${space}?)?`;
const amount = new RegExp(
  `(?<![\\p{L}\\d-])${range}${number}${space}?(?:${units})(?![\\p{L}\\d])`,
  'giu',
);

/**
 * Finds amounts, percentages and durations that a writer has typed, because these must come from a
 * table.
 */
export const findTypedNumbers = (text: string): { index: number; typed: string }[] =>
  [...text.matchAll(amount)].map(({ index, 0: typed }) => ({ index, typed: typed.trim() }));

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]|^exercice/g, '')
    .replace(/heures?/, 'h')
    .replace(/minutes?/, 'min')
    .replace(/euros?/, '€')
    .replace(/s$/, '');

/**
 * Lists the figures whose text is the same as a typed number. The writer must choose one, because
 * two figures may have the same value by chance.
 */
export function describeTypedNumber(typed: string, figures: Figures, isLine = false): string {
  const matches = Object.entries(figureComponents).flatMap(([component, table]) =>
    Object.entries(figures[table])
      .filter(([, { valeur, unite }]) => simplify(formatFigure(valeur, unite)) === simplify(typed))
      .map(([id, { nom }]) => `<${component} id="${id}" /> (${nom})`),
  );
  const remedy =
    matches.length > 0
      ? `Même nombre, pour autre chose peut-être : ${matches.slice(0, 4).join(' ou ')}. Sinon, ` +
        'ajoutez-le'
      : 'Ajoutez-le';
  const exit = isLine ? '' : ', ou écrivez <Libre raison="…">…</Libre> s’il n’appartient à aucune';
  return (
    `« ${typed} » est tapé dans le texte ; un nombre du site n’est écrit qu’une fois, dans une ` +
    `table. ${remedy} à une table de content/tables/${exit}.`
  );
}

/**
 * Checks that a text shows a figure without a public source only with the tag <Repere>, once on
 * a page, and a promise of the site without proof only with <Affirmation>, which hides it until there
 * is a proof.
 */
export function checkFigure(
  { table, shows }: Meta,
  id: string,
  { entry: { file, route }, line, context: { figures, ownerOfFigure }, report }: TextPlace,
): void {
  const from = figureTables.find((each) => each === table);
  const figure = from && figures[from][id];
  if (!figure) return;
  const { nom, preuve, indicatif = false } = figure;
  if (preuve === 'illustratif' && shows !== 'promise')
    report(
      `« ${nom} » n’est pas prouvé : seul <Affirmation chiffre="${id}"> le montre, quand il l’est.`,
    );
  const isGuide = shows === 'guide';
  const first = indicatif && isGuide && ownerOfFigure(`${route} ${from} ${id}`, `${file}:${line}`);
  if (first)
    report(`« ${nom} » est déjà sur cette page (${first}). Un repère s’y montre une fois.`);
  if (indicatif && !isGuide)
    report(
      `« ${nom} » n’a pas de source publique. Montrez-le seul, par <Repere chiffre="${id}" />.`,
    );
  if (!indicatif && isGuide)
    report(`« ${nom} » n’est pas un repère indicatif : écrivez-le dans la phrase, avec sa source.`);
}
