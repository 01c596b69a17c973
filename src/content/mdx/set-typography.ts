import type { PhrasingContent, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadSite } from '#src/content/load.ts';
import { listLines } from '#src/content/mdx/find-tags.ts';
import { isTag, type Tag } from '#src/content/mdx/tags.ts';
import { extractLineWords, wordsOfTag } from '#src/content/mdx/words.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { splitUnbroken } from '#src/lib/unbroken.ts';
import { textElement } from './element.ts';

/**
 * Writes the values of figures and counts into a text, and applies French typography. Values are
 * part of the sentence, so that the typography rules see them.
 */
export function setTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isTag(node)) writeLines(node);
      if ('children' in node)
        node.children = joinTexts((node.children as RootContent[]).flatMap(writeValue)) as never[];
    });
    visit(tree, 'text', (node, index = 0, parent) => {
      // Puts a letter in the place of a neighbour such as a link, so that the space before it stays.
      const before = index > 0 && /^\s/.test(node.value) ? 'x' : '';
      const after = parent?.children[index + 1] && /\s$/.test(node.value) ? 'x' : '';
      const set = applyTypography(before + node.value + after);
      node.value = set.slice(before.length, set.length - after.length);
    });
  };
}

/**
 * Returns the nodes that replace a node: none for a source, because the margin shows the sources.
 */
function writeValue(node: RootContent): RootContent[] {
  if (!isTag(node)) return [node];
  if (node.name === 'Source') return [];
  if (node.name === 'Libre') return (node.children as RootContent[]).flatMap(writeValue);
  const value = wordsOfTag(node, loadSite().values);
  return value === undefined ? [node] : [{ type: 'text', value }];
}

function joinTexts(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
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
