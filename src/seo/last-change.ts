import { execFileSync } from 'node:child_process';
import type { Document } from '#src/content/kinds.ts';
import { getPublication } from './publication.ts';

type Git = (...args: string[]) => string;

const git: Git = (...args) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  });

/**
 * Returns, for each file, the day of its last commit. Returns an empty map in a shallow clone,
 * because its only commit contains all files.
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

let commitDays: Map<string, string> | undefined;

function getCommitDays(): Map<string, string> {
  commitDays ??= readCommitDays(git);
  return commitDays;
}

/**
 * Returns the date of the page's last change. A date in its content is preferred to the day of its
 * last commit.
 */
export const getLastChange = (
  page: Document,
  days: Map<string, string> = getCommitDays(),
): string | undefined =>
  getPublication(page)?.modified ??
  ('verifie' in page ? page.verifie : undefined) ??
  days.get(`content/${page.kind}/${page.slug}.mdx`);
