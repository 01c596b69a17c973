import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { offlinePages, offlineWorker } from '#src/kinds/emergency/offline.ts';
import { frameOptions } from '../lib/frame.ts';
import { type IslandFiles, readIslandFiles } from '../lib/island-files.ts';
import { inRoot } from '../lib/paths.ts';
import { listAddresses } from './page-addresses.ts';

const getFile = (address: string) => (/\.\w+$/.test(address) ? address : `${address}.html`);

async function listPictures(out: string, style: string): Promise<string[]> {
  const css = await readFile(join(out, style), 'utf8');
  const names = [...css.matchAll(/url\("?([^)"]+\.svg)"?\)/g)].map(([, name = '']) => name);
  return names.map((name) => resolve(dirname(style), name));
}

/** Lists the addresses that an offline page needs: the page and the files that it loads. */
async function listFiles(out: string, page: string, islands: IslandFiles): Promise<string[]> {
  const html = await readFile(join(out, getFile(page)), 'utf8');
  const { styles, fonts, scripts, islands: names } = listAddresses(html);
  const ofIslands = [...names].flatMap((name) => islands[name] ?? []);
  const pictures = await Promise.all([...styles].map((style) => listPictures(out, style)));
  return [...new Set([page, ...styles, ...fonts, ...scripts, ...ofIslands, ...pictures.flat()])];
}

/**
 * Writes the service worker for offline use, with the addresses of its files and a hash of their
 * contents. A changed file changes the hash, so the browser installs the worker again and renews
 * its cache.
 */
export async function writeOfflineWorker(out: string): Promise<void> {
  const islands = readIslandFiles(out);
  const pages = offlinePages.filter((page) => existsSync(join(out, getFile(page))));
  const files: Record<string, string[]> = {};
  for (const page of pages) files[page] = await listFiles(out, page, islands);
  const hash = createHash('sha256');
  for (const address of Object.values(files).flat())
    hash.update(await readFile(join(out, getFile(address))));
  const { outputFiles } = await build({
    ...frameOptions,
    entryPoints: [inRoot('src/kinds/emergency/offline-worker.ts')],
    define: { KEPT: JSON.stringify({ version: hash.digest('hex').slice(0, 12), files }) },
    write: false,
  });
  for (const { text } of outputFiles) await writeFile(join(out, offlineWorker), text);
}
