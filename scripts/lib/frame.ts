import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { IslandFiles } from './island-files.ts';
import { inRoot } from './paths.ts';

const extras = inRoot('src/frame/pages');

/** What one page alone needs is a file of its own, named after the element that calls for it. */
export const extraElements = () =>
  existsSync(extras) ? readdirSync(extras).map((file) => file.replace(/\.ts$/, '')) : [];

export const frameOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'silent',
};

/** What comes later, and only where it is needed. */
export const laterScripts = ['cookie-banner'];

/**
 * The scripts of the frame under addresses that change with their content; some know those of what
 * comes later, and the banner its question.
 */
export async function bundleFrame(out: string, question = ''): Promise<Record<string, string>> {
  const later = Object.fromEntries(
    laterScripts.map((name) => [name, inRoot(`src/frame/${name}.ts`)]),
  );
  const values = { QUESTION: JSON.stringify(question) };
  const { 'cookie-banner': banner } = await bundle(out, later, values);
  const entries = {
    frame: inRoot('src/frame/frame.ts'),
    ...Object.fromEntries(extraElements().map((name) => [name, join(extras, `${name}.ts`)])),
  };
  return bundle(out, entries, { COOKIE_BANNER: JSON.stringify(banner) });
}

/**
 * The loader of the pages that hold these islands: it names their scripts, and no others that such
 * a page would carry along.
 */
export async function bundleLoader(out: string, islands: IslandFiles): Promise<string> {
  const entries = { islands: inRoot('src/frame/island-loader.ts') };
  const [loader] = Object.values(
    await bundle(out, entries, { ISLAND_FILES: JSON.stringify(islands) }),
  );
  if (!loader) throw new Error('the loader of the islands was not written');
  return loader;
}

async function bundle(
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
  const written = Object.entries(metafile.outputs).map(
    ([file, { entryPoint }]): [string, string] => {
      const name = entryPoint?.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
      return [name, `/${file}`];
    },
  );
  return Object.fromEntries(written);
}
