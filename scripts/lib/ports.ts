import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { listen } from './listen.ts';

const names = ['site', 'backend', 'database', 'inbox', 'smtp'] as const;
export type Ports = Record<(typeof names)[number], number>;

/** Preferred ports of `npm start`. They are the ports of supabase/config.toml too. */
export const ports: Ports = {
  site: 3000,
  backend: 24321,
  database: 24322,
  inbox: 24324,
  smtp: 24325,
};

/** Preferred ports of `npm run dev`. */
export const devPorts: Ports = {
  site: 3001,
  backend: 24331,
  database: 24332,
  inbox: 24334,
  smtp: 24335,
};

export const canListen = (port: number): Promise<boolean> =>
  listen(createServer(), port).then(
    ({ stop }) => stop().then(() => true),
    () => false,
  );

/**
 * Picks a free port, and reserves it until the end of the process: the next port stays open, so
 * that no other process picks the same port before its server listens or while it restarts. Both
 * are below Linux's ephemeral ports, because an outgoing connection could take an ephemeral port.
 */
export async function findFreePort(): Promise<number> {
  const port = 30_000 + 2 * Math.floor(Math.random() * 1350);
  const reservation = await listen(createServer().unref(), port + 1).catch(() => undefined);
  if (!reservation) return findFreePort();
  if (await canListen(port)) return port;
  await reservation.stop();
  return findFreePort();
}

/**
 * Chooses the preferred ports if all of them are free, otherwise other ports, so that several
 * copies of a program can run at the same time.
 */
export async function choosePorts(preferred?: Ports): Promise<Ports> {
  if (preferred && (await Promise.all(Object.values(preferred).map(canListen))).every(Boolean))
    return preferred;
  const found: [string, number][] = [];
  for (const name of names) found.push([name, await findFreePort()]);
  return Object.fromEntries(found) as Ports;
}

const MAX_START_MS = 120_000;

/** Waits until a program answers on its port. Resolves with false if the program has ended. */
export async function waitForPort(port: number, alive: () => boolean): Promise<boolean> {
  const end = Date.now() + MAX_START_MS;
  while (Date.now() < end && alive()) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const answer = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
