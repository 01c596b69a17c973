import type { Root, RootContent } from 'mdast';

/** Splits a text at its headings of level 2. The first part may have no heading. */
export function splitSections(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((section) => section.length > 0);
}
