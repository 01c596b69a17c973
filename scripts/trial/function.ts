import { once } from 'node:events';
import { type Child, startServer } from '../lib/children.ts';
import { bin, inRoot } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { localSettings } from '../services/backend.ts';
import { startFunction } from '../services/function.ts';

/** Postgres as a process that can be killed. */
export async function startPostgres(port?: number) {
  const at = port ?? (await freePort());
  // It lives for a moment: to compile it a second time, for speed, costs as much as all that it is
  // asked.
  const child = await startServer(at, bin('node'), [
    '--liftoff-only',
    inRoot('scripts/trial/postgres.ts'),
    String(at),
  ]);
  return {
    port: at,
    url: `postgres://postgres:postgres@127.0.0.1:${at}/postgres`,
    ...child,
    kill: () => kill(child),
  };
}

/** At once, without a word of farewell to its clients. */
const kill = async ({ process }: Child): Promise<void> => {
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
};

/**
 * One instance of the function as it is deployed, and a way to post to it as the platform's gateway
 * would.
 */
export async function startInstance(
  smtp: number,
  databaseUrl: string,
  entry?: string,
  more: Record<string, string> = {},
) {
  const port = await freePort();
  const settings = { ...localSettings(smtp, databaseUrl), ...more };
  const child = await startFunction(port, settings, entry);
  const post = (
    body: object | string,
    address = '203.0.113.7',
    headers: Record<string, string> = {},
    path = '',
  ) =>
    fetch(`http://127.0.0.1:${port}/send-devis-email${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        apikey: 'sb_publishable_local',
        'cf-connecting-ip': address,
        ...headers,
      },
    });
  /** What the scheduler and the mail provider call, each with its own secret. */
  const call = (
    path: string,
    body: string | Uint8Array<ArrayBuffer> = '',
    secret = path === 'retours' ? settings.BOUNCES_SECRET : settings.OUTBOX_SECRET,
  ) =>
    fetch(`http://127.0.0.1:${port}/send-devis-email/${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${secret}` },
    });
  return { ...child, port, post, call, kill: () => kill(child) };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
