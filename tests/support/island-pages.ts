import { join } from 'node:path';
import { build } from 'esbuild';
import { finishPage, parsePage, writePage } from '../../scripts/build/finish.ts';
import { bundleFrame, bundleLoader } from '../../scripts/lib/frame.ts';
import { bundleIslands } from '../../scripts/lib/island-files.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { buildInTemporaryFolder } from './temporary-build.ts';

const app = inRoot('tests/support/islands-app');

/**
 * Builds the pages of the small test app. The returned function gives the page at `/ilots/<page>`,
 * or a script that a page loads.
 */
export async function islandPages(
  names: string[],
): Promise<(path: string) => Promise<string | undefined>> {
  const { islands, frame, loader, draw, scripts } = await buildInTemporaryFolder(async (folder) => {
    const islands = await bundleIslands(folder, { root: join(app, 'features') });
    const { frame = '' } = await bundleFrame(folder);
    return {
      islands,
      frame,
      loader: await bundleLoader(folder, islands),
      draw: await drawing(folder, names),
    };
  });
  return async (path) => {
    if (path.startsWith('/_')) return scripts[path];
    const page = draw[path.replace('/ilots/', '')];
    if (!page) return undefined;
    const head = '<meta charset="utf-8"><title>Îlots</title>';
    const html = `<!doctype html><html lang="fr"><head>${head}</head><body>${page()}</body></html>`;
    const tree = parsePage(html);
    const own = {
      frame,
      loader: async () => loader,
      extras: {},
      islands: Object.keys(islands),
    };
    await finishPage(tree, own);
    return writePage(tree);
  };
}

async function drawing(folder: string, names: string[]): Promise<Record<string, () => string>> {
  const outfile = join(folder, 'draw.mjs');
  await build({
    stdin: {
      contents: [
        `import { renderToString } from 'react-dom/server';`,
        ...names.map((name) => `import ${name} from './app/${name}/page';`),
        `export default { ` +
          `${names.map((name) => `${name}: () => renderToString(${name}())`).join(', ')} };`,
      ].join('\n'),
      resolveDir: app,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    alias: { '#src': inRoot('src') },
    logLevel: 'silent',
  });
  return (await import(outfile)).default;
}
