import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { waitForPort } from './ports.ts';

/**
 * Running children. Each child leads a process group, so that a signal also reaches its own
 * children (workerd under wrangler). The end of this process ends all remaining groups.
 */
const groups = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of groups) signal(child, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, async () => {
    await Promise.all([...groups].map(stop));
    // Programs that only serve have an exit code already: Ctrl-C is their normal end.
    process.exit(process.exitCode ?? 1);
  });

/** A started program. `code` resolves when the program has ended and closed its output. */
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
    signal(child, 'SIGKILL'); // a leader that died may leave its group behind
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
  code.catch(() => undefined); // a missing program is reported by those who await `code`
  return { process: child, output: () => text, code, stop: () => stop(child) };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // the group is gone already
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
 * Runs a program to its end and returns its exit code. Its output goes to the output of this
 * process.
 */
export async function run(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  const [code] = await once(
    start(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).process,
    'exit',
  );
  return code ?? 1;
}

/** Runs a program and returns its exit code and output. */
export async function runQuietly(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  progress: (text: string) => void = () => undefined,
): Promise<{ code: number; output: string }> {
  const child = start(command, args, options);
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk) => progress(String(chunk)));
  // `exit` instead of `close`, because a background process may keep the output open.
  const [code] = await once(child.process, 'exit');
  return { code: code ?? 1, output: child.output() };
}

type Collected = { cwd?: string; env?: Record<string, string>; last?: number };

/**
 * Runs a tool and returns its output. Shows the last line as progress. A failure contains the whole
 * output, or its `last` lines.
 */
export async function collect(
  typed: string[],
  progress: (text: string) => void = () => undefined,
  { cwd = root, env = {}, last }: Collected = {},
): Promise<string> {
  const [command = '', ...args] = typed;
  // Sets PWD too, because contentlayer reads it instead of the working directory.
  const options = { cwd, env: { ...process.env, PWD: cwd, ...env } };
  const { code, output } = await runQuietly(command, args, options, (text) =>
    progress(text.trim().split('\n').at(-1) ?? ''),
  );
  if (code === 0) return output;
  const shownCommand = typed.slice(0, 3).map((word) => word.replace(/^.*\/\.bin\//, ''));
  const lines = output
    .trim()
    .split('\n')
    .slice(last && -last)
    .join('\n');
  throw new Failure(`« ${shownCommand.join(' ')} » s’est arrêté avec le code ${code} :\n${lines}`);
}

/** Resolves when the program answers on its port; a failure contains its output. */
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
