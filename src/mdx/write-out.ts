import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { count, figure, wording } from '#src/content/tables.ts';
import { wordsOfLine } from '#src/content/text/plain-words.ts';
import { isTag, linesOf, type Tag } from '#src/content/text/tags.ts';
import { wordsOfTag } from '#src/content/text/values.ts';
import { typography } from '#src/lib/typography.ts';

/**
 * Writes figures and counts out as text, drops what only the margin shows, and sets the words as
 * French does.
 */
export function writeOut() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || index === undefined || !parent) return undefined;
      const siblings = parent.children as RootContent[];
      const words = wordsOfTag(node, { figure, count });
      if (words !== undefined) {
        siblings.splice(index, 1, textNode(words, node));
        return [SKIP, index + 1];
      }
      if (node.name === 'Source') {
        siblings.splice(index, 1);
        return [SKIP, index];
      }
      if (node.name === 'Libre') {
        siblings.splice(index, 1, ...(node.children as RootContent[]));
        return [SKIP, index];
      }
      const lines = new Map(linesOf(node));
      // A mail is plain text, and not every program shows a narrow space.
      const setLine = node.name === 'Courriel' ? (words: string) => words : typography;
      for (const each of node.attributes) {
        const line = each.type === 'mdxJsxAttribute' ? lines.get(each.name) : undefined;
        if (line !== undefined) each.value = setLine(wordsOfLine(line, { figure, count, wording }));
      }
      return undefined;
    });
    mergeTexts(tree);
    visit(tree, 'text', (node, index = 0, parent) => {
      node.value = setWords(node.value, index > 0, index < (parent?.children.length ?? 0) - 1);
    });
  };
}

/**
 * A space between a link and « ! », or between « and bold type, belongs to a sign that stands in
 * another text.
 */
function setWords(text: string, follows: boolean, goesOn: boolean): string {
  const before = follows && /^\s/.test(text) ? 'x' : '';
  const after = goesOn && /\s$/.test(text) ? 'x' : '';
  return typography(before + text + after).slice(before.length, after ? -1 : undefined);
}

/** Alone between two paragraphs, a figure is a paragraph. */
function textNode(value: string, { type }: Tag): RootContent {
  const text: Text = { type: 'text', value };
  const paragraph: Paragraph = { type: 'paragraph', children: [text] };
  return type === 'mdxJsxTextElement' ? text : paragraph;
}

/** Typography looks at what stands before and after a sign: texts that touch are one text. */
function mergeTexts(tree: Root) {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const children = node.children as RootContent[];
    for (let index = children.length - 1; index > 0; index -= 1) {
      const [before, after] = [children[index - 1], children[index]];
      if (before?.type === 'text' && after?.type === 'text') {
        before.value += after.value;
        children.splice(index, 1);
      }
    }
  });
}
