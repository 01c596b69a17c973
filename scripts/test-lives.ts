import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { findFaketime, shiftClock } from './dev/clock.ts';
import { collect, run } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { bin, inRoot, root } from './lib/paths.ts';
import { copyBuildCache, copyProject } from './lib/project-copy.ts';
import { runStep } from './lib/steps.ts';

// npm run test:lives: a copy of the project lives on (tests/lives/), and its tests must stay green.
// With names, these lives alone; with --whole, all of its tests.

const all = ['identite', 'prix', 'annee', 'horloge'];
const others = ['courtier'];

await main(async () => {
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = asked.filter((name) => ![...all, ...others].includes(name));
  if (unknown.length > 0)
    throw new Failure(
      `« ${unknown.join(' ')} » : les vies sont ${[...all, ...others].join(', ')}.`,
    );
  const names = asked.length > 0 ? asked : all;
  const isWhole = process.argv.includes('--whole');
  // A study is of a year that is over.
  const isLater = names.some((name) => ['annee', 'horloge'].includes(name));
  if (isLater && !findFaketime())
    throw new Failure('Pour avancer l’horloge il faut faketime : apt-get install faketime');

  const folder = inRoot('.contentlayer/lives');
  const env = {
    ...process.env,
    ...(isLater && shiftClock()),
    PWD: folder,
    PATH: `${folder}/node_modules/.bin:${process.env.PATH}`,
  };
  await runStep(
    'copie',
    () => makeCopy(folder, names),
    () => names.join(', '),
  );
  const tests = isWhole
    ? process.argv.filter((argument) => argument === '--install')
    : ['tests/unit', 'tests/content', 'tests/export', 'tests/e2e/quote'];
  const code = await run(bin('node'), ['scripts/test.ts', ...tests], { cwd: folder, env });
  if (code !== 0) {
    process.stdout.write(`La copie reste dans ${relative(root, folder)}.\n`);
    return 1;
  }
  await rm(folder, { recursive: true, force: true });
  return 0;
});

/** A commit of its own, as a publisher's would be. */
async function makeCopy(folder: string, names: string[]): Promise<void> {
  await copyProject(folder);
  await copyBuildCache(folder);
  await collect([bin('node'), 'tests/lives/index.ts', folder, ...names]);
  const who = ['-c', 'user.name=Essai', '-c', 'user.email=essai@cyber-clair.test'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', names.join(', ')],
  ])
    execFileSync('git', [...who, ...args], { cwd: folder });
}
