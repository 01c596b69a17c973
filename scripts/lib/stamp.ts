import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/** Hashes the names and contents of files. `more` adds other inputs. */
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
 * Runs the work, then writes the hash of its inputs to the stamp file. The caller computes `inputs`
 * before the work, so that a file saved meanwhile makes the stamp stale. After failed work there is
 * no stamp.
 */
export async function runStamped<T>(
  stamp: string,
  inputs: string,
  work: () => Promise<T>,
): Promise<T> {
  // Does not wait, so that the work starts at once.
  rmSync(stamp, { force: true });
  const result = await work();
  await write(stamp, inputs);
  return result;
}

/**
 * Runs the work, unless its results were made from the same inputs. Results that are newer than the
 * stamp come from another program, for example from the contentlayer of `npm run dev`, so the work
 * runs again.
 */
export async function runIfStale(
  stamp: string,
  inputs: string,
  results: string[],
  work: () => Promise<string>,
): Promise<string> {
  const getTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const stampedAt = getTime(stamp) ?? 0;
  const isStamped = results.every(
    (path) => (getTime(path) ?? Number.POSITIVE_INFINITY) <= stampedAt,
  );
  if (isStamped && (await readStamp(stamp)) === inputs) return 'à jour';
  return runStamped(stamp, inputs, work);
}
