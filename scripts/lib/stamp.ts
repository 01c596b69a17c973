import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/** Hashes names and contents of files. */
export function hashFiles(pattern: string | string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  const files = globSync(pattern, { cwd: inRoot(), withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'frame.dev.js')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export const readStamp = (stamp: string): Promise<string | undefined> =>
  readFile(stamp, 'utf8').catch(() => undefined);

/**
 * Runs the work, then writes the stamp. The caller computes `inputs` before, so that a file saved
 * during the work makes the stamp stale. Failed work leaves no stamp.
 */
export async function runStamped<T>(
  stamp: string,
  inputs: string,
  work: () => Promise<T>,
): Promise<T> {
  await rm(stamp, { force: true });
  const result = await work();
  await write(stamp, inputs);
  return result;
}
