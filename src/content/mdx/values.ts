import { upperFirst } from '#src/lib/letters.ts';
import { inWords, ordinal } from '#src/lib/numbers.ts';
import { type FigureTable, figureComponents, figureText } from '../figures.ts';
import type { Figure, Source } from '../schemas/figure-rows.ts';
import { attributesOf, type Tag } from './tags.ts';

/**
 * What the ids of a text stand for. On the site an id that is not there stops the build; the check,
 * which names it at its line, goes on without.
 */
export type Values = {
  figure: (from: FigureTable, id: string) => Figure | undefined;
  count: (of: string) => number | undefined;
  source: (id: string) => Source | undefined;
  /** The text that a `<Selon>` stands for. */
  wording: (id: string) => string | undefined;
  /** An identity of the site by its path: contact.email. */
  identity: (path: string) => string;
};

/** The figure that a tag writes, if it is one that writes figures. */
export function figureOf(tag: Tag, { figure }: Pick<Values, 'figure'>): Figure | undefined {
  const table = figureComponents[tag.name ?? ''];
  return table && figure(table, attributesOf(tag).id ?? '');
}

type Written = Pick<Values, 'figure' | 'count'>;

/** The words that a tag stands for: a figure, a count. Undefined for any other. */
export const wordsOfTag = (tag: Tag, values: Written): string | undefined =>
  wordsOfValue(tag.name ?? '', attributesOf(tag), values);

export function wordsOfValue(
  name: string,
  attributes: Record<string, string>,
  values: Written,
): string | undefined {
  const table = figureComponents[name];
  const figure = table && values.figure(table, attributes.id ?? '');
  if (figure) return figureText(figure);
  if (name !== 'Compte') return undefined;
  const { de = '', majuscule, chiffres } = attributes;
  const count = values.count(de);
  if (count === undefined) return undefined;
  const spelt = de.startsWith('rang-')
    ? ordinal(count, !de.startsWith('rang-prix-'))
    : inWords(count);
  const words = chiffres ? String(count) : spelt;
  return majuscule ? upperFirst(words) : words;
}

/** What <Selon> stands for, as it is written in its table. */
export const wordingOf = (tag: Tag, { wording }: Pick<Values, 'wording'>): string =>
  wording(attributesOf(tag).id ?? '') ?? '';

/** The figure that <Repere> shows. */
export function guideOf(tag: Tag, { figure }: Pick<Values, 'figure'>): Figure | undefined {
  const { chiffre, delai } = attributesOf(tag);
  return chiffre === undefined ? figure('delais', delai ?? '') : figure('chiffres', chiffre);
}
