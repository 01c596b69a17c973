import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minify } from '@swc/core';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { inRoot } from './paths.ts';
import { reactAsModules } from './react-as-modules.ts';
import { write } from './write.ts';

/** Script addresses by island. The imports of a script come before the script. */
export type IslandFiles = Record<string, string[]>;

const folder = inRoot('src/islands');

type Options = { development?: boolean; siteEnv?: string | undefined };

/** Bundles a script for each island and chunks for shared code. Their names contain a hash. */
export async function bundleIslands(
  out: string,
  { development = false, siteEnv = process.env.SITE_ENV }: Options = {},
): Promise<IslandFiles> {
  const entries = createEntries();
  const { metafile, outputFiles } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `island:${name}`, out: name })),
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
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      'process.env.SITE_ENV': JSON.stringify(siteEnv ?? 'development'),
    },
    plugins: [serveEntries(entries), withoutRealtime, ...(development ? [] : [reactAsModules])],
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  await Promise.all(outputFiles.map((file) => writeScript(file, development)));
  const listFiles = (file: string): string[] => [
    ...(metafile.outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => listFiles(path)),
    `/${file}`,
  ];
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint?.startsWith('island:')
        ? [[entryPoint.replace('island:', ''), [...new Set(listFiles(file))]]]
        : [],
    ),
  );
}

/**
 * Minifies a script with SWC, because it saves more than esbuild: 2.3 of the 96 kB of the form, 2.3
 * of the 49 kB that send it.
 */
async function writeScript({ path, text }: OutputFile, development: boolean): Promise<void> {
  await write(path, development ? text : (await minify(text, { module: true })).code);
}

/** Creates the source of an entry module for each island. The module hydrates the component. */
const createEntries = (): Record<string, string> =>
  Object.fromEntries(
    [
      ...readFileSync(join(folder, 'island-list.ts'), 'utf8').matchAll(
        /{ (\w+) as (\w+) } from '(.*)'/g,
      ),
    ].map(([, of, name, file]) => [
      name,
      `import { ${of} } from '${file}';
import { createHydrator } from '#src/ui/island/hydrator.tsx';
export default createHydrator(${of});`,
    ]),
  );

/** Gives esbuild the entry modules from memory. */
const serveEntries = (entries: Record<string, string>): Plugin => ({
  name: 'island',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.replace('island:', ''),
      namespace: 'island',
    }));
    onLoad({ filter: /./, namespace: 'island' }, ({ path }) => ({
      contents: entries[path] ?? '',
      resolveDir: folder,
      loader: 'ts',
    }));
  },
});

/**
 * Replaces the WebSocket client of supabase-js by an empty class, which saves 60 kB, because the
 * site opens no WebSocket.
 */
const withoutRealtime: Plugin = {
  name: 'without-realtime',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@supabase\/realtime-js$/ }, () => ({
      path: 'realtime-js',
      namespace: 'unused',
    }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({
      contents: 'export class RealtimeClient { setAuth() {} }',
    }));
  },
};

/** Reads the script addresses of each island from the loaders of a finished export. */
export function readIslandFiles(out: string): IslandFiles {
  const loaders = globSync('_frame/islands-*.js', { cwd: out }).map((file) =>
    readFileSync(join(out, file), 'utf8'),
  );
  const lists = [...loaders.join('').matchAll(/\["\/_islands\/[^\]]*\]/g)].map(
    ([list]) => JSON.parse(list) as string[],
  );
  return Object.fromEntries(
    lists.map((files) => [basename(files.at(-1) ?? '').replace(/-\w+\.js$/, ''), files]),
  );
}
