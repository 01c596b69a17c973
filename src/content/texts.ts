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

// Functions that read the texts of the site, for pages and generated files.

const source = (id: string) => lookUp(table('sources').lignes, id, tables.sources.file);
const values: Values = { figure, count, source, wording, identity };

export const asText = (tree: Text['tree']): Text => new Text(tree, values);

/** Parses a text of the site. Throws on wrong syntax, but the check stops the build before. */
export const readText = memoize((source): Text => {
  const { tree, problem } = parseText(source);
  if (problem)
    throw new Error(`${problem.message} « ${source.slice(0, 60)}… », ligne ${problem.line}.`);
  return asText(tree);
});

/**
 * Returns a text without markup and notes, with the values of figures, for machine-readable data.
 */
export const plainText = (source: string): string => applyTypography(readText(source).words());

/** Lists the headings of level 2 for a table of contents. */
export const listHeadings = (source: string): { id: string; title: string }[] =>
  readText(source)
    .headings()
    .filter(({ level }) => level === 2)
    .map(({ id, words }) => ({ id, title: applyTypography(words) }));

/**
 * Finds the texts with tags in a value, in their order. Lines have no tags any more, because
 * load.ts has replaced them.
 */
const findTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
};

/** Lists the sources that the texts of a value cite, each once, in reading order. */
export const collectCitations = (value: unknown): Citation[] =>
  distinct(findTexts(value).flatMap((text) => readText(text).citations()));

/** Lists the terms that writers mark in the texts of a value. */
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

/** Returns the source of a figure in a chart or a table, if the figure has one. */
export function citeFigure(from: FigureTable, id: string): Citation[] {
  const { source: cited, precision, nom } = figure(from, id);
  return cited ? [{ ...citeSource(cited, precision), fact: nom }] : [];
}
