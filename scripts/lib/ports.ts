import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { Failure } from './failure.ts';
import { listen } from './listen.ts';

export type Ports = {
  site: number;
  backend: number;
  database: number;
  inbox: number;
  smtp: number;
};

/**
 * Those that supabase/config.toml gives to `supabase start`, and the site's: where `npm start` and
 * the tests serve the export, one at a time. They share them since the address of its backend is
 * written into the export. Supabase's own, from 54321 on, are among those that systems lend to any
 * program that asks for a free one: a test would find its own taken.
 */
export const ports: Ports = {
  site: 3000,
  backend: 24321,
  database: 24322,
  inbox: 24324,
  smtp: 24325,
};

/** `npm run dev` has ports of its own, so that tests may run beside it. */
export const devPorts: Ports = {
  site: 3001,
  backend: 24331,
  database: 24332,
  inbox: 24334,
  smtp: 24335,
};

export async function freePort(wanted = 0): Promise<number> {
  const { port, stop } = await listen(createServer(), wanted);
  await stop();
  return port;
}

export const canListen = (port: number): Promise<boolean> =>
  freePort(port).then(
    () => true,
    () => false,
  );

/** Checked before anything is built or started, so that a busy port costs nothing. */
export async function requireFree(wanted: Partial<Ports>): Promise<void> {
  const busy: string[] = [];
  for (const [name, port] of Object.entries(wanted))
    if (!(await canListen(port))) busy.push(`${port} (${name})`);
  if (busy.length > 0) {
    const taken =
      busy.length > 1
        ? `Les ports ${busy.join(', ')} sont déjà pris`
        : `Le port ${busy[0]} est déjà pris`;
    throw new Failure(
      `${taken} : fermez l'autre programme (un autre « npm start » ou « npm test » ?), puis relancez.`,
    );
  }
}

const longestStart = 120_000;

/** Resolves once something answers on the port; `alive` says whether it is still worth waiting. */
export async function waitForPort(port: number, alive: () => boolean): Promise<boolean> {
  const end = Date.now() + longestStart;
  while (Date.now() < end && alive()) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const answer = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
