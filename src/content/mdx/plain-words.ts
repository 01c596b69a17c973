import type { Nodes } from 'mdast';
import { guideLabel, guideWords } from '../figures.ts';
import { parseLine, treeOf } from './parse.ts';
import { attributesOf, isTag } from './tags.ts';
import { guideOf, type Values, wordingOf, wordsOfTag } from './values.ts';

/** Blocks stand apart; what is within a sentence touches. */
const blocks = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
]);

/** Tags that show nothing where they stand: the margin does. */
const shownElsewhere = new Set(['Marge', 'Source']);

/** What stands for a tag of this name instead of its words; undefined leaves it its words. */
export type Replace = (tag: string) => string | undefined;

/** The words of a node as a visitor reads them: no markup, figures written out. */
export function wordsOf(node: Nodes, values: Values, replace?: Replace): string {
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
    if (name === 'Selon') return wordsOf(treeOf(wordingOf(node, values)), values, replace);
    if (name === 'Site') return values.identity(attributesOf(node).champ ?? '');
    const guide = name === 'Repere' ? guideOf(node, values) : undefined;
    if (guide) return `${guideWords(guide)}, ${guideLabel}`;
    const written = wordsOfTag(node, values);
    if (written !== undefined) return written;
  }
  if (!('children' in node)) return '';
  const words = node.children.map((child) => wordsOf(child, values, replace));
  return blocks.has(node.type) ? words.filter(Boolean).join(' ') : words.join('');
}

/** What a line may quote. */
export type LineValues = Pick<Values, 'figure' | 'count' | 'wording'>;

/**
 * A line with its figures written out. A tag that has a mistake says nothing: the check names it.
 */
export const wordsOfLine = (line: string, values: LineValues): string =>
  parseLine(line)
    .children.map((node) => {
      if (!isTag(node)) return node.type === 'text' ? node.value : '';
      if (node.name === 'Selon') return wordsOfLine(wordingOf(node, values), values);
      return wordsOfTag(node, values) ?? '';
    })
    .join('');
