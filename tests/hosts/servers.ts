import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '#src/content/site.ts';
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

async function serve(name: string, write: (folder: string, port: number) => Promise<string[]>): Promise<Host> {
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), `${name}-`)), freePort()]);
  const args = await write(folder, port);
  const child = start(onPath(name) ?? name, args, {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const stop = async () => {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (await waitForPort(port, () => child.process.exitCode === null && child.process.pid !== undefined))
    return { name, port, stop };
  await stop();
  throw new Error(`${name} did not start:\n${child.output()}`);
}

const root = 'root /var/www/cyber-clair';

const startNginx = () =>
  serve('nginx', async (folder, port) => {
    await writeFile(
      join(folder, 'site.conf'),
      await configuration('nginx.conf', { 'listen 80': `listen 127.0.0.1:${port}`, [root]: `root ${out}` }),
    );
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''} error_log stderr;
      events {} http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`,
    );
    return ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'];
  });

const startCaddy = () =>
  serve('caddy', async (folder, port) => {
    const file = await configuration('Caddyfile', {
      [`${new URL(site.adresse).hostname} {`]: `http://127.0.0.1:${port} {`,
      'root * /var/www/cyber-clair': `root * ${out}`,
    });
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${file}`);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  });

async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const { stop } = await startSite(port);
  return { name: 'cloudflare', port, stop };
}

/** How to start each host that this machine has. */
export const available: Record<string, () => Promise<Host>> = {
  cloudflare: startCloudflare,
  ...(onPath('nginx') && { nginx: startNginx }),
  ...(onPath('caddy') && { caddy: startCaddy }),
};
