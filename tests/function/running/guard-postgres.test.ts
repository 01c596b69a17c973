import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startPostgres } from '../../../scripts/trial/function.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { createGuard, limits } from '../../../supabase/functions/send-devis-email/guard.ts';
import { createMemoryGuard } from '../../../supabase/functions/send-devis-email/guard-memory.ts';
import { createPostgresCount } from '../../../supabase/functions/send-devis-email/guard-postgres.ts';
import { claim } from '../support/claim.ts';

Deno.test({
  name: 'the count in Postgres',
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async (context) => {
    const server = await startPostgres();
    const sql = postgres(server.url, { ssl: 'prefer', max: 1, fetch_types: false, onnotice: () => {} });
    const database = createPostgresCount(connect(server.url), limits);
    /** As if all of it had happened so much earlier. */
    const later = (interval: string) => sql.unsafe(`update quote_guard.claims set at = at - interval '${interval}'`);
    const rows = async () => (await sql.unsafe('select * from quote_guard.claims')).length;
    const step = (name: string, fn: () => Promise<void>) =>
      context.step({
        name,
        sanitizeOps: false,
        sanitizeResources: false,
        fn: async () => {
          await sql.unsafe('truncate quote_guard.claims');
          await fn();
        },
      });

    await step('five of an address in ten minutes', async () => {
      for (const each of 'abcde') assert.equal((await database.admit(claim(each))).kind, 'admitted');
      await later('4 minutes');
      const sixth = await database.admit(claim('f'));
      assert.ok(sixth.kind === 'limited' && sixth.seconds > 350 && sixth.seconds <= 360, JSON.stringify(sixth));
      assert.equal((await database.admit(claim('f', { address: 'other' }))).kind, 'admitted');
      await later('6 minutes');
      assert.equal((await database.admit(claim('g'))).kind, 'admitted');
    });

    await step('sixty of a network in an hour', async () => {
      const database = createPostgresCount(connect(server.url), { ...limits, overall: 1000 });
      for (let index = 0; index < 60; index++) {
        assert.equal((await database.admit(claim(`c${index}`, { address: `a${index}` }))).kind, 'admitted');
      }
      assert.equal((await database.admit(claim('more', { address: 'a60' }))).kind, 'limited');
      await later('59 minutes');
      assert.equal((await database.admit(claim('more', { address: 'a60' }))).kind, 'limited');
      await later('1 minute');
      assert.equal((await database.admit(claim('more', { address: 'a60' }))).kind, 'admitted');
    });

    await step('the same request, come again to another instance, counts once', async () => {
      for (const each of 'aaaaaaab') assert.equal((await database.admit(claim(each))).kind, 'admitted');
      assert.equal(await rows(), 2);
    });

    await step('twenty in ten minutes, whoever they are', async () => {
      const other = (index: number) => claim(`c${index}`, { address: `a${index}`, network: `n${index}` });
      for (let index = 0; index < 20; index++) assert.equal((await database.admit(other(index))).kind, 'admitted');
      await later('9 minutes');
      assert.equal((await database.admit(other(20))).kind, 'crowded');
      assert.equal(await rows(), 21, 'counted like any other');
      await later('1 minute');
      assert.equal((await database.admit(other(21))).kind, 'admitted');
    });

    await step('nothing but hashes, numbers and times has a place', async () => {
      const columns = await sql.unsafe(
        "select distinct column_name as name from information_schema.columns where table_schema = 'quote_guard'",
      );
      assert.deepEqual(columns.map(({ name }) => name).sort(), ['address', 'at', 'network', 'number']);
    });

    await step('what is no hash never reaches the database', async () => {
      await assert.rejects(database.admit(claim("'; drop schema quote_guard cascade; --")), /not a hash/);
    });

    await sql.end();
    await server.stop();
  },
});

Deno.test({
  name: 'a database that does not answer keeps nobody waiting: memory decides, and it is logged',
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket));
    const port = await freePort();
    await new Promise<void>((resolve) => mute.listen(port, '127.0.0.1', resolve));
    const away: unknown[] = [];
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    const guard = createGuard(createMemoryGuard(limits, Date.now), createPostgresCount(connect(url), limits), (error) =>
      away.push(error),
    );
    assert.equal((await guard.admit(claim('a'))).kind, 'admitted');
    guard.settle(claim('a'), true);
    assert.deepEqual(await guard.admit(claim('a', { number: 'N-2' })), { kind: 'sent', number: 'N-a' });
    assert.equal(away.length, 1);
    for (const socket of sockets) socket.destroy();
    mute.close();
  },
});
