import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { addMonths } from '#src/lib/dates.ts';
import { shiftClock } from '../../scripts/dev/clock.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { copySources } from '../../scripts/lib/project-copy.ts';
import { addOneOfEveryKind } from '../lives/additions.ts';
import { live } from '../lives/index.ts';

// What the check accepts, the tests accept: writers add one of every kind, a publisher fills the
// site in, prices change, a study has a new year, two years pass, and nothing turns red. `npm run
// test:lives` builds such a copy, and tries each life alone.

const today = getBuildDate();
const copy = mkdtempSync(join(tmpdir(), 'vies-'));
const content = join(copy, 'content');
const leftOut = [
  // Git and the tools of the project itself, which the copy has not.
  '**/repository.test.ts',
  // Programs of the project, and a search in texts drawn by lot: nothing that a writer writes is
  // read.
  '**/{one-reading,search}.test.ts',
  // The check, of a site of its own; of this one it has said above what it says.
  '**/content/check.test.ts',
];

// contentlayer2 asks the shell, by PWD, where it is.
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', command), args, {
    cwd: copy,
    env: { ...process.env, ...shiftClock(), PWD: copy },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
}

beforeAll(async () => {
  await copySources(copy);
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  await addOneOfEveryKind(content, today);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('of what writers add the check has nothing to say', () => {
  const { problems, getLine } = checkContent(content, today);
  expect(describe(problems, getLine)).toBe('');
});

test('two years on, of a site that has lived, neither check nor tests ask for anything', async () => {
  live(copy, ['identite', 'prix', 'annee']);
  const { problems, getLine } = checkContent(content, addMonths(today, 24));
  expect(
    describe(
      problems.filter(({ severity }) => severity === 'erreur'),
      getLine,
    ),
  ).toBe('');
  run('contentlayer2', 'build');
  const vitest = ['vitest', 'run', '--config=tests/vitest.config.ts'] as const;
  run(
    ...vitest,
    '--no-isolate',
    ...leftOut.map((name) => `--exclude=${name}`),
    'tests/unit',
    'tests/content',
  );
  run(...vitest, 'tests/sentinels/sentinels.test.tsx');
}, 600_000);
