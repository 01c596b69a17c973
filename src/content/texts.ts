import { memoize } from '#src/lib/memoize.ts';
import { applyTypography } from '#src/lib/typography.ts';
import type { FigureTable } from './figures.ts';
import { loadSite } from './load.ts';
import { lookUp } from './look-up.ts';
import { parseText } from './mdx/parse.ts';
import { readAttributes } from './mdx/tags.ts';
import { type Citation, distinct, Text } from './mdx/text.ts';
import { figure, table } from './tables.ts';

// Functions that read the MDX texts of the site, for pages and for generated files.

/**
 * Parses a text. Throws if its syntax is wrong, but the check has already stopped the build in this
 * case.
 */
const readText = memoize((source): Text => {
  const { tree, problem } = parseText(source);
  if (problem)
    throw new Error(`${problem.message} « ${source.slice(0, 60)}… », ligne ${problem.line}.`);
  return new Text(tree, loadSite().values);
});

/**
 * Returns a text without markup and notes, for machine-readable data. It contains the values of
 * figures.
 */
export const plainText = (source: string): string => applyTypography(readText(source).words());

/** Lists the headings of level 2 for a table of contents. */
export const listHeadings = (source: string): { id: string; title: string }[] =>
  readText(source)
    .headings()
    .filter(({ level }) => level === 2)
    .map(({ id, words }) => ({ id, title: applyTypography(words) }));

/**
 * Finds all MDX texts inside a value, in their order. One-line texts contain no tags, because
 * load.ts has already replaced them.
 */
const findTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
};

/**
 * Lists the sources that the texts inside a value cite, in reading order and without duplicates.
 */
export const collectCitations = (value: unknown): Citation[] =>
  distinct(findTexts(value).flatMap((text) => readText(text).citations()));

/** Lists the terms that writers have marked with <Terme> in the texts inside a value. */
export const findMarkedTerms = (value: unknown): string[] =>
  findTexts(value).flatMap((text) =>
    readText(text)
      .tags('Terme')
      .map((tag) => readAttributes(tag).id ?? ''),
  );

export const citeSource = (id: string, precision?: string): Citation => ({
  source: lookUp(table('sources').lignes, id),
  precision,
  fact: undefined,
});

/**
 * Returns the source of a figure for a chart or a table. Returns an empty list if the figure has
 * none.
 */
export function citeFigure(from: FigureTable, id: string): Citation[] {
  const { source: cited, precision, nom } = figure(from, id);
  return cited ? [{ ...citeSource(cited, precision), fact: nom }] : [];
}
