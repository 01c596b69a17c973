import type { RootContent } from 'mdast';

const element =
  <Type extends 'mdxJsxFlowElement' | 'mdxJsxTextElement'>(type: Type) =>
  (name: string, attributes: Record<string, string>, children: RootContent[] = []) => ({
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children: children as never[],
  });

/** Creates the tree node of a component that is between paragraphs. */
export const flowElement = element('mdxJsxFlowElement');

/** Creates the tree node of a component that is inside a sentence. */
export const textElement = element('mdxJsxTextElement');
