import type { Nodes } from 'mdast';
import { upperFirst } from '#src/lib/letters.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { type FigureTable, figureComponents, guideLabel, guideWords } from '../figures.ts';
import type { Figure, Source } from '../schemas/figure-rows.ts';
import { parseLine, parseTree } from './parse.ts';
import { isTag, readAttributes, type Tag } from './tags.ts';

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
export function findFigure(tag: Tag, { figure }: Values): Figure | undefined {
  const table = figureComponents[tag.name ?? ''];
  return table && figure(table, readAttributes(tag).id ?? '');
}

/** Returns the text of a figure or a count; undefined for other tags. */
export const wordsOfTag = (tag: Tag, values: Values): string | undefined =>
  tag.name === 'Compte' ? formatCount(readAttributes(tag), values) : findFigure(tag, values)?.texte;

export type CountAttributes = { de?: string; majuscule?: string };

export function formatCount(
  { de = '', majuscule }: CountAttributes,
  values: Values,
): string | undefined {
  const count = values.count(de);
  if (count === undefined) return undefined;
  const words = spellCount(count);
  return majuscule ? upperFirst(words) : words;
}

export const findWording = (tag: Tag, { wording }: Values): string =>
  wording(readAttributes(tag).id ?? '') ?? '';

/** Finds the figure of <Repere>. */
function findGuideFigure(tag: Tag, { figure }: Values): Figure | undefined {
  const { chiffre, delai } = readAttributes(tag);
  return chiffre === undefined ? figure('delais', delai ?? '') : figure('chiffres', chiffre);
}

/** Nodes with a space between their children. */
const blocks = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
]);

/** Tags that the margin shows, not the text. */
const shownElsewhere = new Set(['Marge', 'Source']);

/** Returns the replacement of a tag's words. Undefined keeps the words. */
export type Replace = (tag: string) => string | undefined;

/**
 * Returns the words of a node as the visitor reads them: without markup, with the values of
 * figures.
 */
export function extractWords(node: Nodes, values: Values, replace?: Replace): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll('\n', ' ');
    case 'break':
      return ' ';
    default:
  }
  if (isTag(node)) {
    const name = node.name ?? '';
    const replaced = replace?.(name);
    if (replaced !== undefined) return replaced;
    if (shownElsewhere.has(name)) return '';
    if (name === 'Selon')
      return extractWords(parseTree(findWording(node, values)), values, replace);
    if (name === 'Site') return values.identity(readAttributes(node).champ ?? '');
    const guide = name === 'Repere' ? findGuideFigure(node, values) : undefined;
    if (guide) return `${guideWords(guide)}, ${guideLabel}`;
    const figureText = wordsOfTag(node, values);
    if (figureText !== undefined) return figureText;
  }
  if (!('children' in node)) return '';
  const words = node.children.map((child) => extractWords(child, values, replace));
  return blocks.has(node.type) ? words.filter(Boolean).join(' ') : words.join('');
}

/**
 * Returns the words of a line with the values of its figures. A wrong tag gives no words, because
 * the check reports it.
 */
export const extractLineWords = (line: string, values: Values): string =>
  parseLine(line)
    .children.map((node) => {
      if (!isTag(node)) return node.type === 'text' ? node.value : '';
      if (node.name === 'Selon') return extractLineWords(findWording(node, values), values);
      return wordsOfTag(node, values) ?? '';
    })
    .join('');
