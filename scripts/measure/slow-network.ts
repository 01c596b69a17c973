import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../lib/listen.ts';

/** Slow 4G as Lighthouse has it. */
const slow4G = { roundTrip: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/**
 * A slow line before a server, for all connections of a browser together. The browser's own emulation leaves out what
 * is fetched ahead of a click.
 */
export function startSlowNetwork(port: number, target: number) {
  let free = 0;
  /** When the last of so many bytes is through, on a line that others use too. */
  const through = (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / slow4G.bytesPerSecond) * 1000;
    return free;
  };
  async function carry(from: Socket, to: Socket, limited: boolean) {
    let last = Promise.resolve();
    for await (const chunk of from) {
      const due = (limited ? through(chunk.length) : performance.now()) + slow4G.roundTrip / 2;
      last = last.then(async () => {
        await wait(Math.max(0, due - performance.now()));
        to.write(chunk);
      });
    }
    await last;
    to.end();
  }
  const server = createServer((visitor) => {
    const site = connect(target, '127.0.0.1');
    // What the site has said may still be under way when it hangs up; a visitor who does waits for nothing.
    const broken = () => visitor.destroy();
    visitor.on('error', broken).on('close', () => site.destroy());
    site.on('error', broken);
    // A new connection costs a round trip before its first byte.
    wait(slow4G.roundTrip)
      .then(() => Promise.all([carry(visitor, site, false), carry(site, visitor, true)]))
      .catch(broken);
  });
  return listen(server, port);
}
