import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { IslandFiles } from './island-files.ts';
import { inRoot } from './paths.ts';

const extras = inRoot('src/frame/pages');

/** Lists the custom elements of single pages; each one has a script of the same name. */
export const listExtraElements = () =>
  existsSync(extras) ? readdirSync(extras).map((file) => file.replace(/\.ts$/, '')) : [];

export const frameOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'silent',
};

/** Scripts that the frame fetches on demand. */
export const LATER_SCRIPTS = ['cookie-banner', 'answer-day'];

/** Bundles the later scripts first, because the frame contains their addresses. */
export async function bundleFrame(out: string, question = ''): Promise<Record<string, string>> {
  const later = Object.fromEntries(
    LATER_SCRIPTS.map((name) => [name, inRoot(`src/frame/${name}.ts`)]),
  );
  const values = { QUESTION: JSON.stringify(question) };
  const addresses = await bundleEntries(out, later, values);
  const entries = {
    frame: inRoot('src/frame/frame.ts'),
    ...Object.fromEntries(listExtraElements().map((name) => [name, join(extras, `${name}.ts`)])),
  };
  return bundleEntries(out, entries, {
    COOKIE_BANNER: JSON.stringify(addresses['cookie-banner']),
    ANSWER_DAY: JSON.stringify(addresses['answer-day']),
  });
}

/** Bundles a loader that contains the script addresses of these islands only. */
export async function bundleLoader(out: string, islands: IslandFiles): Promise<string> {
  const entries = { islands: inRoot('src/frame/island-loader.ts') };
  const [loader] = Object.values(
    await bundleEntries(out, entries, { ISLAND_FILES: JSON.stringify(islands) }),
  );
  if (!loader) throw new Error('the loader of the islands was not written');
  return loader;
}

async function bundleEntries(
  out: string,
  entryPoints: Record<string, string>,
  define: Record<string, string> = {},
) {
  const { metafile } = await build({
    ...frameOptions,
    define,
    entryPoints,
    entryNames: '[name]-[hash]',
    outdir: join(out, '_frame'),
    metafile: true,
    absWorkingDir: out,
  });
  const addresses = Object.entries(metafile.outputs).map(
    ([file, { entryPoint }]): [string, string] => {
      const name = entryPoint?.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
      return [name, `/${file}`];
    },
  );
  return Object.fromEntries(addresses);
}
