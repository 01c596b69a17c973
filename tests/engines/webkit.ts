import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../scripts/lib/children.ts';
import { freePort, waitForPort } from '../../scripts/lib/ports.ts';
import { type Engine, shown } from './engine.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A screen that nobody looks at: WebKitGTK has no mode without windows. It tells the number that it
 * took.
 */
async function startScreen() {
  const child = start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const output = child.process.stdout
    ? once(child.process.stdout, 'data')
    : Promise.reject(new Error('no output'));
  const ended = once(child.process, 'exit').then(() =>
    Promise.reject(new Error(`Xvfb did not start:\n${child.output()}`)),
  );
  const [number] = await Promise.race([output, ended]);
  return { display: `:${String(number).trim()}`, stop: child.stop };
}

/** WebKitGTK's small browser, spoken to in WebDriver. */
export async function startWebKit(program: string, browser: string): Promise<Engine> {
  const screen = await startScreen();
  const [home, port] = await Promise.all([mkdtemp(join(tmpdir(), 'webkit-')), freePort()]);
  const child = start(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'fr_FR.UTF-8',
    },
  });
  let session = '';
  const send = async <T>(path: string, body?: object, method = 'POST'): Promise<T> => {
    const answer = await fetch(
      `http://127.0.0.1:${port}/session${session && `/${session}`}${path}`,
      {
        method,
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const stop = async () => {
    if (session) await send('', undefined, 'DELETE').catch(() => undefined);
    await child.stop();
    await screen.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (!(await waitForPort(port, () => child.process.exitCode === null)))
      throw new Error('WebKitWebDriver does not answer');
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await send<{ sessionId: string }>('', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    session = sessionId;
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${child.output()}`);
  }
  const run = <T>(expression: string) =>
    send<T>('/execute/sync', { script: `return ${expression}`, args: [] });
  const element = async (selector: string) => {
    const found = await run<Record<string, string> | null>(shown(selector));
    if (!found) throw new Error(`Nothing there: ${selector}`);
    return `/element/${found[elementKey]}`;
  };
  return {
    open: async (url) => void (await send('/url', { url })),
    evaluate: async <T>(expression: string) =>
      JSON.parse(await run<string>(`JSON.stringify(${expression}) ?? 'null'`)) as T,
    click: async (selector) => void (await send(`${await element(selector)}/click`, {})),
    type: async (selector, text) => void (await send(`${await element(selector)}/value`, { text })),
    resize: async (width, height) =>
      void (await send('/window/rect', { x: 0, y: 0, width, height })),
    consoleMessages: () => [],
    stop,
  };
}
