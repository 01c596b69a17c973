import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { inRoot } from '../lib/paths.ts';

/** Postgres itself (PGlite), in memory, with the project's migrations applied, behind a socket. */
export async function startDatabase(port: number) {
  const database = await PGlite.create();
  const folder = inRoot('supabase/migrations');
  for (const file of (await readdir(folder)).sort()) await database.exec(await readFile(`${folder}/${file}`, 'utf8'));
  const server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1', maxConnections: 20 });
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}
