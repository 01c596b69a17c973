import { createServer, request } from 'node:http';
import { listen } from '../../scripts/lib/listen.ts';

const listener = `
window.problems = [];
const keep = (text) => window.problems.push(String(text));
addEventListener('error', (event) => keep(event.message || 'not loaded: ' + (event.target.src || event.target.href)), true);
addEventListener('unhandledrejection', (event) => keep(event.reason));
addEventListener('securitypolicyviolation', (event) => keep('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
for (const name of ['error', 'warn']) {
  const before = console[name];
  console[name] = (...words) => { keep(words.join(' ')); before.apply(console, words); };
}
`;
const address = '/listener.js';

/**
 * Stands before the site and adds one script to its pages, first of all, that keeps what goes wrong
 * in them: plain WebDriver does not tell. Another script may stand in for one of the site's, or
 * none: null is one that the network loses. Everything else, the policy included, goes through as
 * the site says it.
 */
export async function startFront(
  port: number,
  site: number,
  instead: (path: string) => string | null | undefined,
) {
  const server = createServer((asked, answer) => {
    const script = asked.url === address ? listener : instead(asked.url ?? '');
    if (script === null) return void answer.destroy();
    if (script !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers;
    const onward = request(
      { port: site, host: '127.0.0.1', path: asked.url, method: asked.method, headers },
      (given) => {
        const page = given.headers['content-type']?.startsWith('text/html');
        const { 'content-length': length, etag, ...rest } = given.headers;
        // What one journey has loaded is asked for again by the next.
        answer.writeHead(
          given.statusCode ?? 502,
          page ? rest : { ...given.headers, 'cache-control': 'no-store' },
        );
        if (!page) return void given.pipe(answer);
        const chunks: Buffer[] = [];
        given.on('data', (chunk) => chunks.push(chunk));
        given.on('end', () =>
          answer.end(
            Buffer.concat(chunks)
              .toString()
              .replace('<head>', `<head><script src="${address}"></script>`),
          ),
        );
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  return listen(server, port);
}
