import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../lib/listen.ts';

/**
 * What may befall on the way to a server: nothing, no way at all, or an answer that is lost once
 * the call was made.
 */
type Passage = { open: true } | { open: false } | { open: true; loses: string };

/**
 * A way to a server that can be cut and mended, while the server itself, and what it knows, stays.
 */
export async function startWay(target: number) {
  const sockets = new Set<Socket>();
  let passage: Passage = { open: true };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (!passage.open) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    let isLost = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      if ('loses' in passage && chunk.includes(passage.loses)) isLost = true;
      far.write(chunk);
    });
    far.on('data', (chunk) => (isLost ? near.destroy() : near.write(chunk)));
  });
  const { port, stop } = await listen(server, 0);
  return {
    port,
    let: (next: Passage) => {
      passage = next;
      if (!next.open) cut();
    },
    stop,
  };
}
