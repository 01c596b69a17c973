import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { lint, staticChecks, unitTests } from './check.ts';
import {
  type Outcome,
  printResults,
  type Runner,
  runInTurn,
  runners,
  type Task,
  testTask,
  toolTask,
} from './dev/tasks.ts';
import { getBrowserPaths, provideTools } from './dev/tools.ts';
import { run } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { bin, inRoot, out, root } from './lib/paths.ts';
import { ensureContent, ensureSite } from './lib/site.ts';

// npm test                            runs all checks and tests, as .ci/run does
// npm test -- --content               runs the tests that a change of content can break
// npm test -- tests/unit/x.test.ts    runs these files, after building what they need; passes other
//                                     arguments to vitest (-t "a title") or Playwright (-g)
// `--install` installs Chromium and lychee if they are missing.

const functionTests = testTask('function', 'deno', ['tests/function']);
const isContentOnly = process.argv.includes('--content');

const siteTasks = (lychee: string): Task[] => [
  {
    name: 'budgets',
    async run(): Promise<Outcome> {
      const { readBudgets } = await import('./budgets.ts');
      const { over, pages } = readBudgets(out);
      return { passed: pages - over.length, failed: over.length, output: over.join('\n') };
    },
  },
  toolTask('html', [
    'html-validate',
    ['--config', 'scripts/checks/html-validate.cjs', `${out}/**/*.html`],
  ]),
  {
    name: 'links',
    async run() {
      const { getSite } = await import('#src/content/identity.ts');
      // Maps the site's absolute addresses to files, so that lychee can check them in the sitemap
      // and the Markdown copies.
      const remap = `${getSite().adresse.replaceAll('.', '\\.')} file://${out}`;
      const files = ['**/*.html', '**/*.md', 'sitemap.xml', 'llms.txt'].map((f) => `${out}/${f}`);
      const options = ['--config', inRoot('scripts/checks/lychee.toml'), '--root-dir', out];
      return toolTask('links', [lychee, [...options, '--remap', remap, ...files]]).run();
    },
  },
  testTask('export', 'vitest', ['--no-isolate', 'tests/export']),
];

function browserTasks(chromium: string): Task[] {
  const create = (name: string, args: string[]) =>
    testTask(name, 'playwright', args, getBrowserPaths(chromium));
  if (isContentOnly) return [create('browser', ['tests/e2e/quote/thread'])];
  // Runs `next dev` after the other tests, because it occupies both cores while it compiles.
  return [
    create('browser', ['--grep-invert', 'development.spec.ts']),
    create('development', ['tests/e2e/development.spec.ts']),
  ];
}

async function testEverything(): Promise<number> {
  const { chromium, lychee } = await provideTools('chromium', 'lychee');
  await ensureContent();
  const built = ensureSite();
  const build: Task = {
    name: 'build',
    run: () => built.then(() => ({ passed: 1, failed: 0, output: '' })),
  };
  const notRun = { passed: 0, failed: 1, output: 'Not run, because the build failed.' };
  const afterBuild = ({ name, run }: Task): Task => ({
    name,
    run: () => built.then(run, () => notRun),
  });
  const tasks = isContentOnly
    ? [build, testTask('docs', 'vitest', ['tests/content/docs.test.ts'])]
    : [
        build,
        lint,
        functionTests,
        unitTests,
        afterBuild(testTask('production', 'vitest', ['tests/production'])),
        ...staticChecks,
      ];
  // Runs two tasks at a time from one queue, so that both cores work until the end. Long tasks come
  // first, but those that need the build come when the build should have ended.
  const queue = [...tasks, ...siteTasks(lychee).map(afterBuild)].values();
  const results = await Promise.all([runInTurn(queue), runInTurn(queue)]);
  // Runs the browser tests last and alone, because they time out on a busy machine.
  const inBrowser = await runInTurn(browserTasks(chromium).map(afterBuild));
  return printResults([...results.flat(), ...inBrowser]);
}

function findRunner(file: string): Runner {
  if (file.startsWith('tests/function')) return 'deno';
  return file.startsWith('tests/e2e') ? 'playwright' : 'vitest';
}

async function testFiles(files: string[], options: string[]): Promise<number> {
  const byRunner = Map.groupBy(files, findRunner);
  if (files.some((file) => /^tests\/(e2e|export)\b/.test(file))) await ensureSite();
  else if (byRunner.has('vitest')) await ensureContent();
  const { chromium = '' } = byRunner.has('playwright') ? await provideTools('chromium') : {};
  const env = { ...process.env, ...(chromium && getBrowserPaths(chromium)) };
  let worst = 0;
  for (const [runner, own] of byRunner) {
    const args = [...runners[runner], ...own, ...options];
    worst = Math.max(worst, await run(bin(runner), args, { cwd: root, env }));
  }
  return worst;
}

await main(async () => {
  const args = process.argv.slice(2).filter((argument) => !/^--(install|content)$/.test(argument));
  const isFile = (argument: string) =>
    !argument.startsWith('-') && existsSync(argument.replace(/:\d+$/, ''));
  const files = args.filter(isFile).map((file) => relative(root, resolve(file)));
  const options = args.filter((argument) => !isFile(argument));
  if (files.length > 0) return testFiles(files, options);
  const [unknown] = options;
  if (unknown) throw new Failure(`« ${unknown} » n’est pas un fichier de test.`);
  return testEverything();
});
