import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/** Made of the names and the contents of files. */
export function fingerprint(pattern: string | string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  const files = globSync(pattern, { cwd: inRoot(), withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'frame.dev.js')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** What stands in the file that says of what something was made. */
export const readStamp = (stamp: string): Promise<string | undefined> =>
  readFile(stamp, 'utf8').catch(() => undefined);

/**
 * Does the work and notes of what it was made: of what there was at its start, so that a file saved
 * meanwhile counts for the next time. Work that fails or is killed leaves no stamp.
 */
export async function stampedWork<T>(
  stamp: string,
  inputs: string,
  work: () => Promise<T>,
): Promise<T> {
  await rm(stamp, { force: true });
  const result = await work();
  await write(stamp, inputs);
  return result;
}
