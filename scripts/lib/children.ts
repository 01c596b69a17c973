import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Every program we start leads a process group of its own, so that its grandchildren (workerd under
 * wrangler) go with it. Whatever way this process ends, the groups that are left are killed.
 */
const groups = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of groups) signal(child, 'SIGKILL');
});

export type Child = { process: ChildProcess; output: () => string; stop: () => Promise<void> };

export function start(command: string, args: string[], options: SpawnOptions = {}): Child {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  groups.add(child);
  child.once('exit', () => {
    signal(child, 'SIGKILL'); // a leader that died may leave its group behind
    groups.delete(child);
  });
  child.once('error', () => groups.delete(child));
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { process: child, output: () => text, stop: () => stop(child) };
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

/** Runs a program to its end and returns its exit code; its output goes to `onOutput` or to ours. */
export async function run(
  command: string,
  args: string[],
  options: SpawnOptions & { onOutput?: (text: string) => void } = {},
): Promise<number> {
  const { onOutput, ...rest } = options;
  const child = start(command, args, onOutput ? rest : { ...rest, stdio: ['ignore', 'inherit', 'inherit'] });
  if (onOutput) {
    child.process.stdout?.on('data', (chunk) => onOutput(String(chunk)));
    child.process.stderr?.on('data', (chunk) => onOutput(String(chunk)));
  }
  const [code] = await Promise.race([
    once(child.process, 'exit'),
    once(child.process, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return code ?? 1;
}
