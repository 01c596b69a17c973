import { createHash, randomUUID } from 'node:crypto';
import { globSync, openAsBlob, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { cache, inRoot } from '../lib/paths.ts';

/** Creates a Postgres database in memory (PGlite) with all migrations applied. */
export const createDatabase = async () => PGlite.create({ loadDataDir: await loadMigrated() });

/** Serves the database on a port. Its data remains when this server stops and starts again. */
export async function serveDatabase(database: PGlite, port: number) {
  const server = new PGLiteSocketServer({
    db: database,
    port,
    host: '127.0.0.1',
    maxConnections: 20,
  });
  await server.start();
  return server;
}

export async function startDatabase(port: number) {
  const database = await createDatabase();
  const server = await serveDatabase(database, port);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}

/**
 * Loads a database with all migrations from a cache on disk, because creating it takes seconds and
 * loading it half a second.
 */
async function loadMigrated(): Promise<Blob> {
  const files = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
    .sort()
    .map((file) => readFileSync(inRoot(file), 'utf8'));
  const version = readFileSync(inRoot('node_modules/@electric-sql/pglite/package.json'));
  const name = createHash('sha256')
    .update(version)
    .update(files.join('\0'))
    .digest('hex')
    .slice(0, 12);
  const snapshot = `${cache}/postgres-${name}.tar`;
  try {
    return await openAsBlob(snapshot);
  } catch {
    const database = await PGlite.create();
    for (const sql of files) await database.exec(sql);
    const data = await database.dumpDataDir('none');
    await database.close();
    await mkdir(cache, { recursive: true });
    // Uses a random name for the unfinished file, because Deno's parallel tests are threads of one
    // process, so the process id would not be unique.
    const unfinished = `${snapshot}.${randomUUID()}`;
    await writeFile(unfinished, data.stream());
    await rename(unfinished, snapshot);
    return data;
  }
}
