import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { collect, run } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot, root } from './lib/paths.ts';
import { copyProject } from './lib/project-copy.ts';
import { runStep } from './lib/steps.ts';

// npm run test:scenario: tests a changed copy of the project (other publisher, other prices, a new
// year of the study) with a clock that is two years ahead. Arguments such as --install go to `npm
// test`.

const tests = ['tests/unit', 'tests/content', 'tests/export', 'tests/e2e/quote/thread.spec.ts'];

/**
 * Returns environment variables that shift the clock of a program and its children by two years.
 */
const shiftClock = (library: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME: '+730d',
  // Leaves the monotonic clock unchanged, otherwise Chromium's timers would fire at once.
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
});

await main(async () => {
  // Finds libfaketime, Debian's library that shifts the clock of a program.
  const faketime = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);
  if (!faketime)
    throw new Failure('Pour avancer l’horloge il faut faketime : apt-get install faketime');
  const folder = inRoot('.contentlayer/scenario');
  await runStep(
    'copie',
    () => makeCopy(folder),
    () => relative(root, folder),
  );
  // Sets PWD, because contentlayer reads the folder of the project from it.
  const path = `${folder}/node_modules/.bin:${process.env.PATH}`;
  const env = { ...process.env, ...shiftClock(faketime), PWD: folder, PATH: path };
  const args = ['scripts/test.ts', ...tests, ...process.argv.slice(2)];
  const code = await run('node', args, { cwd: folder, env });
  if (code !== 0) {
    process.stdout.write(`La copie reste dans ${relative(root, folder)}.\n`);
    return 1;
  }
  await rm(folder, { recursive: true, force: true });
  return 0;
});

async function makeCopy(folder: string): Promise<void> {
  await copyProject(folder);
  await collect(['node', 'tests/scenario.ts', folder]);
  // Commits the files to a new repository, because the build reads the dates of changes from Git.
  const author = ['-c', 'user.name=Essai', '-c', 'user.email=essai@cyber-clair.test'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'scenario'],
  ])
    execFileSync('git', [...author, ...args], { cwd: folder });
}
