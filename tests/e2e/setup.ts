import { createServer } from 'node:http';
import { startBackend } from '../../scripts/dev/backend.ts';
import { startExport } from '../../scripts/dev/site.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { findFreePort } from '../../scripts/lib/ports.ts';
import { type Answer, ask } from '../support/ask.ts';
import { ports } from './ports.ts';

/**
 * Starts a proxy that caches the responses of the export's server in memory, because each page load
 * cost the server 0.13 s of processor time and the browser 0.2 s.
 */
function startCache(port: number, engine: number) {
  const answers = new Map<string, Answer>();
  const server = createServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const key = JSON.stringify([method, url, headers['if-none-match'], headers['accept-encoding']]);
    const answer =
      answers.get(key) ?? (await ask(engine, url, { method, headers }).catch(() => undefined));
    if (!answer) return void response.destroy();
    if (answer.status < 500) answers.set(key, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return listen(server, port);
}

/** Starts the same services as `npm start` and returns a function that stops them. */
export default async function setup() {
  const engine = await findFreePort();
  const services = await Promise.all([
    startBackend(ports),
    startExport({ ...ports, site: engine }),
    startCache(ports.site, engine),
  ]);
  return async () => {
    for (const service of services) await service.stop();
  };
}
