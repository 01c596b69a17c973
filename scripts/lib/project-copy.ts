import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/** Copies the sources without generated files. */
async function copySources(folder: string): Promise<void> {
  const filter = (file: string) =>
    !['.next', '.wrangler', 'out', 'frame.dev.js'].includes(basename(file));
  for (const part of sources)
    await cp(inRoot(part), join(folder, part), { recursive: true, filter });
}

/** Copies the sources and hard-links the packages, for a build that must not touch this folder. */
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

/** Copies Next's build cache. Another build may delete a part of it at the same time. */
export async function copyBuildCache(folder: string): Promise<void> {
  await mkdir(join(folder, '.next'), { recursive: true });
  await collect(['cp', '-a', inRoot('.next/cache'), join(folder, '.next/cache')]).catch(
    () => undefined,
  );
}
