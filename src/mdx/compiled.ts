import { createHash, type Hash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  const { compiledSource } = await serialize(source, { mdxOptions: ways[way] }, true);
  await mkdir(folder, { recursive: true });
  // Several build at once: a file is there whole, or not at all.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, compiledSource);
  await rename(half, file);
  return compiledSource;
}

// In HTML's tree: in Markdown's, a line feed would come between any two words of different kinds.
function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children;
  };
}
