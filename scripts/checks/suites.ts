// checks/: the rules of each tool that looks at the project, and what `npm run check` and `npm
// test` are made of; here the tests by kind: where they stand, what runs them, what has to be there
// first.
import { randomInt } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { cache, inRoot } from '../lib/paths.ts';
import { browserPaths } from '../tools/chromium.ts';
import type { Provided, ToolName } from '../tools/index.ts';
import { countTests } from './counts.ts';
import { type Check, deno, tool } from './tool.ts';

type Suite = {
  /** Of `tests/`. */
  folders: string[];
  runner: keyof typeof runners;
  /** Nothing where the tests make a site of their own. */
  needs?: 'content' | 'site';
  /** What is not on this machine is said, never passed over in silence. */
  programs?: ToolName[];
  /** Without any of them there is nothing to try. */
  needsOne?: true;
  /** It serves the site at its own address, where only one can stand. */
  isServing?: true;
  /** In a run of all. */
  options?: string[];
};

type Runner = { args: string[]; report: (file: string) => string[]; folder?: string };
export const runners = {
  vitest: {
    args: ['run', '--config=tests/vitest.config.ts'],
    report: (file) => ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
  },
  // Their types are checked with all others.
  deno: {
    args: ['test', ...deno, '--allow-all'],
    report: (file) => ['--no-check', '--parallel', `--junit-path=${file}`],
  },
  playwright: {
    args: ['test', '--config=tests/playwright.config.ts'],
    report: () => ['--reporter=line,junit'],
    folder: 'tests/e2e',
  },
} satisfies Record<string, Runner>;

/**
 * By lot, so that no file comes to need what another has left. `-- --seed=N` tries an order again,
 * in one process, where whatever ran before a file in either of the two has run before it.
 */
const given = process.argv.find((argument) => argument.startsWith('--seed='));
const seed = given ?? `--seed=${randomInt(1_000_000)}`;
const shuffled = [
  '--sequence.shuffle.files',
  seed.replace('--', '--sequence.'),
  `--maxWorkers=${given ? 1 : 2}`,
];

const suites = {
  // None changes what another reads: the modules and the dictionary are loaded once a process, not
  // once a file; on two cores these tests are what the others wait for, so both work on them.
  'unit, content': {
    folders: ['unit', 'content'],
    runner: 'vitest',
    needs: 'content',
    options: ['--no-isolate', ...shuffled],
  },
  sentinels: { folders: ['sentinels'], runner: 'vitest', needs: 'content', programs: ['faketime'] },
  export: { folders: ['audits'], runner: 'vitest', needs: 'site', options: ['--no-isolate'] },
  production: { folders: ['production'], runner: 'vitest' },
  postgres: { folders: ['postgres'], runner: 'vitest' },
  hosts: { folders: ['hosts'], runner: 'vitest', needs: 'site', programs: ['nginx'] },
  engines: {
    folders: ['engines'],
    runner: 'vitest',
    needs: 'site',
    programs: ['firefox', 'webkit'],
    needsOne: true,
    isServing: true,
  },
  // Floods, and the function killed at random moments.
  'running function': { folders: ['function/running'], runner: 'deno' },
  function: { folders: ['function'], runner: 'deno' },
  browser: {
    folders: ['e2e'],
    runner: 'playwright',
    needs: 'site',
    programs: ['chromium', 'headless-shell'],
    isServing: true,
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
export const suiteOf = (name: SuiteName): Suite => suites[name];

export const testFiles = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: inRoot() }).sort();
const suiteNames = Object.keys(suites) as SuiteName[];
export const suiteOfFile = (file: string) =>
  suiteNames.find((name) =>
    suiteOf(name).folders.some((folder) => file.startsWith(`tests/${folder}/`)),
  );

/** A kind of tests, or of them those under some paths, counted by what its runner writes. */
export const suite = (name: SuiteName, provided?: Provided, paths?: string[]): Check => ({
  name,
  async run() {
    const { runner, programs = [], needsOne, options = [] } = suiteOf(name);
    const missing = programs.filter((program) => provided?.missing.includes(program));
    const note =
      name === 'unit, content'
        ? seed
        : missing.length > 0 && `NOT TRIED, not to be had here: ${missing.join(', ')}`;
    const noted = note ? { note } : {};
    if (needsOne && missing.length === programs.length)
      return { passed: 0, failed: 0, output: '', ...noted };
    const { args, report, folder }: Runner = runners[runner];
    const file = `${cache}/tests-${name.replace(/\W+/g, '-')}`;
    const environment = {
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
      ...(provided && browserPaths(provided.paths)),
    };
    const files = paths ?? testFiles.filter((each) => suiteOfFile(each) === name);
    await rm(file, { force: true });
    const { code, output } = await tool(
      runner,
      [...args, ...report(file), ...options, ...files],
      environment,
    );
    const { passed, failed, titles } = countTests(
      await readFile(file, 'utf8').catch(() => ''),
      folder,
    );
    // Nothing counted is a failure.
    const broken = (code !== 0 && failed === 0) || passed + failed === 0;
    return {
      passed,
      failed: broken ? failed + 1 : failed,
      titles,
      output: code === 0 && !broken ? '' : output,
      ...noted,
    };
  },
});
