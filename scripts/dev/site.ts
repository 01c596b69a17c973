import { globSync, rmSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../lib/children.ts';
import { bin, cache, inRoot, out } from '../lib/paths.ts';
import { ports } from '../lib/ports.ts';

const builtBackend = `http://localhost:${ports.backend}`;

/**
 * Copies the export, because a build at the same time would change it. Replaces the address of the
 * backend in pages, scripts and headers by that of this run.
 */
async function copyExport(port: number, backend: number): Promise<string> {
  const folder = join(cache, 'served', String(port));
  await rm(folder, { recursive: true, force: true });
  await cp(out, folder, { recursive: true });
  if (backend === ports.backend) return folder;
  for (const file of globSync('**/{_headers,*.html,*.js}', { cwd: folder })) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (text.includes(builtBackend))
      await writeFile(path, text.replaceAll(builtBackend, `http://localhost:${backend}`));
  }
  return folder;
}

/** Serves the files with Cloudflare's static assets in workerd, as in production. */
export function startSite(port: number, files = out) {
  return startServer(
    port,
    bin('wrangler'),
    [
      ...['dev', '--config', inRoot('scripts/deploy/wrangler.jsonc'), '--assets', files],
      ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'],
      ...['--show-interactive-dev-session=false', '--log-level=warn'],
    ],
    // Clears LD_PRELOAD, with which the scenario loads libfaketime, because libfaketime and
    // workerd's allocator block each other.
    { env: { ...process.env, LD_PRELOAD: '', WRANGLER_SEND_METRICS: 'false', CI: '1' } },
    `Le serveur du site n'a pas démarré sur le port ${port}`,
  );
}

/**
 * Serves a copy of the export that calls the backend of the same run. Deletes the copy at the end
 * of the process.
 */
export async function startExport({ site, backend }: typeof ports) {
  const folder = await copyExport(site, backend);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return startSite(site, folder);
}
