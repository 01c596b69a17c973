import { upperFirst } from '#src/lib/letters.ts';
import { spellCount, spellRank } from '#src/lib/numbers.ts';
import { type FigureTable, figureComponents, figureText } from '../figures.ts';
import type { Figure, Source } from '../schemas/figure-rows.ts';
import { readAttributes, type Tag } from './tags.ts';

/**
 * Functions that return the value of an id in a text. On the site an unknown id stops the build;
 * the check reports it and continues.
 */
export type Values = {
  figure: (from: FigureTable, id: string) => Figure | undefined;
  count: (of: string) => number | undefined;
  source: (id: string) => Source | undefined;
  /** Returns the text of a <Selon>. */
  wording: (id: string) => string | undefined;
  /** Returns an identity of the site by its path, for example contact.email. */
  identity: (path: string) => string;
};

/** Finds the figure that a tag shows; undefined for other tags. */
export function findFigure(tag: Tag, { figure }: Pick<Values, 'figure'>): Figure | undefined {
  const table = figureComponents[tag.name ?? ''];
  return table && figure(table, readAttributes(tag).id ?? '');
}

type Written = Pick<Values, 'figure' | 'count'>;

/** Returns the text of a figure or a count; undefined for other tags. */
export const wordsOfTag = (tag: Tag, values: Written): string | undefined =>
  wordsOfValue(tag.name ?? '', readAttributes(tag), values);

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
    ? spellRank(count, !de.startsWith('rang-prix-'))
    : spellCount(count);
  const words = chiffres ? String(count) : spelt;
  return majuscule ? upperFirst(words) : words;
}

export const findWording = (tag: Tag, { wording }: Pick<Values, 'wording'>): string =>
  wording(readAttributes(tag).id ?? '') ?? '';

/** Finds the figure of <Repere>. */
export function findGuideFigure(tag: Tag, { figure }: Pick<Values, 'figure'>): Figure | undefined {
  const { chiffre, delai } = readAttributes(tag);
  return chiffre === undefined ? figure('delais', delai ?? '') : figure('chiffres', chiffre);
}
