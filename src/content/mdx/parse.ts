import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { memoize } from '#src/lib/memoize.ts';
import { syntaxMessage } from './syntax.ts';

export type Parsed =
  | { tree: Root; problem?: undefined }
  | { tree?: undefined; problem: { line: number; message: string } };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The tree of a text, or what keeps it from being read. */
export const parseText = memoize((source): Parsed => {
  try {
    return { tree: parser.parse(source) };
  } catch (thrown) {
    return { problem: syntaxMessage(thrown, source) };
  }
});

/** The same for those who leave it to the check to say that it cannot be read: it holds nothing. */
export const treeOf = (source: string): Root =>
  parseText(source).tree ?? { type: 'root', children: [] };
