import type { PhrasingContent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitUnbroken } from '#src/lib/unbroken.ts';
import { textElement } from './element.ts';

/** Keeps words with a hyphen on one line. It is the last plugin, because it splits text nodes. */
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
