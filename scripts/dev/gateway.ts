import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { basename } from 'node:path';
import { listen } from '../lib/listen.ts';
import { inRoot } from '../lib/paths.ts';

/** Port of the function behind the gateway. Tests change it, or remove it to simulate a failure. */
type Upstream = { port: number | undefined };

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
export async function startGateway(port: number, upstream: Upstream, getCaller = drawAddress) {
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
      if (file) response.writeHead(200, { ...headers, 'content-type': 'image/svg+xml' }).end(file);
      else
        response
          .writeHead(404, { ...headers, 'content-type': 'application/json' })
          .end('{"error":"not_found"}');
      return;
    }
    const isCall = path === endpoint || path.startsWith(`${endpoint}/`);
    if (!isCall || !upstream.port) {
      response.writeHead(isCall ? 503 : 404).end();
      return;
    }
    // Sets the same headers as Supabase, which overwrites cf-connecting-ip and appends the caller
    // to x-forwarded-for.
    const caller = getCaller();
    const claimed = request.headers['x-forwarded-for'];
    const headers = {
      ...request.headers,
      'cf-connecting-ip': caller,
      'x-forwarded-for': claimed ? `${claimed}, ${caller}` : caller,
    };
    const to = { port: upstream.port, host: '127.0.0.1', path: path.slice(functions.length) };
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
