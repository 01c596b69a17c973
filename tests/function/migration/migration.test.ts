import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '../../../scripts/dev/database.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';

const migrations = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
  .toSorted()
  .map((file) => readFileSync(inRoot(file), 'utf8'));
const earlier = readFileSync(new URL('earlier.sql', import.meta.url), 'utf8');

let migrated: PGlite;
Deno.test.beforeAll(async () => {
  migrated = await PGlite.create();
  for (const sql of [earlier, ...migrations]) await migrated.exec(sql);
});
Deno.test.afterAll(() => migrated.close());

/** Returns the rows of a query as lines. */
async function read(database: PGlite, query: string): Promise<string[]> {
  const { rows } = await database.query<object>(query);
  return rows.map((row) => Object.values(row).join(' | '));
}

/** Lists our schemas with their columns, constraints, indexes, functions and rights. */
const schema = `
  select table_schema, table_name, column_name,
    data_type || coalesce(column_default, '') || is_nullable
  from information_schema.columns where table_schema like 'quote%'
  union all select 'schema', nspname, '', '' from pg_namespace where nspname like 'quote%'
  union all select 'constraint', conname, pg_get_constraintdef(oid), ''
  from pg_constraint where connamespace::regnamespace::text like 'quote%'
  union all select 'index', indexname, indexdef, '' from pg_indexes where schemaname like 'quote%'
  union all select 'function', proname, prosrc, proacl::text
  from pg_proc where pronamespace::regnamespace::text like 'quote%'
  union all select 'right', grantee, table_name, privilege_type
  from information_schema.role_table_grants where table_schema like 'quote%'
  order by 1, 2, 3, 4`;

Deno.test('migration > gives a new and an earlier project the same schema', async () => {
  const database = await createDatabase();
  const fresh = await read(database, schema);
  await database.close();
  assert.ok(fresh.length > 20);
  assert.deepEqual(await read(migrated, schema), fresh);
});

Deno.test('migration > keeps every request and every waiting job', async () => {
  const requests = await read(
    migrated,
    `select number, state, network_rank, is_marked, resends, ciphertext is not null,
      sent_at is not null as sent from quote.requests order by number`,
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
  const jobs = await read(
    migrated,
    'select number, kind, attempts, due_at <= now() from quote.jobs order by number, kind',
  );
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
  const waiting = await read(
    migrated,
    `select key_hash, address_hash, network_hash, key_id, encode(ciphertext, 'hex')
      from quote.requests where number = 'waiting'`,
  );
  assert.deepEqual(waiting, ['key waiting | an address | a network | a | 010203']);
});
