import type { Root, RootContent } from 'mdast';

/**
 * A text by its headings of second level: what stands before the first, then each heading with what
 * follows it.
 */
export function sectionsOf(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((section) => section.length > 0);
}
