import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { memoize } from '#src/lib/memoize.ts';
import { digest, diskCache, packageVersions, sourceOf } from '../disk-cache.ts';
import { syntaxMessage } from './syntax.ts';

// The one place where a text of the content becomes a tree. The check, the pages and everything
// made of them ask that tree; nobody reads the raw text again.

export type Parsed =
  | { tree: Root; problem?: undefined }
  | { tree?: undefined; problem: { line: number; message: string } };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
const cache = diskCache('parsed');
const versions = digest(packageVersions(), sourceOf('src/content/text/parse.ts'));

/** A shorter text is parsed sooner than its file is opened. */
const worthKeeping = 2000;

/**
 * The tree of a text, or what keeps it from being read. Parsed by the check, it is there when the
 * site is built.
 */
export const parseText = memoize((source): Parsed => {
  if (source.length < worthKeeping) return parse(source);
  const key = digest(versions, source);
  const kept = cache.read(key);
  if (kept) return { tree: JSON.parse(kept) };
  const parsed = parse(source);
  if (parsed.tree) cache.write(key, JSON.stringify(parsed.tree, withoutPrograms));
  return parsed;
});

/** The same for those who leave it to the check to say that it cannot be read: it holds nothing. */
export const treeOf = (source: string): Root =>
  parseText(source).tree ?? { type: 'root', children: [] };

/** What braces hold as a program is refused by the check, and not everything in it is JSON. */
const withoutPrograms = (name: string, value: unknown) => (name === 'estree' ? undefined : value);

function parse(source: string): Parsed {
  try {
    return { tree: parser.parse(source) };
  } catch (thrown) {
    return { problem: syntaxMessage(thrown, source) };
  }
}

/** For compilers: they start from the tree that is there. They change it, so each has its own. */
export function startFromTree(this: Processor): void {
  this.parser = (_source, file) => {
    const { tree, problem } = parseText(String(file));
    if (problem) throw new Error(problem.message);
    return structuredClone(tree);
  };
}
