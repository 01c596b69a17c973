import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { waitForPort } from './ports.ts';

/**
 * Running child processes. Each child leads a process group, so that a signal also reaches the
 * processes that the child has started. The end of this process ends all groups.
 */
const groups = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of groups) signal(child, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, async () => {
    await Promise.all([...groups].map(stop));
    // Keeps the exit code that a server has set before, because Ctrl-C is the normal end of a
    // server.
    process.exit(process.exitCode ?? 1);
  });

/**
 * Started program. `code` resolves with the exit code when the program has ended and closed its
 * output.
 */
export type Child = {
  process: ChildProcess;
  output: () => string;
  code: Promise<number>;
  stop: () => Promise<void>;
};

const MAX_OUTPUT_CHARACTERS = 1_000_000;

export function start(command: string, args: string[], options: SpawnOptions = {}): Child {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    detached: true,
  });
  groups.add(child);
  child.once('exit', () => {
    signal(child, 'SIGKILL'); // ends the rest of the group, which may outlive its leader
    groups.delete(child);
  });
  child.once('error', () => groups.delete(child));
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk).slice(-MAX_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = once(child, 'close').then(([exit]) => exit ?? 1);
  code.catch(() => undefined); // prevents a crash if the program is missing; callers see the error
  return { process: child, output: () => text, code, stop: () => stop(child) };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The process group has already ended.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = once(child, 'exit');
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(timer);
}

/**
 * Runs a program to its end and returns its exit code. Its output goes directly to the terminal.
 */
export const run = (command: string, args: string[], options: SpawnOptions = {}) =>
  start(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).code;

/** Runs a tool and returns its output. If the tool fails, throws a Failure with this output. */
export async function collect(
  [command = '', ...args]: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  // Sets PWD too, because contentlayer reads the variable PWD instead of the working directory.
  const child = start(command, args, { cwd, env: { ...process.env, PWD: cwd, ...env } });
  const code = await child.code;
  if (code === 0) return child.output();
  const commandStart = [basename(command), ...args.slice(0, 2)].join(' ');
  throw new Failure(
    `« ${commandStart} » s’est arrêté avec le code ${code} :\n${child.output().trim()}`,
  );
}

/**
 * Starts a server and waits until it answers on its port. If it does not, throws a Failure with its
 * output.
 */
export async function startServer(
  port: number,
  command: string,
  args: string[],
  options: SpawnOptions = {},
  failed = 'Il n’a pas démarré',
): Promise<Child> {
  const child = start(command, args, options);
  if (
    await waitForPort(
      port,
      () => child.process.exitCode === null && child.process.pid !== undefined,
    )
  )
    return child;
  await child.stop();
  throw new Failure(`${failed} :\n${child.output()}`);
}
