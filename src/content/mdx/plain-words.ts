import type { Nodes } from 'mdast';
import { guideLabel, guideWords } from '../figures.ts';
import { parseLine, parseTree } from './parse.ts';
import { isTag, readAttributes } from './tags.ts';
import { findGuideFigure, findWording, type Values, wordsOfTag } from './values.ts';

/** Blocks are separated by a space. */
const blocks = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
]);

/** Tags that are shown in the margin. */
const shownElsewhere = new Set(['Marge', 'Source']);

/** Returns the replacement of a tag's words. Undefined keeps the words. */
export type Replace = (tag: string) => string | undefined;

/** The words of a node as a visitor reads them: no markup, figures figureText out. */
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
 * A line with its figures figureText out. A tag that has a mistake says nothing: the check names it.
 */
export const extractLineWords = (line: string, values: LineValues): string =>
  parseLine(line)
    .children.map((node) => {
      if (!isTag(node)) return node.type === 'text' ? node.value : '';
      if (node.name === 'Selon') return extractLineWords(findWording(node, values), values);
      return wordsOfTag(node, values) ?? '';
    })
    .join('');
