import { execFileSync } from 'node:child_process';
import type { Document } from '#src/content/kinds.ts';
import { memoize } from '#src/lib/memoize.ts';
import { getPublication } from './publication.ts';

type Git = (...args: string[]) => string;

const git: Git = (...args) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  });

/**
 * Returns the day of the last commit of each file. Empty in a shallow clone, because its only
 * commit contains all files.
 */
export function readCommitDays(run: Git): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (run('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    const log = run('log', '--format=%x00%cs', '--name-only', '--no-renames', '--', 'content');
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    // Without Git, only the pages with a date in their content have a date of change.
  }
  return days;
}

const commitDays = memoize(() => readCommitDays(git));

/**
 * Returns the date of the last change. Prefers a date in the content to the day of the last commit.
 */
export const getLastChange = (
  page: Document,
  days: Map<string, string> = commitDays(''),
): string | undefined =>
  getPublication(page)?.modified ??
  ('verifie' in page ? page.verifie : undefined) ??
  days.get(`content/${page.kind}/${page.slug}.mdx`);
