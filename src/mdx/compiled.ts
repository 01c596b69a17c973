import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { serialize } from 'next-mdx-remote/serialize';
import remarkGfm from 'remark-gfm';
import { tablesAsWritten } from '#src/content/tables.ts';
import { tickCheckLists } from './check-lists.ts';
import { resolveWriting } from './resolve.ts';
import { layOutSections } from './sections.ts';
import { layOutTables } from './tables.ts';

// Compiling is four fifths of what drawing a page costs. What a text becomes is kept on disk, under a name
// made of all that it is made of: the text, the tables that it quotes, the programs, the compiler.

const base = [remarkGfm, resolveWriting];
const ways = {
  body: { remarkPlugins: [...base, tickCheckLists, layOutTables, layOutSections] },
  text: { remarkPlugins: base },
  inline: { remarkPlugins: base, rehypePlugins: [unwrapParagraph] },
};
export type Way = keyof typeof ways;

const folder = join(process.cwd(), '.contentlayer/compiled');

const hash = (fill: (hash: Hash) => Hash) => fill(createHash('sha256')).digest('hex').slice(0, 24);

const circumstances = hash((digest) => {
  const programs = globSync('src/{mdx,content,domain}/**/*.{ts,tsx}', { cwd: process.cwd() }).sort();
  for (const file of programs) digest.update(readFileSync(join(process.cwd(), file)));
  return digest
    .update(tablesAsWritten)
    .update(readFileSync(join(process.cwd(), 'package.json')))
    .update(process.env.NODE_ENV ?? '');
});

/** Several pages ask for the same text at once. */
const underWay = new Map<string, Promise<string>>();

/** The program that a text becomes. */
export function compiled(source: string, way: Way): Promise<string> {
  const name = hash((digest) => digest.update(circumstances).update(way).update(source));
  const found = underWay.get(name) ?? read(name, source, way).finally(() => underWay.delete(name));
  underWay.set(name, found);
  return found;
}

async function read(name: string, source: string, way: Way): Promise<string> {
  const file = join(folder, name);
  // Without a wait: what the disk answers first would decide the order in which React writes a page's data.
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { compiledSource } = await serialize(source, { mdxOptions: ways[way] }, true);
  mkdirSync(folder, { recursive: true });
  // Several build at once: a file is there whole, or not at all.
  const half = `${file}.${randomUUID()}`;
  writeFileSync(half, compiledSource);
  renameSync(half, file);
  return compiledSource;
}

// In HTML's tree: in Markdown's, a line feed would come between any two words of different kinds.
function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children;
  };
}
