import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { IslandFiles } from './island-files.ts';
import { inRoot } from './paths.ts';

/**
 * Lists the custom elements that only some pages use, each with its script `<element>.element.ts`.
 */
export const listExtraElements = (): Record<string, string> =>
  Object.fromEntries(
    globSync('src/**/*.element.ts', { cwd: inRoot('.') }).map((file) => [
      basename(file, '.element.ts'),
      inRoot(file),
    ]),
  );

export const frameOptions: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'silent',
};

export const FRAME = 'src/layout/frame.client.ts';

/** Scripts that the frame loads only when a page needs them. */
export const LATER_SCRIPTS = {
  'cookie-banner': inRoot('src/layout/cookie-banner.client.ts'),
  'answer-day': inRoot('src/ui/answer-day.client.ts'),
};

/**
 * Bundles the frame (frame.client.ts) and the custom elements of single pages. Bundles
 * LATER_SCRIPTS first, because the frame contains the addresses of their bundles.
 */
export async function bundleFrame(out: string, question = ''): Promise<Record<string, string>> {
  const values = { QUESTION: JSON.stringify(question) };
  const addresses = await bundleEntries(out, LATER_SCRIPTS, values);
  const entries = { frame: inRoot(FRAME), ...listExtraElements() };
  return bundleEntries(out, entries, {
    COOKIE_BANNER: JSON.stringify(addresses['cookie-banner']),
    ANSWER_DAY: JSON.stringify(addresses['answer-day']),
  });
}

/**
 * Bundles the script that loads the islands of a page. It contains only the addresses of these
 * islands.
 */
export async function bundleLoader(out: string, islands: IslandFiles): Promise<string> {
  const entries = { islands: inRoot('src/ui/island/island-loader.client.ts') };
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
      const name = basename(entryPoint ?? '').replace(/(\.(client|element))?\.ts$/, '');
      return [name, `/${file}`];
    },
  );
  return Object.fromEntries(addresses);
}
