import { memoize } from '#src/lib/memoize.ts';
import { applyTypography } from '#src/lib/typography.ts';
import type { FigureTable } from './figures.ts';
import { tables } from './files.ts';
import { identity } from './identity.ts';
import { lookUp } from './look-up.ts';
import { parseText } from './mdx/parse.ts';
import { readAttributes } from './mdx/tags.ts';
import { type Citation, distinct, Text } from './mdx/text.ts';
import type { Values } from './mdx/values.ts';
import { count, figure, table, wording } from './tables.ts';

export { distinct };

// The texts of the site, as its pages and whatever is made of them ask them.

const source = (id: string) => lookUp(table('sources').lignes, id, tables.sources.file);
const values: Values = { figure, count, source, wording, identity };

export const asText = (tree: Text['tree']): Text => new Text(tree, values);

/** A text of the site. What cannot be read never gets here: the check has stopped it. */
export const readText = memoize((source): Text => {
  const { tree, problem } = parseText(source);
  if (problem)
    throw new Error(`${problem.message} « ${source.slice(0, 60)}… », ligne ${problem.line}.`);
  return asText(tree);
});

/**
 * A text without its markup, for data that machines read: figures written out, notes left behind.
 */
export const plainText = (source: string): string => applyTypography(readText(source).words());

/** The headings of level 2, for a table of contents. */
export const contentsOf = (source: string): { id: string; title: string }[] =>
  readText(source)
    .headings()
    .filter(({ level }) => level === 2)
    .map(({ id, words }) => ({ id, title: applyTypography(words) }));

/**
 * The texts of a record that call anything, in the order in which it holds them. Its lines, once
 * written out, hold no tag.
 */
const findTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
};

/** The sources that a text or the texts of a record call, each once, in the order of reading. */
export const citationsIn = (value: unknown): Citation[] =>
  distinct(findTexts(value).flatMap((text) => readText(text).citations()));

/** The terms that writers mark in the texts of a record. */
export const findMarkedTerms = (value: unknown): string[] =>
  findTexts(value).flatMap((text) =>
    readText(text)
      .tags('Terme')
      .map((tag) => readAttributes(tag).id ?? ''),
  );

export const citeSource = (id: string, precision?: string): Citation => ({
  source: source(id),
  precision,
  fact: undefined,
});

/** The source of a figure that a drawing or a table shows, if it has one. */
export function citeFigure(from: FigureTable, id: string): Citation[] {
  const { source: cited, precision, nom } = figure(from, id);
  return cited ? [{ ...citeSource(cited, precision), fact: nom }] : [];
}
