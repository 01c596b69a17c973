import { createConnection, createServer } from 'node:net';
import { Failure } from './failure.ts';

/** The ports of `supabase start`, and the site's. */
export const ports = { site: 3000, backend: 54321, database: 54322, inbox: 54324, smtp: 54325 };

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Checked before anything is built or started, so that a busy port costs nothing. */
export async function requireFree(wanted: Record<string, number>): Promise<void> {
  const busy: string[] = [];
  for (const [name, port] of Object.entries(wanted)) if (!(await canListen(port))) busy.push(`${port} (${name})`);
  if (busy.length > 0) {
    const said = busy.length > 1 ? `Les ports ${busy.join(', ')} sont déjà pris` : `Le port ${busy[0]} est déjà pris`;
    throw new Failure(`${said} : fermez l'autre programme (un autre « npm start » ?), puis relancez.`);
  }
}

/** Resolves once something answers on the port; `alive` says whether it is still worth waiting. */
export async function answering(port: number, alive: () => boolean, seconds = 30): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && alive()) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
