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

/** Parses a text. Returns its tree, or the problem if the syntax is wrong. */
export const parseText = memoize((source): Parsed => {
  try {
    return { tree: parser.parse(source) };
  } catch (thrown) {
    return { problem: syntaxMessage(thrown, source) };
  }
});

/**
 * Parses a text for callers that report no problem: a text with wrong syntax gives an empty tree.
 */
export const parseTree = (source: string): Root =>
  parseText(source).tree ?? { type: 'root', children: [] };

/** Markdown syntax that a line does not have, so that « 2 * 3 » stays as typed. */
const markdown =
  'attention autolink blockQuote characterEscape characterReference codeFenced codeIndented ' +
  'codeText definition hardBreakEscape headingAtx htmlFlow htmlText labelEnd ' +
  'labelStartImage labelStartLink list setextUnderline thematicBreak mdxFlowExpression ' +
  'mdxTextExpression mdxjsEsm mdxJsxFlowTag';
const lineParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(function disableMarkdown() {
    const data = this.data();
    const extensions = data.micromarkExtensions ?? [];
    data.micromarkExtensions = [...extensions, { disable: { null: markdown.split(' ') } }];
  });

const wordsAlone = (line: string): Root => ({
  type: 'root',
  children: [{ type: 'text', value: line }],
});

/** Parses a line. A line with wrong syntax becomes plain words, and the check reports its « < ». */
export const parseLine = memoize((line): Root => {
  if (!line.includes('<')) return wordsAlone(line);
  try {
    const { children } = lineParser.parse(line);
    return {
      type: 'root',
      children: children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node])),
    };
  } catch {
    return wordsAlone(line);
  }
});
