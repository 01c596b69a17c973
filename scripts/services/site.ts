import { start } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { bin, inRoot, out } from '../lib/paths.ts';
import { waitForPort } from '../lib/ports.ts';

/** The exported site, served by the engine that serves it in production: Cloudflare's static assets in workerd. */
export async function startSite(port: number, files = out) {
  const child = start(
    bin('wrangler'),
    [
      'dev',
      '--config',
      inRoot('scripts/services/wrangler.jsonc'),
      '--assets',
      files,
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--show-interactive-dev-session=false',
      '--log-level=warn',
    ],
    // workerd's allocator and what moves a clock (../tools/clock.ts) wait for each other for ever; files need no clock.
    { env: { ...process.env, LD_PRELOAD: '', WRANGLER_SEND_METRICS: 'false', CI: '1' } },
  );
  const ready = await waitForPort(port, () => child.process.exitCode === null);
  if (!ready) {
    await child.stop();
    throw new Failure(`Le serveur du site n'a pas démarré sur le port ${port} :\n${child.output()}`);
  }
  return child;
}
