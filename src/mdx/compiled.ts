import { globSync } from 'node:fs';
import type { Root } from 'hast';
import { serialize } from 'next-mdx-remote/serialize';
import { digest, diskCache, packageVersions, sourceOf } from '#src/content/disk-cache.ts';
import { counts, tablesAsWritten } from '#src/content/tables.ts';
import { startFromTree } from '#src/content/text/parse.ts';
import { readText } from '#src/content/texts.ts';
import { tickCheckLists } from './check-lists.ts';
import { layOutSections } from './sections.ts';
import { layOutTables } from './tables.ts';
import { writeOut } from './write-out.ts';

// Compiling is four fifths of what drawing a page costs. What a text becomes is kept on disk, under
// a name made of all that it is made of: the text, the tables that it quotes, the programs, the
// compiler.

const base = [startFromTree, writeOut];
export const plugins = {
  body: { remarkPlugins: [startFromTree, layOutSections, writeOut, tickCheckLists, layOutTables] },
  text: { remarkPlugins: base },
  inline: { remarkPlugins: base, rehypePlugins: [unwrapParagraph] },
};
/** A whole body in its sections; a text without them; a text that goes on within a sentence. */
export type Layout = keyof typeof plugins;

const cache = diskCache('compiled');

const programs = globSync('src/{mdx,content,domain}/**/*.{ts,tsx}', { cwd: process.cwd() })
  .sort()
  .map(sourceOf);
const environmentKey = digest(
  ...programs,
  tablesAsWritten,
  packageVersions(),
  process.env.NODE_ENV ?? '',
);

/** What a text counts is made of other pages and of questions too. */
const countsIn = (source: string) =>
  readText(source).tags('Compte').length > 0 ? JSON.stringify(counts) : '';

/** Several pages ask for the same text at once. */
const underWay = new Map<string, Promise<string>>();

/** The program that a text becomes. */
export function compiled(source: string, layout: Layout): Promise<string> {
  const key = digest(environmentKey, layout, source, countsIn(source));
  const known =
    underWay.get(key) ?? compile(key, source, layout).finally(() => underWay.delete(key));
  underWay.set(key, known);
  return known;
}

async function compile(key: string, source: string, layout: Layout): Promise<string> {
  const kept = cache.read(key);
  if (kept) return kept;
  const { compiledSource } = await serialize(source, { mdxOptions: plugins[layout] }, true);
  cache.write(key, compiledSource);
  return compiledSource;
}

// In HTML's tree: in Markdown's, a line feed would come between any two words of different kinds.
function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'element' && only.tagName === 'p')
      tree.children = only.children;
  };
}
