import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFile } from '#src/content/check/read.ts';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/**
 * What contentlayer reads: a copy of content/ in which only checked files stand, with the line
 * endings and the beginning that it expects. In development the copy stays as it was while
 * something is to be mended, so that the site goes on.
 */
export const checked = inRoot('.contentlayer/checked');

/**
 * Of what contentlayer's documents were made; gone as soon as the copy changes, whoever changes it.
 */
export const documentsStamp = inRoot('.contentlayer/documents');

/** Writes only what has changed: contentlayer does again what it sees written. */
export async function writeChecked(files: ContentFile[], folder = checked): Promise<string[]> {
  const changed: string[] = [];
  for (const { path, text } of files) {
    const file = join(folder, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await write(file, text);
    changed.push(path);
  }
  const wanted = new Set(files.map(({ path }) => path));
  for (const path of globSync('**/*.{mdx,yaml}', { cwd: folder })) {
    if (wanted.has(path)) continue;
    await rm(join(folder, path));
    changed.push(path);
  }
  if (folder === checked && changed.length > 0) await rm(documentsStamp, { force: true });
  return changed;
}
