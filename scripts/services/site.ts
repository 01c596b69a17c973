import { startServer } from '../lib/children.ts';
import { bin, inRoot, out } from '../lib/paths.ts';

/**
 * The exported site, served by the engine that serves it in production: Cloudflare's static assets
 * in workerd.
 */
export function startSite(port: number, files = out) {
  return startServer(
    port,
    bin('wrangler'),
    [
      ...['dev', '--config', inRoot('scripts/deploy/wrangler.jsonc'), '--assets', files],
      ...[
        '--port',
        String(port),
        '--ip',
        '127.0.0.1',
        '--show-interactive-dev-session=false',
        '--log-level=warn',
      ],
    ],
    // workerd's allocator and what moves a clock (faketime) wait for each other for ever;
    // files need no clock.
    { env: { ...process.env, LD_PRELOAD: '', WRANGLER_SEND_METRICS: 'false', CI: '1' } },
    `Le serveur du site n'a pas démarré sur le port ${port}`,
  );
}
