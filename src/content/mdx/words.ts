import type { Nodes } from 'mdast';
import { upperFirst } from '#src/lib/letters.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { type FigureTable, figureComponents, guideLabel, guideWords } from '../figures.ts';
import type { Figure, Source } from '../schemas/figure-rows.ts';
import { parseLine, parseTree } from './parse.ts';
import { isTag, readAttributes, type Tag } from './tags.ts';

/**
 * Functions that return the value for an id, or undefined if it is unknown. The check, which runs
 * before each build, has already reported unknown ids.
 */
export type Values = {
  figure: (from: FigureTable, id: string) => Figure | undefined;
  count: (of: string) => number | undefined;
  source: (id: string) => Source | undefined;
  /** Returns the sentence of a <Selon> tag. */
  wording: (id: string) => string | undefined;
  /** Returns a value from the site's identity by its path, for example contact.email. */
  identity: (path: string) => string;
};

/** Returns the figure that a tag shows. Returns undefined if it is not a tag of a figure. */
export function findFigure(tag: Tag, { figure }: Values): Figure | undefined {
  const table = figureComponents[tag.name ?? ''];
  return table && figure(table, readAttributes(tag).id ?? '');
}

/** Returns the text of a tag that shows a figure or a count. Returns undefined for other tags. */
export function wordsOfTag(tag: Tag, values: Values): string | undefined {
  if (tag.name !== 'Compte') return findFigure(tag, values)?.texte;
  const { de = '', majuscule } = readAttributes(tag);
  const count = values.count(de);
  if (count === undefined) return undefined;
  return majuscule ? upperFirst(spellCount(count)) : spellCount(count);
}

export const findWording = (tag: Tag, { wording }: Values): string =>
  wording(readAttributes(tag).id ?? '') ?? '';

/** Node types whose children are separated by a space. */
const blocks = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
]);

/** Tags that are not part of the text, because the margin shows them. */
const shownElsewhere = new Set(['Marge', 'Source']);

/**
 * Returns the words that replace the words of a tag. If undefined, the words of the tag are used.
 */
type Replace = (tag: string) => string | undefined;

/**
 * Returns the words of a node as visitors read them: without markup, and with the values of
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
    const { chiffre, champ = '' } = readAttributes(node);
    if (name === 'Selon')
      return extractWords(parseTree(findWording(node, values)), values, replace);
    if (name === 'Site') return values.identity(champ);
    const guide = name === 'Repere' && chiffre ? values.figure('chiffres', chiffre) : undefined;
    if (guide) return `${guideWords(guide)}, ${guideLabel}`;
    const figureText = wordsOfTag(node, values);
    if (figureText !== undefined) return figureText;
  }
  if (!('children' in node)) return '';
  const words = node.children.map((child) => extractWords(child, values, replace));
  return blocks.has(node.type) ? words.filter(Boolean).join(' ') : words.join('');
}

/** Returns the words of a one-line text, with the values of figures. */
export const extractLineWords = (line: string, values: Values): string =>
  parseLine(line)
    .children.map((node) => extractWords(node, values))
    .join('');
