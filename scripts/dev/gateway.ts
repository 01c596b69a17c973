import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { basename } from 'node:path';
import { listen } from '../lib/listen.ts';
import { inRoot } from '../lib/paths.ts';

/** Where the function listens; it may be replaced or away. */
type Upstream = { port: number | undefined };

const bucket = '/storage/v1/object/public/assets/';
const functions = '/functions/v1';
const endpoint = `${functions}/send-devis-email`;

/** Each call from a network of its own: all visitors are on this machine, and limits are not. */
const drawAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * What stands in front of a Supabase project: the function and the public bucket, on a project's
 * paths.
 */
export async function startGateway(port: number, upstream: Upstream, getCaller = drawAddress) {
  const server = createServer(async (request, response) => {
    // As it was sent, not as an address: what a stranger sends need not be one.
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
    // Like the platform: the caller's address over whatever the caller claims, and at the end of
    // the list.
    const caller = getCaller();
    const claimed = request.headers['x-forwarded-for'];
    const headers = {
      ...request.headers,
      'cf-connecting-ip': caller,
      'x-forwarded-for': claimed ? `${claimed}, ${caller}` : caller,
    };
    const to = { port: upstream.port, host: '127.0.0.1', path: path.slice(functions.length) };
    // A connection of its own: one that is kept may be closed by the function just as a call is
    // written to it.
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
