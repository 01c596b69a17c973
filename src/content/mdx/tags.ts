import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: { type: string }): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the attributes of a tag by name, except those whose value is not a text. */
export const readAttributes = (tag: Tag): Record<string, string> =>
  Object.fromEntries(
    tag.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  );
