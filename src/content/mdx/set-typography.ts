import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadSite } from '#src/content/load.ts';
import { listLines } from '#src/content/mdx/find-tags.ts';
import { isTag, type Tag } from '#src/content/mdx/tags.ts';
import { extractLineWords, extractWords, wordsOfTag } from '#src/content/mdx/words.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { splitUnbroken } from '#src/lib/unbroken.ts';
import { textElement } from './element.ts';

/**
 * Applies French typography to all texts of a tree. Also replaces the figures in attributes by
 * their values.
 */
export function setTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isTag(node)) writeLines(node);
      if ('children' in node) removeSources(node.children as RootContent[]);
    });
    visit(tree, 'text', (node, index = 0, parent) => {
      const before = /^\s/.test(node.value) ? edgeWords(parent?.children[index - 1]) : '';
      const after = /\s$/.test(node.value) ? edgeWords(parent?.children[index + 1]) : '';
      const set = applyTypography(before + node.value + after);
      node.value = set.slice(before.length, set.length - after.length);
    });
  };
}

/**
 * Removes the tags of sources, because the margin shows the sources. Joins the texts before and
 * after a source, so that the typography rules see the space between them.
 */
function removeSources(nodes: RootContent[]): void {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node || !isTag(node) || node.name !== 'Source') continue;
    nodes.splice(index, 1);
    const [before, after] = [nodes[index - 1], nodes[index]];
    if (before?.type !== 'text' || after?.type !== 'text') continue;
    before.value += after.value;
    nodes.splice(index, 1);
  }
}

function writeLines(tag: Tag): void {
  const lines = new Map(listLines(tag));
  // A mail keeps its normal spaces, because some mail programs do not show a narrow space.
  const setLine = tag.name === 'Courriel' ? (words: string) => words : applyTypography;
  for (const attribute of tag.attributes) {
    const line = attribute.type === 'mdxJsxAttribute' ? lines.get(attribute.name) : undefined;
    if (line !== undefined) attribute.value = setLine(extractLineWords(line, loadSite().values));
  }
}

/**
 * Returns the words of the node before or after a text. The typography rules need them to choose
 * the space between the two. Returns 'x' if the words do not matter.
 */
function edgeWords(node: Nodes | undefined): string {
  if (!node) return '';
  if (!isTag(node)) return 'x';
  if (node.name === 'Libre') return extractWords(node, loadSite().values).trim();
  return wordsOfTag(node, loadSite().values) ?? 'x';
}

/**
 * Keeps words with a hyphen on one line. This plugin must run last, because it splits the texts of
 * the tree.
 */
export function keepWords() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const pieces = splitUnbroken(node.value);
      if (index === undefined || !parent || pieces.length === 1) return undefined;
      const nodes = pieces.map((value, place): PhrasingContent => {
        const text: Text = { type: 'text', value };
        return place % 2 === 1
          ? (textElement('span', { className: 'whitespace-nowrap' }, [text]) as PhrasingContent)
          : text;
      });
      parent.children.splice(index, 1, ...(nodes as never[]));
      return index + nodes.length;
    });
  };
}
