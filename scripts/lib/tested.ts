import { spawnSync } from 'node:child_process';
import { cache, inRoot } from './paths.ts';
import { readStamp } from './stamp.ts';
import { write } from './write.ts';

/** All tests, or of them those that say whether a correction of content is right. */
type Tests = 'all' | 'content';
const stampOf = (tests: Tests) => `${cache}/tested-${tests}`;

export const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that this folder holds; none if it holds anything else besides. */
export const cleanCommit = (): string | undefined =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;

/**
 * Notes, once tests have passed, of which commit they spoke: of what was there at their start and
 * still is at their end.
 */
export async function noteTested(atStart: string | undefined, tests: Tests = 'all'): Promise<void> {
  if (!atStart || cleanCommit() !== atStart) return;
  await write(stampOf(tests), atStart);
}

export const testedCommit = (tests: Tests = 'all') => readStamp(stampOf(tests));
