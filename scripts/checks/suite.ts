// checks/: the rules of each tool that looks at the project, and the checks that `npm run check` and `npm test` are made of.
import { randomInt } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { start } from '../lib/children.ts';
import { bin, cache, inRoot } from '../lib/paths.ts';
import { type Count, countDeno, countVitest } from './counts.ts';

export type Outcome = {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
  output: string;
  /** Those that failed, where a runner names them. */
  titles?: string[];
  note?: string;
};
export type Check = { name: string; run: () => Promise<Omit<Outcome, 'name' | 'milliseconds'>> };

export const sources = [
  'src',
  'scripts',
  'tests',
  'supabase/functions',
  'contentlayer.config.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];
export const styleConfig = '--config-path=scripts/checks/style.jsonc';
const functionFolder = 'supabase/functions/send-devis-email';
export const deno = ['--node-modules-dir=manual', '--no-remote'];

/** Runs a tool to its end and keeps its output. */
export async function tool(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = start(command.startsWith('/') ? command : bin(command), args, {
    cwd: inRoot(),
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.process.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.process.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number>((resolve) => {
    child.process.on('close', (exit) => resolve(exit ?? 1));
    child.process.on('error', () => resolve(1));
  });
  return { code, output };
}

/** A tool that only says yes or no: one check. */
const verdict = async (...runs: [string, string[]][]) => {
  const results = await Promise.all(runs.map(([command, args]) => tool(command, args)));
  const failed = results.filter(({ code }) => code !== 0).length;
  return {
    passed: results.length - failed,
    failed,
    output: results
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join('\n'),
  };
};

/** A runner of tests that writes what it counted: as many as it ran. Nothing counted is a failure. */
export const counted = async (
  command: string,
  args: string[],
  report: string,
  count: (text: string) => Count,
  environment = {},
) => {
  await rm(report, { force: true });
  const { code, output } = await tool(command, args, environment);
  const { passed, failed, titles } = await readFile(report, 'utf8').then(count, () => ({ passed: 0, failed: 0, titles: [] }));
  const broken = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: broken ? failed + 1 : failed, titles, output: code === 0 && !broken ? '' : output };
};

/** The tests in the given folders. */
export const vitest = (name: string, folders: string[], options: string[] = []) => {
  const file = `${cache}/vitest-${name}.json`;
  const args = ['run', '--config=tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return counted('vitest', [...args, ...options, ...folders], file, countVitest);
};

/** What is not on this machine is said, never passed over in silence. */
export const missingNote = (missing: string[]) =>
  missing.length > 0 ? { note: `NOT TRIED, not to be had here: ${missing.join(', ')}` } : {};

/** The main journeys in the engines that this machine has. */
export const engineTests = async (missing: string[]) =>
  missing.length < 2
    ? { ...(await vitest('engines', ['tests/engines'])), ...missingNote(missing) }
    : { passed: 0, failed: 0, output: '', ...missingNote(missing) };

/** Tests of the function, in Deno. */
const functionTests = (name: string, pattern: string): Check => {
  const report = `${cache}/deno-${name}.xml`;
  const files = globSync(pattern, { cwd: inRoot() }).sort();
  // Their types are checked with all others.
  const args = ['test', ...deno, '--no-check', '--parallel', '--allow-all', `--junit-path=${report}`, ...files];
  return { name, run: () => counted('deno', args, report, countDeno) };
};

/** The function as a program of its own, with its Postgres and a mail server. */
export const runningFunction = functionTests('running function', 'tests/function/running/*.test.ts');

/** What reads the sources alone. */
export const sourceChecks: Check[] = [
  {
    name: 'style',
    run: () => verdict(['biome', ['check', styleConfig, '--error-on-warnings', ...sources]]),
  },
  {
    name: 'boundaries',
    run: () =>
      verdict([
        'depcruise',
        ['--config', 'scripts/checks/boundaries.cjs', 'src', 'scripts', 'contentlayer.config.ts', 'supabase/functions/_shared'],
      ]),
  },
  functionTests('function', 'tests/function/*.test.ts'),
];

/**
 * By lot, so that no file comes to need what another has left. `-- --seed=N` tries an order again, in one process, where
 * whatever ran before a file in either of the two has run before it.
 */
const given = process.argv.find((argument) => argument.startsWith('--seed='));
const seed = given ?? `--seed=${randomInt(1_000_000)}`;
const shuffled = ['--sequence.shuffle.files', seed.replace('--', '--sequence.'), `--maxWorkers=${given ? 1 : 2}`];

/** What reads the documents too, as contentlayer holds them. */
export const contentChecks: Check[] = [
  {
    name: 'types',
    run: () =>
      verdict(
        // Several checkers each work out what they share: twice the processor, on two cores no sooner.
        ['tsc', ['--noEmit', '--checkers', '1', '--project', 'scripts/checks/tsconfig.json']],
        ['deno', ['check', ...deno, `${functionFolder}/index.ts`, 'tests/function', 'scripts/trial/raised.ts']],
      ),
  },
  {
    name: 'unused',
    run: () => verdict(['knip', ['--config', 'scripts/checks/knip.jsonc']]),
  },
  {
    name: 'unit, content',
    // None changes what another reads: the modules and the dictionary are loaded once a process, not once a file; on two cores
    // these tests are what the others wait for, so both work on them.
    run: async () => ({
      ...(await vitest('fast', ['tests/unit', 'tests/content'], ['--no-isolate', ...shuffled])),
      note: seed,
    }),
  },
];

export async function timed(check: Check): Promise<Outcome> {
  const started = performance.now();
  const result = await check
    .run()
    .catch((error) => ({ passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }));
  return { name: check.name, ...result, milliseconds: performance.now() - started };
}
