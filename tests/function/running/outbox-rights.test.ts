import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { database, keep, lease, test } from '../support/outbox-steps.ts';

// Who may do what in the database, what calls from it, and what it can hold.

test('the function’s role calls what it needs, and reads nothing by itself', async () => {
  await keep('N-1');
  for (const reach of [
    'select * from quote_outbox.requests',
    'delete from quote_outbox.requests',
    'select * from quote_outbox.incidents',
    'select * from quote_guard.claims',
    'select * from quote_outbox.queue',
    'select * from quote_outbox.departures',
    "select quote_outbox.call('/envois')",
    'select quote_outbox.problems(now())',
    "select quote_outbox.schedule('https://a.example', 'mine')",
    'create table public.mine (a int)',
    'create schema mine',
  ]) {
    await assert.rejects(
      database.sql(`set local role quote_function; ${reach}`),
      /permission denied/,
      reach,
    );
  }
});

test('the scheduler calls the function with what the last deployment said, and fails aloud without it', async () => {
  // The platform's own parts, which PGlite lacks, by what is asked of them.
  await database.sql(`create schema vault;
    create table vault.secrets (id uuid default gen_random_uuid(), name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as $$ insert into vault.secrets (name, secret) values (new_name, new_secret) returning id $$;
    create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as $$ update vault.secrets set secret = new_secret where id = secret_id $$;
    create schema cron; create table cron.job (jobid serial, jobname text primary key, schedule text, command text);
    create table cron.job_run_details (jobid int, end_time timestamptz);
    create schema net; create table net.calls (url text, body jsonb, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint language sql
    as $$ insert into net.calls values (url, body, headers); select 1::bigint $$`);
  const address = 'https://a.example/functions/v1/send-devis-email';
  const schedule = (secret: string) =>
    database.sql(`select quote_outbox.schedule('${address}', '${secret}')`);
  const run = async () => {
    for (const { command } of await database.sql(
      "select command from cron.job where command like '%quote_outbox.%' order by jobname",
    ))
      await database.sql(command);
  };
  await assert.rejects(
    database.sql("select quote_outbox.call('/envois')"),
    /the Vault lacks quote_function_url or quote_outbox_secret/,
  );
  await assert.rejects(schedule('a secret'), /cron\.schedule/, 'no scheduler');
  await database.sql(`create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as $$ insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command; select 1::bigint $$`);
  await schedule('a secret');
  await run();
  await schedule('another secret');
  await run();
  const calls = await database.sql(
    'select url, headers ->> $$authorization$$ as bearer from net.calls',
  );
  const both = (bearer: string) =>
    ['canari', 'envois'].map((path) => ({ url: `${address}/${path}`, bearer }));
  assert.deepEqual([...calls], [...both('Bearer a secret'), ...both('Bearer another secret')]);
  assert.deepEqual(
    (await database.sql('select jobname, schedule from cron.job order by jobname')).map(
      ({ jobname, schedule }) => [jobname, schedule],
    ),
    [
      ['cron-forget', '7 * * * *'],
      ['quote-outbox-canary', '23 5 * * *'],
      ['quote-outbox-erase', '*/10 * * * *'],
      ['quote-outbox-send', '* * * * *'],
    ],
  );
  await database.sql(`insert into cron.job (jobname) values ('of another project');
    insert into cron.job_run_details select jobid, now() - interval '25 hours' from cron.job;
    insert into cron.job_run_details select jobid, now() from cron.job`);
  const [forget] = await database.sql("select command from cron.job where jobname = 'cron-forget'");
  await database.sql(forget?.['command']);
  const left = await database.sql(
    "select j.jobname from cron.job_run_details join cron.job j using (jobid) where end_time < now() - interval '1 day'",
  );
  assert.deepEqual([...left], [{ jobname: 'of another project' }]);
});

test('words find a place where hashes, numbers, states and what is sealed stand, and nowhere else', async () => {
  await keep('N-1', { quote: { ...valid, besoins: 'le serveur' } });
  const columns = await database.sql(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema in ('quote_guard', 'quote_outbox') and table_name in ('requests', 'claims', 'departures')
        and data_type not in ('integer', 'boolean', 'timestamp with time zone') order by 1`,
  );
  assert.deepEqual(
    columns.map(({ name }) => name),
    [
      ...['address', 'mailbox', 'network', 'number'].map((name) => `claims.${name}`),
      ...[
        'cause',
        'ciphertext',
        'content',
        'follows',
        'idempotency_hash',
        'key_id',
        'nonce',
        'number',
        'state',
        'told',
      ].map((name) => `requests.${name}`),
    ],
  );
  await assert.rejects(keep("'; drop schema quote_guard cascade; --"), /not a hash/);
  const bytes = new TextDecoder('latin1').decode((await database.row('N-1'))['ciphertext']);
  for (const typed of ['serveur', 'Martin', 'epi.fr']) assert.ok(!bytes.includes(typed), typed);
  assert.deepEqual(await (await lease()).open(), { ...valid, besoins: 'le serveur' });
});
