import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { start } from '../../scripts/lib/children.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { findFreePort, waitForPort } from '../../scripts/lib/ports.ts';

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
  await writeFile(join(folder, 'password'), 'admin');
  if (by.length > 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const run = (program: string, args: string[]) =>
    [...by, join(bin, program), '-D', data, ...args] as [string, ...string[]];
  const [first, ...rest] = run('initdb', [
    '-U',
    'supabase_admin',
    '--auth=scram-sha-256',
    `--pwfile=${folder}/password`,
  ]);
  execFileSync(first, rest, { stdio: 'pipe' });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_preload_libraries: 'pg_cron',
    'cron.use_background_workers': 'on',
    fsync: 'off',
  };
  const [command, ...args] = run('postgres', [
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const server = start(command, args);
  if (!(await waitForPort(port, () => server.process.exitCode === null)))
    throw new Error(server.output());
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  const connect = (address: string) =>
    postgres(address, { ssl: false, max: 1, onnotice: () => {} });
  const admin = connect(url('supabase_admin', 'admin'));
  // Returns whether Postgres is still starting: it opens its port before it accepts queries, and
  // answers with the error 57P03 until then.
  const isStarting = () =>
    admin`select 1`.then(
      () => false,
      ({ code }: { code?: string }) => code === '57P03',
    );
  while (await isStarting());
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
