import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inRoot } from '../../../scripts/lib/paths.ts';

const migrations = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
  .toSorted()
  .map((file) => readFileSync(inRoot(file), 'utf8'));
const earlier = readFileSync(new URL('earlier.sql', import.meta.url), 'utf8');

/**
 * Runs the migrations after the SQL of an earlier release. Returns the rows of the queries as lines.
 */
async function migrate(...queries: string[]) {
  const database = await PGlite.create();
  for (const sql of [earlier, ...migrations]) await database.exec(sql);
  const read = async (sql: string) => {
    const { rows } = await database.query<object>(sql);
    return rows.map((row) => Object.values(row).join(' | '));
  };
  const results: string[][] = [];
  for (const query of queries) results.push(await read(query));
  await database.close();
  return results;
}

Deno.test('migration > drops the tables of an earlier project', async () => {
  const schemas = "select nspname from pg_namespace where nspname like 'quote%'";
  assert.deepEqual(await migrate(schemas), [['quote']]);
});

Deno.test('migration > keeps every request and every waiting job', async () => {
  const [requests, jobs, waiting] = await migrate(
    `select number, state, network_rank, is_marked, resends, ciphertext is not null,
      sent_at is not null as sent from quote.requests order by number`,
    'select number, kind, attempts, due_at <= now() from quote.jobs order by number, kind',
    `select key_hash, address_hash, network_hash, key_id, encode(ciphertext, 'hex')
      from quote.requests where number = 'waiting'`,
  );
  assert.deepEqual(requests, [
    'CANARI-waiting | waiting | 1 | false | 0 | true | false',
    'bounced | waiting | 1 | false | 0 | true | false',
    'failing | waiting | 1 | false | 0 | true | false',
    'leased | waiting | 1 | false | 0 | true | false',
    'marked | waiting | 1 | true | 0 | true | false',
    'never sent | expired | 1 | false | 0 | false | false',
    'sent | sent | 1 | false | 2 | true | true',
    'sent and erased | sent | 1 | false | 0 | false | true',
    'third of its network | waiting | 3 | false | 0 | true | false',
    'unreadable | waiting | 1 | false | 0 | true | false',
    'waiting | waiting | 1 | false | 0 | true | false',
    'withdrawn | withdrawn | 1 | false | 0 | false | true',
  ]);
  assert.deepEqual(jobs, [
    'CANARI-waiting | canary | 1 | true',
    'bounced | broker | 0 | true',
    'failing | broker | 4 | true',
    'leased | broker | 0 | true',
    'marked | broker | 0 | true',
    'sent | acknowledgement | 1 | true',
    'sent | webhook | 3 | true',
    'third of its network | broker | 0 | true',
    'unreadable | broker | 1 | true',
    'waiting | broker | 0 | true',
    'withdrawn | broker | 0 | true',
  ]);
  assert.deepEqual(waiting, ['key waiting | an address | a network | a | 010203']);
});
