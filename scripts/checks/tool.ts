import { start } from '../lib/children.ts';
import { bin, inRoot } from '../lib/paths.ts';

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

export const deno = ['--node-modules-dir=manual', '--no-remote'];

/** Runs a tool to its end and keeps its output. */
export async function tool(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
) {
  const child = start(command.startsWith('/') ? command : bin(command), args, {
    cwd: inRoot(),
    env: { ...process.env, ...environment },
  });
  const code = await child.code.catch(() => 1);
  return { code, output: child.output() };
}

/** What only says yes or no, once or several times. */
export const verdict = (name: string, ...runs: [command: string, args: string[]][]): Check => ({
  name,
  async run() {
    const results = await Promise.all(runs.map(([command, args]) => tool(command, args)));
    const failed = results.filter(({ code }) => code !== 0);
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      output: failed.map(({ output }) => output).join('\n'),
    };
  },
});

export async function timed({ name, run }: Check): Promise<Outcome> {
  const started = performance.now();
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }));
  return { name, ...result, milliseconds: performance.now() - started };
}
