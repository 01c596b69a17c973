import { readFile, rm } from 'node:fs/promises';
import { start } from '../lib/children.ts';
import { bin, cache, inRoot } from '../lib/paths.ts';
import { runStep } from '../lib/steps.ts';

// Runs the tools of `npm run check` and `npm test`, and counts their tests.

export type Outcome = { passed: number; failed: number; output: string };
export type Task = { name: string; run: () => Promise<Outcome> };

async function runTool(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = start(command.startsWith('/') ? command : bin(command), args, {
    cwd: inRoot(),
    env: { ...process.env, ...environment },
  });
  const code = await child.code.catch(() => 1);
  return { code, output: child.output() };
}

/** Creates a task that runs tools one after the other and counts each tool as one test. */
export const toolTask = (name: string, ...runs: [command: string, args: string[]][]): Task => ({
  name,
  async run() {
    let failed = 0;
    let output = '';
    for (const [command, args] of runs) {
      const result = await runTool(command, args);
      if (result.code === 0) continue;
      failed += 1;
      output += result.output;
    }
    return { passed: runs.length - failed, failed, output };
  },
});

const denoFlags = ['--node-modules-dir=manual', '--no-remote'];
export const runners = {
  vitest: ['run', '--config=tests/vitest.config.ts', '--maxWorkers=2'],
  deno: ['test', ...denoFlags, '--allow-all', '--no-check', '--parallel'],
  playwright: ['test', '--config=tests/playwright.config.ts'],
};
const reporters = {
  vitest: (report: string) => [
    ...['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`],
  ],
  deno: (report: string) => [`--junit-path=${report}`],
  playwright: () => ['--reporter=line,junit'],
};
export type Runner = keyof typeof runners;

/** Counts the tests of a JUnit report. Skipped tests count as failed. */
function countTests(junit: string): { passed: number; failed: number } {
  const cases = junit.match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((text) => /<(?:failure|error|skipped)\b/.test(text)).length;
  return { passed: cases.length - failed, failed };
}

/** Creates a task that runs a test runner and counts the tests of its report. */
export const testTask = (
  name: string,
  runner: Runner,
  args: string[],
  environment: Record<string, string> = {},
): Task => ({
  name,
  async run() {
    const report = `${cache}/tests-${name.replace(/\W+/g, '-')}.xml`;
    await rm(report, { force: true });
    const { code, output } = await runTool(
      runner,
      [...runners[runner], ...reporters[runner](report), ...args],
      {
        ...environment,
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
      },
    );
    const counts = countTests(await readFile(report, 'utf8').catch(() => ''));
    // Counts a failure if the runner reports no test, or fails although no test failed.
    if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0))
      counts.failed += 1;
    return { ...counts, output: counts.failed > 0 ? output : '' };
  },
});

export type Result = Outcome & { name: string };

async function runTask({ name, run }: Task): Promise<Result> {
  const outcome = await runStep(
    name,
    () =>
      run().catch((error) => ({ passed: 0, failed: 1, output: String(error?.message ?? error) })),
    ({ passed, failed }) => `${passed} passed, ${failed} failed`,
  );
  return { name, ...outcome };
}

export async function runInTurn(tasks: Iterable<Task>): Promise<Result[]> {
  const results: Result[] = [];
  for (const task of tasks) results.push(await runTask(task));
  return results;
}

/** Prints the output of failed tasks, then the sum of all tests. Returns the exit code. */
export function printResults(results: Result[]): number {
  for (const { name, failed, output } of results)
    if (failed > 0) process.stdout.write(`\n── ${name} ──\n${output.trim()}\n`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
}
