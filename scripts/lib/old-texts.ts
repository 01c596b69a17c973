import { globSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

const fortnight = 14 * 86_400_000;

/**
 * Of the texts that are kept parsed and compiled, those untouched for a fortnight are of another
 * time.
 */
export async function removeOldTexts(folder = root): Promise<void> {
  for (const name of globSync('.contentlayer/{parsed,compiled}/*', { cwd: folder })) {
    const file = join(folder, name);
    // Another build may be removing it at the same time.
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (time !== undefined && time < Date.now() - fortnight) await rm(file, { force: true });
  }
}
