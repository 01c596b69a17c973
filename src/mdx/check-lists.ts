import type { ListItem, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { attributesOf, isTag } from '#src/content/text/tags.ts';

const element = (name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as MdxJsxTextElement['children'],
});

const itemsOf = (list: MdxJsxFlowElement) =>
  list.children.flatMap((child) => (child.type === 'list' ? (child.children as ListItem[]) : []));

/** The items of a list that ticks: a box and its label each. */
export function tickCheckLists() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isTag(node) || node.type !== 'mdxJsxFlowElement' || node.name !== 'Cocher') return;
      itemsOf(node).forEach((item, index) => {
        const [text] = item.children;
        if (text?.type !== 'paragraph') return;
        const box = element(
          'input',
          { type: 'checkbox', name: `${attributesOf(node).id}-${index + 1}`, autoComplete: 'off' },
          [],
        );
        const label = element('label', {}, [box, element('span', {}, text.children)]);
        item.children = [{ type: 'paragraph', children: [label] as unknown as typeof text.children }, ...item.children.slice(1)];
      });
    });
  };
}
