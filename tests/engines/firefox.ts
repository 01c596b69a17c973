import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, start } from '../../scripts/lib/children.ts';
import { type Engine, shown } from './engine.ts';

type Message = {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  error?: string;
  message?: string;
};

/** No page of its own, no question, no call home. */
const preferences = {
  'remote.active-protocols': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'fr-FR',
};

/** Firefox without a window, spoken to in WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = start(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    {
      env: { ...process.env, HOME: profile },
    },
  );
  const stop = async () => {
    await child.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { ...(await openSession(await connect(`${await address(child)}/session`))), stop };
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${child.output()}`);
  }
}

async function address(child: Child): Promise<string> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.process.exitCode === null) {
    const found = /ws:\/\/[\d.]+:\d+/.exec(child.output())?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Firefox does not answer');
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return socket;
}

async function openSession(socket: WebSocket): Promise<Omit<Engine, 'stop'>> {
  const waiting = new Map<number, (message: Message) => void>();
  let messages: string[] = [];
  let serial = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded') {
      const { level, text = '' } = message.params ?? {};
      // Its other warnings are advice on speed, which depends on the moment.
      if (level === 'error' || text.startsWith('Content-Security-Policy')) messages.push(text);
    }
  };
  const send = async <T>(method: string, params: object): Promise<T> => {
    serial += 1;
    const id = serial;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as T;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';

  type Value = {
    result?: { value?: string; sharedId?: string };
    exceptionDetails?: { text: string };
  };
  const run = async (expression: string) => {
    const { result, exceptionDetails } = await send<Value>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result ?? {};
  };
  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const pointer = (...actions: object[]) => act('pointer', actions);
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async <T>(expression: string) =>
      JSON.parse((await run(`JSON.stringify(${expression}) ?? 'null'`)).value ?? '') as T,
    click: async (selector) => {
      const { sharedId } = await run(shown(selector));
      if (!sharedId) throw new Error(`Nothing to click: ${selector}`);
      const move = {
        type: 'pointerMove',
        x: 0,
        y: 0,
        origin: { type: 'element', element: { sharedId } },
      };
      // A scroll is drawn a moment after it is made: pressed before, one meets what stood there.
      const drawn = { type: 'pause', duration: 100 };
      const press = [
        drawn,
        move,
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await pointer(...press).catch(async () => {
        // Refused by Firefox itself while it still draws a page of another width; nothing was
        // pressed.
        await send('input.releaseActions', { context });
        await pointer({ type: 'pause', duration: 300 }, ...press);
      });
    },
    type: async (selector, text) => {
      await run(`${shown(selector)}.focus()`);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', keys);
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    consoleMessages: () => {
      const before = messages;
      messages = [];
      return before;
    },
  };
}
