import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

type Attributes = Record<string, string>;

const parts = (name: string, attributes: Attributes, children: RootContent[]) => ({
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute' as const, name: key, value })),
  children: children as never[],
});

/** A component that stands between paragraphs. */
export const flowElement = (name: string, attributes: Attributes, children: RootContent[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  ...parts(name, attributes, children),
});

/** A component within a sentence. */
export const textElement = (name: string, attributes: Attributes, children: RootContent[] = []): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  ...parts(name, attributes, children),
});
