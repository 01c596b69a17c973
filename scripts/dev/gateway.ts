import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { basename } from 'node:path';
import { listen } from '../lib/listen.ts';
import { inRoot } from '../lib/paths.ts';

const bucket = '/storage/v1/object/public/assets/';
const functions = '/functions/v1';
const endpoint = `${functions}/send-devis-email`;

/**
 * Draws a random IP address for each call, otherwise all local visitors would share the rate limit
 * of one address.
 */
const drawAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Imitates Supabase's gateway: serves the function and the public bucket at the same paths as a
 * project.
 */
export async function startGateway(port: number, functionPort?: number) {
  const server = createServer(async (request, response) => {
    // Splits the path by hand, because `new URL()` would throw on a malformed path.
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith(bucket)) {
      const file = await readFile(inRoot('supabase/assets', basename(path))).catch(() => undefined);
      const headers = {
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      };
      response.writeHead(file ? 200 : 404, { ...headers, 'content-type': 'image/svg+xml' });
      response.end(file);
      return;
    }
    const isCall = path === endpoint || path.startsWith(`${endpoint}/`);
    if (!isCall || !functionPort) {
      response.writeHead(isCall ? 503 : 404).end();
      return;
    }
    const headers = { ...request.headers, 'cf-connecting-ip': drawAddress() };
    const to = { port: functionPort, host: '127.0.0.1', path: path.slice(functions.length) };
    // Opens a new connection for each request, because the function may close an idle connection
    // just as the next request starts.
    const onward = forward({ ...to, method: request.method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(onward);
  });
  return listen(server, port);
}
