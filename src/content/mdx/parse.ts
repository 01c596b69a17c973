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

/** Parses an MDX text. Returns its tree or, if the syntax is wrong, the problem. */
export const parseText = memoize((source): Parsed => {
  try {
    return { tree: parser.parse(source) };
  } catch (thrown) {
    return { problem: syntaxMessage(thrown, source) };
  }
});

/**
 * Parses a text and ignores wrong syntax: the tree is then empty. For callers that need not report
 * problems.
 */
export const parseTree = (source: string): Root =>
  parseText(source).tree ?? { type: 'root', children: [] };

/** Markdown syntax that is switched off in a one-line text, so that « 2 * 3 » stays as typed. */
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

/**
 * Parses a one-line text. If its syntax is wrong, treats it as plain words, and the check reports
 * the wrong tag.
 */
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
