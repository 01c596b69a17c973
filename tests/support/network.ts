import { createServer, request } from 'node:http';
import { listen } from '../../scripts/lib/listen.ts';

/** The way to the site: up, gone as in an aeroplane, or there without ever bringing an answer. */
type State = 'up' | 'gone' | 'mute';

/** Stands before the site, under an origin of its own, so that its workers ask through it too. */
export async function startNetwork(port: number, site: number) {
  const network = { state: 'up' as State, instead: new Map<string, string>() };
  const server = createServer((asked, answer) => {
    if (network.state === 'mute') return;
    if (network.state === 'gone') return void asked.socket.destroy();
    const text = network.instead.get(asked.url ?? '');
    if (text !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(text);
      return;
    }
    const onward = request(
      { port: site, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const { stop } = await listen(server, port);
  return Object.assign(network, { address: `http://localhost:${port}`, stop });
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;
