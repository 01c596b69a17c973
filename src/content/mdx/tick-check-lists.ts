import type { ListItem, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isTag, readAttributes } from '#src/content/mdx/tags.ts';
import { textElement } from './element.ts';

const listItems = (list: MdxJsxFlowElement) =>
  list.children.flatMap((child) => (child.type === 'list' ? (child.children as ListItem[]) : []));

/** Adds a checkbox and a label to each item of a check list. */
export function tickCheckLists() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isTag(node) || node.type !== 'mdxJsxFlowElement' || node.name !== 'Cocher') return;
      listItems(node).forEach((item, index) => {
        const [text] = item.children;
        if (text?.type !== 'paragraph') return;
        const name = `${readAttributes(node).id}-${index + 1}`;
        const box = textElement('input', { type: 'checkbox', name, autoComplete: 'off' });
        const label = textElement('label', {}, [box, textElement('span', {}, text.children)]);
        item.children = [
          { type: 'paragraph', children: [label] as unknown as typeof text.children },
          ...item.children.slice(1),
        ];
      });
    });
  };
}
