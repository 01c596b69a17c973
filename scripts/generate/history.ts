import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.ts';

export type History = {
  /** The day of the last commit that touched the file. */
  changed: (file: string) => string | undefined;
  /** What to know about these dates, when they are not all there. */
  warning: string | undefined;
};

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  });

const without = (warning: string): History => ({ changed: () => undefined, warning });

/**
 * When each file of content/ last changed. A clone without its history would date everything from
 * its only commit.
 */
export function readHistory(read = git): History {
  let log: string;
  try {
    if (read('rev-parse', '--is-shallow-repository').trim() === 'true')
      return without('clone partiel : dates de Git laissées de côté');
    log = read('log', '--format=%x00%cs', '--name-only', '--no-renames', '--', 'content');
  } catch {
    return without('sans Git : dates de Git laissées de côté');
  }
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return { changed: (file) => days.get(file), warning: undefined };
}
