import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inRoot } from './paths.ts';
import { reactAsModules } from './react-as-modules.ts';

/** From the name of an island to the addresses of its scripts, each after those that it needs. */
export type IslandFiles = Record<string, string[]>;

type Options = { development?: boolean; siteEnv?: string | undefined; root?: string };

/**
 * One script for each island, and React once for all of them, under addresses that change with
 * their content.
 */
export async function bundleIslands(
  out: string,
  {
    development = false,
    siteEnv = process.env.SITE_ENV,
    root = inRoot('src/islands'),
  }: Options = {},
): Promise<IslandFiles> {
  const entries = entriesOf(root);
  const { metafile } = await build({
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
    plugins: [written(entries, root), ...(development ? [] : [reactAsModules])],
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
      entryPoint?.startsWith('island:')
        ? [[entryPoint.replace('island:', ''), [...new Set(needed(file))]]]
        : [],
    ),
  );
}

/** What a browser runs of each island of the table: its component, woken. */
const entriesOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...readFileSync(join(root, 'island-list.ts'), 'utf8').matchAll(
        /{ (\w+) as (\w+) } from '(.*)'/g,
      ),
    ].map(([, of, name, file]) => [
      name,
      `import { ${of} } from '${file}'; import { wake } from '#src/ui/island/wake.tsx'; export default wake(${of});`,
    ]),
  );

/** Entries that no file holds. */
const written = (entries: Record<string, string>, resolveDir: string): Plugin => ({
  name: 'island',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.replace('island:', ''),
      namespace: 'island',
    }));
    onLoad({ filter: /./, namespace: 'island' }, ({ path }) => ({
      contents: entries[path] ?? '',
      resolveDir,
      loader: 'ts',
    }));
  },
});

/** The same of an export that is there: its loaders know. */
export function islandFiles(out: string): IslandFiles {
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
