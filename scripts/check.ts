import { printResults, runInTurn, testTask, toolTask } from './dev/tasks.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { ensureContent } from './lib/site.ts';

// npm run check: runs all checks that need no build, no browser, no server and no database.

const functionEntry = 'supabase/functions/send-devis-email/index.ts';
const deno = ['--node-modules-dir=manual', '--no-remote'];

export const lint = toolTask(
  'lint',
  ['biome', ['check', '--error-on-warnings', 'src', 'scripts', 'tests', 'supabase']],
  [
    'depcruise',
    ['--config', 'scripts/checks/boundaries.cjs', 'src', 'scripts', 'supabase/functions/_shared'],
  ],
);

// All checks but lint need the files that ensureContent() generates.

export const unitTests = testTask('unit, content', 'vitest', [
  ...['--no-isolate', 'tests/unit', 'tests/content'],
]);

const types = toolTask(
  'types',
  // Uses one checker: several repeat the work on shared files, which is slower on two cores.
  ['tsc', ['--noEmit', '--checkers', '1', '--project', 'scripts/checks/tsconfig.json']],
);

const functionTypes = toolTask('function types', [
  'deno',
  ['check', ...deno, functionEntry, 'tests/function'],
]);
const unused = toolTask('unused', ['knip', ['--config', 'scripts/checks/knip.jsonc']]);

export const staticChecks = [types, functionTypes, unused];

if (process.argv[1] === inRoot('scripts/check.ts'))
  await main(async () => {
    const early = runInTurn([lint]);
    // Waits for the early check, so that the mistakes of the content are the last lines of the
    // output.
    await ensureContent().catch(async (failure) => {
      await early;
      throw failure;
    });
    const results = await Promise.all([early, runInTurn([unitTests]), runInTurn(staticChecks)]);
    return printResults(results.flat());
  });
