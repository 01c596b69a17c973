import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from './paths.ts';

/** From the name of an island to the addresses of its scripts, each after those that it needs. */
export type IslandFiles = Record<string, string[]>;

type Options = { development?: boolean; root?: string };

/** One script for each island, and React once for all of them, under addresses that change with their content. */
export async function bundleIslands(
  out: string,
  { development = false, root = inRoot('src/features') }: Options = {},
): Promise<IslandFiles> {
  const { metafile } = await build({
    entryPoints: globSync('*/island.ts', { cwd: root }).map((file) => ({ in: join(root, file), out: dirname(file) })),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: join(out, '_islands'),
    absWorkingDir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: !development,
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: development,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
  });
  const needed = (file: string): string[] => [
    ...(metafile.outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => needed(path)),
    `/${file}`,
  ];
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint && basename(entryPoint) === 'island.ts' ? [[basename(dirname(entryPoint)), [...new Set(needed(file))]]] : [],
    ),
  );
}

/** As the loader carries them (src/frame/islands.ts). */
export const listed = (files: IslandFiles): string =>
  Object.values(files)
    .map((list) => list.map((file) => ` ${basename(file, '.js')}`).join(''))
    .toSorted()
    .join();

/** The same of an export that is there: its loader knows. */
export function islandFiles(out: string): IslandFiles {
  const loader = globSync('_frame/islands-*.js', { cwd: out }).map((file) => readFileSync(join(out, file), 'utf8'))[0] ?? '';
  const [, text = ''] = /["'`]((?:,? [\w-]+-[A-Z\d]{8})+)["'`]/.exec(loader) ?? [];
  const lists = text.split(',').map((list) => list.trim().split(' '));
  return Object.fromEntries(
    lists.map((names) => [(names.at(-1) ?? '').replace(/-\w+$/, ''), names.map((name) => `/_islands/${name}.js`)]),
  );
}
