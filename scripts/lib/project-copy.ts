import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { collect, run } from './children.ts';
import { Failure } from './failure.ts';
import { inRoot } from './paths.ts';

const sources = [
  '.ci',
  '.github',
  '.gitignore',
  'README.md',
  'content',
  'src',
  'public',
  'scripts',
  'supabase',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'contentlayer.config.ts',
];

/** What the project is made of, without what tools leave beside it. */
export async function copySources(folder: string): Promise<void> {
  const filter = (file: string) =>
    !['.next', '.wrangler', 'out', 'frame.dev.js'].includes(basename(file));
  for (const part of sources)
    await cp(inRoot(part), join(folder, part), { recursive: true, filter });
}

/**
 * The project once more, to change or build without touching this one: its sources copied, its
 * packages linked.
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await copySources(folder);
  const packages = (await readdir(inRoot('node_modules'))).filter((name) => name !== '.cache');
  const linked = await run('cp', [
    '-al',
    ...packages.map((name) => inRoot('node_modules', name)),
    join(folder, 'node_modules'),
  ]);
  if (linked !== 0) throw new Failure(`Les paquets n'ont pas pu être liés dans ${folder}.`);
}

/**
 * And what builds keep for the next one, as the copy's own would have left it; one that runs
 * meanwhile may take some of it away.
 */
export async function copyKept(folder: string): Promise<void> {
  for (const part of ['.next/cache']) {
    await mkdir(join(folder, dirname(part)), { recursive: true });
    await collect(['cp', '-a', inRoot(part), join(folder, part)]).catch(() => undefined);
  }
}
