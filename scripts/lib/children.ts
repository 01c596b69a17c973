import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from './failure.ts';
import { root } from './paths.ts';
import { waitForPort } from './ports.ts';

/**
 * Every program we start leads a process group of its own, so that its grandchildren (workerd under
 * wrangler) go with it. Whatever way this process ends, the groups that are left are killed.
 */
const groups = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of groups) signal(child, 'SIGKILL');
});

/** `code` once it has ended and said all. */
export type Child = {
  process: ChildProcess;
  output: () => string;
  code: Promise<number>;
  stop: () => Promise<void>;
};

/** As many signs of its output as whoever looks at a failure may need. */
const kept = 1_000_000;

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
    text = (text + chunk).slice(-kept);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = once(child, 'close').then(([exit]) => exit ?? 1);
  code.catch(() => undefined); // a program that is not there tells whoever waits for it
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

/** Runs a program to its end and returns its exit code; its output goes to ours. */
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

/** Runs a program to its end and keeps what it says. */
export async function hear(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  progress: (text: string) => void = () => undefined,
): Promise<{ code: number; output: string }> {
  const child = start(command, args, options);
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk) => progress(String(chunk)));
  // Not for `close`: what it left running in the background may hold its output open.
  const [code] = await once(child.process, 'exit');
  return { code: code ?? 1, output: child.output() };
}

type Collected = { cwd?: string; env?: Record<string, string>; last?: number };

/**
 * Runs a tool to its end and gives what it said: its last line is shown meanwhile, all of it, or
 * its last lines, if it fails.
 */
export async function collect(
  typed: string[],
  progress: (text: string) => void = () => undefined,
  { cwd = root, env = {}, last }: Collected = {},
): Promise<string> {
  const [command = '', ...args] = typed;
  // The folder is given twice: contentlayer believes PWD.
  const options = { cwd, env: { ...process.env, PWD: cwd, ...env } };
  const { code, output } = await hear(command, args, options, (text) =>
    progress(text.trim().split('\n').at(-1) ?? ''),
  );
  if (code === 0) return output;
  const shown = typed.slice(0, 3).map((word) => word.replace(/^.*\/\.bin\//, ''));
  const lines = output
    .trim()
    .split('\n')
    .slice(last && -last)
    .join('\n');
  throw new Failure(`« ${shown.join(' ')} » s’est arrêté avec le code ${code} :\n${lines}`);
}

/**
 * A program that is there once it answers on its port; if it does not come, its own words say why.
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
