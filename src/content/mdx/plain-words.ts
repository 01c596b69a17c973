import type { Nodes } from 'mdast';
import { guideLabel, guideWords } from '../figures.ts';
import { parseLine, parseTree } from './parse.ts';
import { isTag, readAttributes } from './tags.ts';
import { findGuideFigure, findWording, type Values, wordsOfTag } from './values.ts';

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

export type LineValues = Pick<Values, 'figure' | 'count' | 'wording'>;

/**
 * Returns the words of a line with the values of its figures. A wrong tag gives no words, because
 * the check reports it.
 */
export const extractLineWords = (line: string, values: LineValues): string =>
  parseLine(line)
    .children.map((node) => {
      if (!isTag(node)) return node.type === 'text' ? node.value : '';
      if (node.name === 'Selon') return extractLineWords(findWording(node, values), values);
      return wordsOfTag(node, values) ?? '';
    })
    .join('');
