import { administer } from '../../../scripts/trial/administer.ts';
import { startPostgres } from '../../../scripts/trial/function.ts';

/** Starting one takes longer than most tests: those of a file share it. */
let shared: ReturnType<typeof start> | undefined;

async function start() {
  const server = await startPostgres();
  return { ...server, database: administer(server.url) };
}

/** Postgres as the migrations leave it, whatever the tests before have written. */
export async function emptyPostgres() {
  shared ??= start();
  const { url, database } = await shared;
  await database.empty();
  return { url, database };
}

Deno.test.afterAll(async () => {
  const running = await shared;
  await running?.database.end();
  await running?.stop();
});
