import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startPostgres } from '../../../scripts/trial/function.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { createDatabase } from '../../../supabase/functions/send-devis-email/database.ts';
import { createGuard, limits } from '../../../supabase/functions/send-devis-email/guard.ts';
import { createMemory } from '../../../supabase/functions/send-devis-email/memory.ts';
import { attempt } from '../support/attempt.ts';

Deno.test({
  name: 'the count in Postgres',
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async (context) => {
    const server = await startPostgres();
    const sql = postgres(server.url, { ssl: 'prefer', max: 1, fetch_types: false, onnotice: () => {} });
    const database = createDatabase(connect(server.url), limits);
    /** As if all of it had happened so much earlier. */
    const later = (interval: string) =>
      sql.unsafe(
        `update quote_guard.attempts set at = at - interval '${interval}'; update quote_guard.requests set at = at - interval '${interval}'`,
      );
    const rows = async () => (await sql.unsafe('select * from quote_guard.attempts')).length;
    const step = (name: string, fn: () => Promise<void>) =>
      context.step({
        name,
        sanitizeOps: false,
        sanitizeResources: false,
        fn: async () => {
          await sql.unsafe('truncate quote_guard.attempts, quote_guard.requests');
          await fn();
        },
      });

    await step('five of an address in ten minutes', async () => {
      for (const each of 'abcde') assert.equal((await database.admit(attempt(each))).kind, 'admitted');
      await later('4 minutes');
      const sixth = await database.admit(attempt('f'));
      assert.ok(sixth.kind === 'limited' && sixth.seconds > 350 && sixth.seconds <= 360, JSON.stringify(sixth));
      assert.equal((await database.admit(attempt('f', { address: 'other' }))).kind, 'admitted');
      await later('6 minutes');
      assert.equal((await database.admit(attempt('g'))).kind, 'admitted');
    });

    await step('sixty of a network in an hour, and old rows go', async () => {
      const database = createDatabase(connect(server.url), { ...limits, overall: 1000 });
      for (let index = 0; index < 60; index++) {
        assert.equal((await database.admit(attempt(`c${index}`, { address: `a${index}` }))).kind, 'admitted');
      }
      assert.equal((await database.admit(attempt('more', { address: 'a60' }))).kind, 'limited');
      await later('59 minutes');
      assert.equal((await database.admit(attempt('more', { address: 'a60' }))).kind, 'limited');
      await later('1 minute');
      assert.equal((await database.admit(attempt('more', { address: 'a60' }))).kind, 'admitted');
      assert.equal(await rows(), 1);
    });

    await step('what was sent is known for ten minutes, then nothing of it is kept', async () => {
      await database.admit(attempt('a'));
      await database.settle(attempt('a'), true);
      await later('9 minutes');
      assert.deepEqual(await database.admit(attempt('a', { number: 'N-2' })), { kind: 'sent', number: 'N-a' });
      await later('1 minute');
      assert.equal((await database.admit(attempt('b', { number: 'N-3' }))).kind, 'admitted');
      assert.deepEqual(
        (await sql.unsafe('select content from quote_guard.requests')).map(({ content }) => content),
        ['b'],
      );
    });

    await step('while one is sending the same waits; a claim outlives its instance by twenty seconds', async () => {
      await database.admit(attempt('a'));
      assert.equal((await database.admit(attempt('a', { number: 'N-2' }))).kind, 'busy');
      await later('20 seconds');
      assert.equal((await database.admit(attempt('a', { number: 'N-3' }))).kind, 'admitted');
      await database.settle(attempt('a', { number: 'N-3' }), true);
      assert.deepEqual(await database.admit(attempt('a', { number: 'N-4' })), { kind: 'sent', number: 'N-3' });
    });

    await step('a sending that failed leaves the way free', async () => {
      await database.admit(attempt('a'));
      await database.settle(attempt('a'), false);
      assert.equal((await database.admit(attempt('a'))).kind, 'admitted');
    });

    await step('what failed by our fault counts for nobody', async () => {
      for (const each of 'abcdef') {
        assert.equal((await database.admit(attempt(each))).kind, 'admitted');
        await database.settle(attempt(each), false);
      }
      assert.equal(await rows(), 0);
    });

    await step('twenty in ten minutes, whoever they are', async () => {
      const other = (index: number) => attempt(`c${index}`, { address: `a${index}`, network: `n${index}` });
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
      assert.deepEqual(columns.map(({ name }) => name).sort(), ['address', 'at', 'content', 'network', 'number', 'sent']);
    });

    await step('what is no hash never reaches the database', async () => {
      await assert.rejects(database.admit(attempt("'; drop schema quote_guard cascade; --")), /not a hash/);
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
    const guard = createGuard(createMemory(limits, Date.now), createDatabase(connect(url), limits), (error) => away.push(error));
    assert.equal((await guard.admit(attempt('a'))).kind, 'admitted');
    await guard.settle(attempt('a'), true);
    assert.deepEqual(await guard.admit(attempt('a', { number: 'N-2' })), { kind: 'sent', number: 'N-a' });
    assert.equal(away.length, 2);
    for (const socket of sockets) socket.destroy();
    mute.close();
  },
});

Deno.test('what the database refuses does not count in memory', async () => {
  const memory = createMemory({ perAddress: 1, perNetwork: 1 }, Date.now);
  let verdict: 'busy' | 'admitted' = 'busy';
  const database = { admit: () => Promise.resolve({ kind: verdict }), settle: () => Promise.resolve() };
  const guard = createGuard(memory, database, () => {});
  assert.equal((await guard.admit(attempt('a'))).kind, 'busy');
  verdict = 'admitted';
  assert.equal((await guard.admit(attempt('a'))).kind, 'admitted');
  assert.equal((await guard.admit(attempt('b'))).kind, 'limited');
});
