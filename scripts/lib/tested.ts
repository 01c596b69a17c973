import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cache, inRoot } from './paths.ts';
import { readStamp } from './stamp.ts';

const stamp = `${cache}/tested`;

export const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that this folder holds; none if it holds anything else besides. */
export const cleanCommit = (): string | undefined => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined);

/** Notes, once all tests have passed, of which commit they spoke: of what was there at their start and still is at their end. */
export async function noteTested(atStart: string | undefined): Promise<void> {
  if (!atStart || cleanCommit() !== atStart) return;
  await mkdir(cache, { recursive: true });
  await writeFile(stamp, atStart);
}

export const testedCommit = () => readStamp(stamp);
