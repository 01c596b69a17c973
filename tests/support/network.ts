import { createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../scripts/lib/listen.ts';

/**
 * State of the connection: « up » answers requests, « gone » closes each connection, « mute » keeps
 * it open without a response.
 */
type State = 'up' | 'gone' | 'mute';

/**
 * Starts a proxy with its own origin, so that the requests of service workers pass through it too.
 */
export async function startNetwork(port: number, site: number) {
  let state: State = 'up';
  const waiting = new Set<Socket>();
  const instead = new Map<string, string>();
  const server = createServer((asked, answer) => {
    if (state === 'mute') return void waiting.add(asked.socket);
    if (state === 'gone') return void asked.socket.destroy();
    const text = instead.get(asked.url ?? '');
    if (text !== undefined) {
      answer
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(text);
      return;
    }
    const { url, method, headers } = asked;
    const onward = request(
      { port: site, host: '127.0.0.1', path: url, method, headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const { stop } = await listen(server, port);
  const become = (next: State) => {
    state = next;
    for (const socket of waiting) socket.destroy();
    waiting.clear();
  };
  return { address: `http://localhost:${port}`, instead, become, stop };
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;
