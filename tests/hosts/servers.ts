import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../scripts/lib/children.ts';
import { hosts, out } from '../../scripts/lib/paths.ts';
import { freePort, waitForPort } from '../../scripts/lib/ports.ts';
import { startSite } from '../../scripts/services/site.ts';
import { onPath } from '../../scripts/tools/on-path.ts';

export type Host = { name: string; port: number; stop: () => Promise<void> };

/** The written file with what its reader is told to change, changed; every place must be there. */
async function configuration(file: string, changes: Record<string, string>): Promise<string> {
  let text = await readFile(join(hosts, file), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (text.split(from).length !== 2) throw new Error(`${file}: « ${from} » expected once`);
    text = text.replace(from, to);
  }
  return text;
}

const root = 'root /var/www/cyber-clair';

async function startNginx(): Promise<Host> {
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'nginx-')), freePort()]);
  await writeFile(
    join(folder, 'site.conf'),
    await configuration('nginx.conf', {
      'listen 80': `listen 127.0.0.1:${port}`,
      [root]: `root ${out}`,
    }),
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''} error_log stderr;
    events {} http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`,
  );
  const child = start(onPath('nginx') ?? 'nginx', ['-c', file, '-p', folder, '-e', 'stderr']);
  const stop = async () => {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (
    await waitForPort(
      port,
      () => child.process.exitCode === null && child.process.pid !== undefined,
    )
  )
    return { name: 'nginx', port, stop };
  await stop();
  throw new Error(`nginx did not start:\n${child.output()}`);
}

async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const { stop } = await startSite(port);
  return { name: 'cloudflare', port, stop };
}

/** How to start each host that this machine has. */
export const available: Record<string, () => Promise<Host>> = {
  cloudflare: startCloudflare,
  ...(onPath('nginx') && { nginx: startNginx }),
};
