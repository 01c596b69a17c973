import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { limitsOf } from '../../../supabase/functions/send-devis-email/guard.ts';
import { createOutbox, type Leased, type ToKeep } from '../../../supabase/functions/send-devis-email/outbox.ts';
import { createSeal, sealingKeys } from '../../../supabase/functions/send-devis-email/seal.ts';
import { real } from '../support/outbox.ts';
import { emptyPostgres } from '../support/postgres.ts';

const keys = sealingKeys.parse(`a:${btoa('32 signs which seal nothing real')}`);
const failure = { sent: false, cause: 'EENVELOPE 550', why: 'refused' } as const;

real('the outbox in Postgres', async () => {
  const { url, database } = await emptyPostgres();
  const call = connect(url);
  const outbox = createOutbox(call, createSeal(keys), limitsOf(1000, 10_000));
  const request = (number: string, over: Partial<ToKeep> = {}): ToKeep => ({
    number,
    keyHash: `key-${number}`,
    content: `hash-${number}`,
    quote: valid,
    suspicious: false,
    address: `address ${number}`,
    network: `network ${number}`,
    ...over,
  });
  const keep = async (what: ToKeep) => {
    const kept = await outbox.keep(what);
    return kept.kind === 'kept' ? kept.number : kept.kind;
  };
  /** Kept, and like all others not let out. */
  const keepBack = async (what: ToKeep) => {
    await outbox.keep(what);
    await database.sql('update quote_outbox.requests set left_at = null');
  };
  const lease = async (number?: string): Promise<Leased> => {
    const [leased, ...more] = await outbox.lease(5, number);
    assert.ok(leased);
    assert.deepEqual(more, []);
    return leased;
  };
  const resend = (keyHash = 'key-N-1') => outbox.resend(keyHash, { address: 'address', network: 'network' });
  const leased = async () => (await outbox.lease(5)).map(({ number }) => number);
  const step = async (name: string, fn: () => Promise<void>) => {
    await database.empty();
    try {
      await fn();
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  };

  await step('the same attempt is kept once, and says what became of it', async () => {
    const kept = { kind: 'kept', number: 'N-1', state: 'enregistree' };
    assert.deepEqual(await outbox.keep(request('N-1')), { ...kept, again: false });
    assert.deepEqual(await outbox.keep(request('N-2', { keyHash: 'key-N-1' })), { ...kept, again: true });
    await outbox.settle(await lease(), { sent: true });
    const again = await outbox.keep(request('N-3', { keyHash: 'key-N-1' }));
    assert.deepEqual(again, { ...kept, state: 'remise', again: true });
    assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'remise' });
    assert.equal(await outbox.find('key-N-2'), undefined);
  });

  await step(
    'the same attempt with other answers is refused; once they are erased, or cannot be read, it is the first',
    async () => {
      await keep(request('N-1'));
      const other = request('N-2', { keyHash: 'key-N-1', quote: { ...valid, besoins: 'autre chose' } });
      assert.equal(await keep(other), 'other');
      assert.equal(await keep({ ...other, quote: { ...valid, accord: 'une autre version' } }), 'N-1', 'the answers alone');
      await database.sql("update quote_outbox.requests set key_id = 'lost'");
      assert.equal(await keep(other), 'N-1');
      await outbox.settle(await lease(), { sent: true });
      await database.later('7 days');
      await outbox.erase();
      assert.equal(await keep(other), 'N-1');
    },
  );

  await step('another attempt is another request, even of the same answers', async () => {
    await keep(request('N-1'));
    assert.equal(await keep(request('N-2', { content: 'hash-N-1' })), 'N-2');
  });

  await step('without a key the same answers are one request for ten minutes', async () => {
    const keyless = (number: string) => request(number, { keyHash: undefined, content: 'hash' });
    await keep(keyless('N-1'));
    await database.later('9 minutes');
    assert.equal(await keep(keyless('N-2')), 'N-1');
    await database.later('1 minute');
    assert.equal(await keep(keyless('N-2')), 'N-2');
  });

  await step('a number that another request has is refused, for another to be drawn', async () => {
    await keep(request('N-1'));
    assert.equal(await keep(request('N-1', { keyHash: 'other' })), 'taken');
  });

  await step('what one has leased nobody else gets, for two minutes', async () => {
    await keep(request('N-1'));
    await keep(request('N-2'));
    assert.deepEqual((await leased()).sort(), ['N-1', 'N-2']);
    assert.deepEqual(await leased(), []);
    await database.later('119 seconds');
    assert.deepEqual(await leased(), []);
    await database.later('1 second');
    assert.deepEqual((await leased()).sort(), ['N-1', 'N-2']);
  });

  await step('of one request alone, if it is due', async () => {
    await keep(request('N-1'));
    await keep(request('N-2'));
    assert.equal((await lease('N-2')).number, 'N-2');
    assert.deepEqual(await outbox.lease(5, 'N-2'), []);
  });

  await step('the pauses grow to a quarter of an hour', async () => {
    await keep(request('N-1'));
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await outbox.settle(await lease(), failure);
      await database.later(`${minutes * 60 - 1} seconds`);
      assert.deepEqual(await leased(), [], `${minutes} min`);
      await database.later('1 second');
    }
    assert.equal((await lease()).failures, 6);
    assert.equal((await database.row('N-1'))['cause'], failure.cause);
  });

  await step('a lease that is over says no more that it failed, but still that it was taken', async () => {
    await keep(request('N-1'));
    const slow = await lease();
    await database.later('2 minutes');
    const second = await lease();
    await outbox.settle(slow, failure);
    assert.equal((await database.row('N-1'))['state'], 'sending');
    await outbox.settle(slow, { sent: true });
    await outbox.settle(second, failure);
    assert.equal((await database.row('N-1'))['state'], 'sent');
    assert.deepEqual(await leased(), []);
  });

  await step('a renvoi is queued at once, three times', async () => {
    await keep(request('N-1'));
    for (const resends of [1, 2, 3]) {
      await outbox.settle(await lease(), { sent: true });
      assert.equal((await resend()).verdict, 'admitted');
      assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'enregistree' });
      assert.equal((await database.row('N-1'))['resends'], resends);
    }
    assert.equal((await resend()).verdict, 'spent');
    assert.equal((await resend('N-1')).verdict, 'unknown');
  });

  await step('a renvoi starts anew: its first failure pauses for a minute', async () => {
    await keep(request('N-1'));
    await outbox.settle(await lease(), failure);
    await resend();
    assert.equal((await lease()).failures, 0);
  });

  await step('a renvoi asked for while the mail is on its way is not settled by it', async () => {
    await keep(request('N-1'));
    const first = await lease();
    await resend();
    await outbox.settle(first, { sent: true });
    assert.equal((await lease()).resends, 1);
  });

  await step('what is due at this very instant is due', async () => {
    await keep(request('N-1'));
    const now = "jsonb_populate_record(r, jsonb_build_object('next_at', clock_timestamp()))";
    const seen = await database.sql(
      `select quote_outbox.is_due(${now}) as due from quote_outbox.requests r, generate_series(1, 100)`,
    );
    assert.ok(seen.every(({ due }) => due));
  });

  await step('a clock that is set back keeps nothing waiting', async () => {
    await keep(request('N-1'));
    await database.later('-2 days');
    assert.equal((await lease()).number, 'N-1');
    await database.later('-2 days');
    assert.equal((await lease()).number, 'N-1');
  });

  await step(
    'answers are erased seven days after the mail was taken, their hash after ten minutes, the rest a month later',
    async () => {
      await keep(request('N-1'));
      await outbox.settle(await lease(), { sent: true });
      await database.later('10 minutes');
      await outbox.erase();
      assert.equal((await database.row('N-1'))['content'], null);
      await database.later('6 days 23 hours 49 minutes');
      await outbox.erase();
      assert.ok((await database.row('N-1'))['ciphertext']);
      await database.later('1 minute');
      await outbox.erase();
      const { ciphertext, nonce, key_id, content, state } = await database.row('N-1');
      assert.deepEqual([ciphertext, nonce, key_id, content, state], [null, null, null, null, 'sent']);
      assert.equal((await resend()).verdict, 'erased');
      assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'remise' });
      await database.later('29 days 23 hours');
      await outbox.erase();
      assert.equal((await database.row('N-1'))['state'], 'sent');
      await database.later('1 hour');
      await outbox.erase();
      assert.deepEqual(await database.row('N-1'), {});
    },
  );

  await step('what was counted of a sender goes after an hour, without another request', async () => {
    await database.sql(
      "insert into quote_guard.claims values ('a', 'n', '1', now() - interval '61 minutes'), ('b', 'n', '2', now())",
    );
    await outbox.erase();
    assert.deepEqual(
      (await database.sql('select address from quote_guard.claims')).map(({ address }) => address),
      ['b'],
    );
  });

  await step('what was never taken is erased after thirty days; somebody was told twice before', async () => {
    await keep(request('N-1'));
    await outbox.settle(await lease(), failure);
    await database.later('16 minutes');
    assert.deepEqual(await outbox.watch(), [{ kind: 'waiting', requests: 1, minutes: 16, cause: failure.cause, numbers: 'N-1' }]);
    await outbox.told('waiting');
    await database.later('29 days');
    assert.deepEqual(
      (await outbox.watch()).map(({ kind }) => kind),
      ['expiring'],
    );
    await database.later('1 day');
    await outbox.erase();
    const { ciphertext, state, cause } = await database.row('N-1');
    assert.deepEqual([ciphertext, state, cause], [null, 'failed', 'effacée sans être remise']);
    assert.deepEqual(await outbox.lease(5), []);
    assert.equal(await outbox.find('key-N-1'), undefined);
    assert.equal(await keep(request('N-2', { keyHash: 'key-N-1' })), 'N-2', 'the same answers come again');
  });

  await step('an incident is told once; again only if no word came that it was; the next one anew', async () => {
    await keep(request('N-1'));
    await database.later('15 minutes');
    assert.equal((await outbox.watch()).length, 1);
    assert.deepEqual(await outbox.watch(), [], 'claimed by the first');
    await database.later('5 minutes');
    assert.equal((await outbox.watch()).length, 1, 'the first never told');
    await outbox.told('waiting');
    await database.later('1 hour');
    assert.deepEqual(await outbox.watch(), []);
    await outbox.settle(await lease(), { sent: true });
    assert.deepEqual(await outbox.watch(), []);
    await keep(request('N-2'));
    await database.later('15 minutes');
    assert.equal((await outbox.watch()).length, 1);
  });

  await step('a request that is refused for good keeps no outage secret: newer ones are told too, at most hourly', async () => {
    const kinds = async () => (await outbox.watch()).map(({ kind, requests }) => [kind, requests]);
    await keep(request('N-1'));
    await database.later('15 minutes');
    assert.deepEqual(await kinds(), [['waiting', 1]]);
    await outbox.told('waiting');
    await database.later('2 days');
    assert.deepEqual(await kinds(), []);
    await keep(request('N-2'));
    await database.later('15 minutes');
    assert.deepEqual(await kinds(), [['waiting', 2]]);
    await outbox.told('waiting');
    await keep(request('N-3'));
    await database.later('59 minutes');
    assert.deepEqual(await kinds(), [], 'told less than an hour ago');
    await database.later('1 minute');
    assert.deepEqual(await kinds(), [['waiting', 3]]);
  });

  await step('a request is late since it was let out, not since it came', async () => {
    await keepBack(request('N-1'));
    await database.later('2 hours');
    assert.deepEqual(
      (await outbox.watch()).map(({ kind, numbers }) => [kind, numbers]),
      [['queued', 'N-1']],
    );
    await outbox.settle(await lease(), failure);
    await database.later('14 minutes');
    assert.deepEqual(await outbox.watch(), []);
    await database.later('2 minutes');
    assert.deepEqual(
      (await outbox.watch()).map(({ kind, minutes }) => [kind, minutes]),
      [['waiting', 136]],
    );
  });

  await step('the turn: ten minutes later for each of the network within the hour; no hash outlives its hour', async () => {
    const of = (address: string) => ({ address, network: 'one' });
    for (const [number, address] of [
      ['N-1', 'a'],
      ['N-2', 'b'],
      ['N-3', 'a'],
    ] as const)
      await keep(request(number, of(address)));
    await keep(request('N-4'));
    const later = await database.sql(
      'select extract(epoch from turn - received_at)::int / 60 as minutes from quote_outbox.requests order by number',
    );
    assert.deepEqual(
      later.map(({ minutes }) => minutes),
      [0, 10, 20, 0],
    );
    await database.later('61 minutes');
    await outbox.erase();
    assert.deepEqual([...(await database.sql('select * from quote_guard.claims'))], []);
    await keep(request('N-5', of('a')));
    const { turn, received_at } = await database.row('N-5');
    assert.deepEqual(turn, received_at);
  });

  await step('each request that is about to be erased unsent is told of, once', async () => {
    const expiring = async () => (await outbox.watch()).filter(({ kind }) => kind === 'expiring').map(({ requests }) => requests);
    await keep(request('N-1'));
    await database.later('6 hours');
    await keep(request('N-2'));
    await database.later('28 days 18 hours');
    assert.deepEqual(await expiring(), [1]);
    await outbox.told('expiring');
    await database.later('2 hours');
    assert.deepEqual(await expiring(), [], 'told already');
    await database.later('4 hours');
    assert.deepEqual(await expiring(), [2]);
    await outbox.told('expiring');
    await database.later('2 hours');
    assert.deepEqual(await expiring(), []);
  });

  await step('a mail that came back is counted once, told, and tried again after two hours, then four', async () => {
    await keep(request('N-1'));
    assert.equal(await outbox.bounced('N-1'), false, 'not sent yet');
    for (const hours of [2, 4]) {
      await outbox.settle(await lease(), { sent: true });
      assert.equal(await outbox.bounced('N-1'), true);
      assert.equal(await outbox.bounced('N-1'), false, 'the same word twice');
      assert.deepEqual(await leased(), []);
      await database.later(`${hours} hours`);
    }
    assert.equal((await outbox.watch())[0]?.kind, 'bounced');
    assert.equal((await lease()).bounces, 2);
  });

  await step('the function’s role calls what it needs, and reads nothing by itself', async () => {
    await keep(request('N-1'));
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
      await assert.rejects(database.sql(`set local role quote_function; ${reach}`), /permission denied/, reach);
    }
  });

  await step('the scheduler calls the function with what the last deployment said, and fails aloud without it', async () => {
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
    const schedule = (secret: string) => database.sql(`select quote_outbox.schedule('${address}', '${secret}')`);
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
    const calls = await database.sql('select url, headers ->> $$authorization$$ as bearer from net.calls');
    const both = (bearer: string) => ['canari', 'envois'].map((path) => ({ url: `${address}/${path}`, bearer }));
    assert.deepEqual([...calls], [...both('Bearer a secret'), ...both('Bearer another secret')]);
    assert.deepEqual(
      (await database.sql('select jobname, schedule from cron.job order by jobname')).map(({ jobname, schedule }) => [
        jobname,
        schedule,
      ]),
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

  await step('there is a place for numbers, states, times, hashes and what is sealed, and for nothing else', async () => {
    await keep(request('N-1', { quote: { ...valid, besoins: 'le serveur' } }));
    const row = await database.row('N-1');
    assert.deepEqual(Object.keys(row).sort(), [
      'acknowledge',
      'bounces',
      'cause',
      'ciphertext',
      'content',
      'erased_at',
      'failures',
      'follows',
      'idempotency_hash',
      'key_id',
      'lease_no',
      'lease_until',
      'left_at',
      'next_at',
      'nonce',
      'number',
      'queued_at',
      'received_at',
      'remind_at',
      'resends',
      'sent_at',
      'state',
      'suspicious',
      'taken_at',
      'told',
      'turn',
      'withdrawn_at',
    ]);
    const others = await database.sql(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema in ('quote_guard', 'quote_outbox') and table_name in ('claims', 'departures')",
    );
    assert.deepEqual(others.map(({ name }) => name).sort(), [
      'claims.address',
      'claims.at',
      'claims.mailbox',
      'claims.network',
      'claims.number',
      'departures.at',
      'departures.is_first',
    ]);
    await assert.rejects(keep(request("'; drop schema quote_guard cascade; --")), /not a hash/);
    const bytes = new TextDecoder('latin1').decode(row['ciphertext']);
    for (const typed of ['serveur', 'Martin', 'epi.fr']) assert.ok(!bytes.includes(typed), typed);
    assert.deepEqual(await (await lease()).open(), { ...valid, besoins: 'le serveur' });
  });
});
