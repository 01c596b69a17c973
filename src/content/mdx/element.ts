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

/** A component between paragraphs. */
export const flowElement = element('mdxJsxFlowElement');

/** A component within a sentence. */
export const textElement = element('mdxJsxTextElement');
