import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { offlinePages, offlineWorker } from '#src/frame/offline.ts';
import { frameOptions } from '../lib/frame.ts';
import { type IslandFiles, islandFiles } from '../lib/island-files.ts';
import { inRoot } from '../lib/paths.ts';

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const fileOf = (address: string) => (/\.\w+$/.test(address) ? address : `${address}.html`);

/** All that a page is made of, itself first, by address. */
async function filesOf(out: string, page: string, islands: IslandFiles): Promise<string[]> {
  const html = await readFile(join(out, fileOf(page)), 'utf8');
  const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const pictures = await Promise.all(
    styles.map(async (style) =>
      all(await readFile(join(out, style), 'utf8'), /url\("?([^)"]+\.svg)"?\)/g).map((name) =>
        resolve(dirname(style), name),
      ),
    ),
  );
  const named = [
    page,
    ...styles,
    ...pictures.flat(),
    ...all(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
    ...all(html, /<(?:script|img) src="(\/[^"]+)"/g),
    ...all(html, / data-island="([^"]+)"/g).flatMap((name) => islands[name] ?? []),
  ];
  return [...new Set(named)];
}

/**
 * The worker of the pages that can be kept: it knows what each is made of, so that it is another
 * with every change of theirs.
 */
export async function writeOfflineWorker(out: string): Promise<void> {
  const islands = islandFiles(out);
  const pages = offlinePages.filter((page) => existsSync(join(out, fileOf(page))));
  const files = Object.fromEntries(
    await Promise.all(
      pages.map(async (page) => [page, await filesOf(out, page, islands)] as const),
    ),
  );
  const hash = createHash('sha256');
  for (const address of Object.values(files).flat())
    hash.update(await readFile(join(out, fileOf(address))));
  const { outputFiles } = await build({
    ...frameOptions,
    entryPoints: [inRoot('src/frame/offline-worker.ts')],
    define: { KEPT: JSON.stringify({ version: hash.digest('hex').slice(0, 12), files }) },
    write: false,
  });
  for (const { text } of outputFiles) await writeFile(join(out, offlineWorker), text);
}
