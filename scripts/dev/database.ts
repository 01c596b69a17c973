import { createHash, randomUUID } from 'node:crypto';
import { globSync, openAsBlob, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { cache, inRoot } from '../lib/paths.ts';

/** Postgres itself (PGlite), in memory, with the project's migrations applied. */
export const createDatabase = async () => PGlite.create({ loadDataDir: await loadMigrated() });

/** Behind a socket, until it is stopped; what the database holds stays. */
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
 * A fresh cluster with all migrations, kept on disk: making one takes seconds, loading it half of
 * one.
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
    // Deno's parallel tests are threads of one process, so the process's id is no name of its own.
    const unfinished = `${snapshot}.${randomUUID()}`;
    await writeFile(unfinished, data.stream());
    await rename(unfinished, snapshot);
    return data;
  }
}
