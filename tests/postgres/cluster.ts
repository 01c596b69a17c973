import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { vi } from 'vitest';
import { start } from '../../scripts/lib/children.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { findFreePort } from '../../scripts/lib/ports.ts';

const [control = ''] = globSync('/usr/share/postgresql/*/extension/pg_cron.control')
  .sort()
  .reverse();
const bin = `/usr/lib/postgresql/${control.split('/')[4]}/bin`;
/**
 * Runs the programs of Postgres as the user postgres if the current user is root, because Postgres
 * refuses to run as root.
 */
const by = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

/**
 * Starts Debian's Postgres with pg_cron, adds replacements for the parts that Supabase provides,
 * and runs the project's migrations as the owner of the database.
 */
export async function startCluster() {
  if (!control)
    throw new Error(
      'Postgres with pg_cron is not here: apt-get install postgresql postgresql-<version>-cron',
    );
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const [data, port] = [join(folder, 'data'), await findFreePort()];
  if (by.length > 0) execFileSync('chown', ['postgres', folder]);
  const run = (program: string, args: string[]) =>
    [...by, join(bin, program), '-D', data, ...args] as [string, ...string[]];
  const [first, ...rest] = run('initdb', [
    ...['-U', 'supabase_admin', '--auth-local=trust', '--auth-host=scram-sha-256'],
  ]);
  execFileSync(first, rest, { stdio: 'pipe' });
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_preload_libraries: 'pg_cron',
    'cron.use_background_workers': 'on',
    fsync: 'off',
  };
  const [command, ...args] = run(
    'postgres',
    Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
  );
  const server = start(command, args);
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  const options = { ssl: false, max: 1, onnotice: () => {} };
  const connect = (address: string) => postgres(address, options);
  const admin = postgres({
    ...options,
    host: folder,
    port,
    user: 'supabase_admin',
    database: 'postgres',
  });
  // Postgres refuses connections, then queries, until it has started.
  await vi.waitUntil(() => admin`select 1`.catch(() => false), { timeout: 30_000 });
  await admin.unsafe(readFileSync(inRoot('tests/postgres/platform.sql'), 'utf8'));
  const owner = connect(url('postgres', 'postgres'));
  for (const file of globSync('supabase/migrations/*.sql', { cwd: inRoot() }).sort())
    await owner.unsafe(readFileSync(inRoot(file), 'utf8'));

  return {
    url,
    owner,
    connect,
    stop: async () => {
      await Promise.all([owner.end(), admin.end()]);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
