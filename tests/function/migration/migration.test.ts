import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inRoot } from '../../../scripts/lib/paths.ts';

const migrations = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
  .toSorted()
  .map((file) => readFileSync(inRoot(file), 'utf8'));
const earlier = readFileSync(new URL('earlier.sql', import.meta.url), 'utf8');

/** A new project, and one that the release before left. */
async function migrate(...before: string[]) {
  const database = await PGlite.create();
  for (const sql of [...before, ...migrations]) await database.exec(sql);
  const read = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
  return { database, read };
}

/** Every column, constraint, index, function and right of the schemas that are ours. */
const schema = `
  select 'column' as kind, table_schema || '.' || table_name || '.' || column_name as name,
    data_type || coalesce(column_default, '') || is_nullable as what
  from information_schema.columns where table_schema like 'quote%'
  union all select 'constraint', conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace::regnamespace::text like 'quote%'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname like 'quote%'
  union all select 'function', proname, prosrc || coalesce(proacl::text, '')
  from pg_proc where pronamespace::regnamespace::text like 'quote%'
  union all select 'right', grantee || ' ' || table_name, privilege_type
  from information_schema.role_table_grants where table_schema like 'quote%'
  union all select 'schema', nspname, '' from pg_namespace where nspname like 'quote%'
  order by 1, 2, 3`;

Deno.test('migration > ends in the same schema for a new and an earlier project', async () => {
  const [fresh, carried] = await Promise.all([migrate(), migrate(earlier)]);
  assert.deepEqual(await carried.read(schema), await fresh.read(schema));
  await Promise.all([fresh.database.close(), carried.database.close()]);
});

Deno.test('migration > carries every request over and loses no waiting one', async () => {
  const { database, read } = await migrate(earlier);
  const requests = await read(`select number, state, network_rank as rank, is_marked as marked,
    resends, ciphertext is not null as open, sent_at is not null as sent from quote.requests
    order by number`);
  assert.deepEqual(
    requests.map((row) => Object.values(row).join(' | ')),
    [
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
    ],
  );
  const jobs = await read(`select number, kind, attempts, due_at <= now() as due from quote.jobs
    order by number, kind`);
  assert.deepEqual(
    jobs.map((row) => Object.values(row).join(' | ')),
    [
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
    ],
  );
  await database.close();
});

Deno.test('migration > keeps the key, the hashes and the encrypted answers', async () => {
  const { database, read } = await migrate(earlier);
  const [row] = await read(`select key_hash, address_hash, network_hash, key_id,
    encode(ciphertext, 'hex') as bytes from quote.requests where number = 'waiting'`);
  assert.deepEqual(row, {
    key_hash: 'key waiting',
    address_hash: 'an address',
    network_hash: 'a network',
    key_id: 'a',
    bytes: '010203',
  });
  await database.close();
});
