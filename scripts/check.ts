import { globSync } from 'node:fs';
import { printResults, runInTurn, type Task, testTask, toolTask } from './dev/tasks.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { ensureContent } from './lib/site.ts';

// npm run check: all checks that need no build, no browser and no server.

const functionEntry = 'supabase/functions/send-devis-email/index.ts';
const functionTests = globSync('tests/function/*.test.ts', { cwd: inRoot() });
const deno = ['--node-modules-dir=manual', '--no-remote'];

/** Tasks that read the sources only. */
export const sourceTasks: Task[] = [
  toolTask(
    'lint',
    ['biome', ['check', '--error-on-warnings', 'src', 'scripts', 'tests', 'supabase']],
    [
      'depcruise',
      ['--config', 'scripts/checks/boundaries.cjs', 'src', 'scripts', 'supabase/functions/_shared'],
    ],
  ),
  testTask('function', 'deno', functionTests),
];

/** Tasks that need contentlayer's documents. */
export const contentTasks: Task[] = [
  testTask('unit, content', 'vitest', ['--no-isolate', 'tests/unit', 'tests/content', 'src']),
  toolTask(
    'types',
    // One checker, because several repeat shared work, which is slower on two cores.
    ['tsc', ['--noEmit', '--checkers', '1', '--project', 'scripts/checks/tsconfig.json']],
    ['deno', ['check', ...deno, functionEntry, 'tests/function']],
  ),
  toolTask('unused', ['knip', ['--config', 'scripts/checks/knip.jsonc']]),
];

if (process.argv[1] === inRoot('scripts/check.ts'))
  await main(async () => {
    const onSources = runInTurn(sourceTasks);
    await ensureContent();
    return printResults([...(await runInTurn(contentTasks)), ...(await onSources)]);
  });
