import assert from 'node:assert/strict';
import { administer } from '../../../scripts/trial/administer.ts';
import { startPostgres } from '../../../scripts/trial/function.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { createOutbox, type Leased, type ToKeep } from '../../../supabase/functions/send-devis-email/outbox.ts';
import { createSeal, sealingKeys } from '../../../supabase/functions/send-devis-email/seal.ts';
import { real } from '../support/outbox.ts';

const keys = sealingKeys.parse(`a:${btoa('32 signs which seal nothing real')}`);
const failure = { sent: false, cause: 'EENVELOPE 550', unreadable: false } as const;

real('the outbox in Postgres', async () => {
  const server = await startPostgres();
  const database = administer(server.url);
  const call = connect(server.url);
  const outbox = createOutbox(call, createSeal(keys));
  const request = (number: string, over: Partial<ToKeep> = {}): ToKeep => ({
    number,
    attempt: `key-${number}`,
    content: `hash-${number}`,
    quote: valid,
    suspicious: false,
    ...over,
  });
  /** Kept, and no longer leased to the one that kept it. */
  const keep = async (what: ToKeep) => {
    await outbox.keep(what);
    await database.sql("update quote_outbox.requests set state = 'waiting', lease_until = null where state = 'sending'");
  };
  const lease = async (number?: string): Promise<Leased> => {
    const [leased, ...more] = await outbox.lease(5, number);
    assert.ok(leased);
    assert.deepEqual(more, []);
    return leased;
  };
  const leased = async () => (await outbox.lease(5)).map(({ number }) => number);
  const step = async (name: string, fn: () => Promise<void>) => {
    await database.sql('truncate quote_outbox.requests, quote_outbox.incidents');
    try {
      await fn();
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  };

  await step('the same attempt is kept once, and says what became of it', async () => {
    const { leased: own, ...kept } = (await outbox.keep(request('N-1'))) ?? {};
    assert.deepEqual(kept, { number: 'N-1', state: 'enregistree', again: false });
    const again = await outbox.keep(request('N-2', { attempt: 'key-N-1' }));
    assert.deepEqual(again, { number: 'N-1', state: 'enregistree', again: true });
    assert.ok(own);
    assert.deepEqual(await leased(), [], 'leased to the one that keeps it');
    await outbox.settle(own, { sent: true });
    assert.deepEqual(await outbox.keep(request('N-3', { attempt: 'key-N-1' })), { number: 'N-1', state: 'remise', again: true });
    assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'remise' });
    assert.equal(await outbox.find('key-N-2'), undefined);
  });

  await step('another attempt is another request, even of the same answers', async () => {
    await keep(request('N-1'));
    assert.equal((await outbox.keep(request('N-2', { content: 'hash-N-1' })))?.number, 'N-2');
  });

  await step('without a key the same answers are one request for ten minutes', async () => {
    const keyless = (number: string) => request(number, { attempt: undefined, content: 'hash' });
    await keep(keyless('N-1'));
    await database.later('9 minutes');
    assert.equal((await outbox.keep(keyless('N-2')))?.number, 'N-1');
    await database.later('1 minute');
    assert.equal((await outbox.keep(keyless('N-2')))?.number, 'N-2');
  });

  await step('a number that another request has is refused, for another to be drawn', async () => {
    await keep(request('N-1'));
    assert.equal(await outbox.keep(request('N-1', { attempt: 'other' })), undefined);
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
      assert.deepEqual(await outbox.resend('key-N-1'), { verdict: 'queued', number: 'N-1' });
      assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'enregistree' });
      assert.equal((await database.row('N-1'))['resends'], resends);
    }
    assert.equal((await outbox.resend('key-N-1')).verdict, 'limited');
    assert.equal((await outbox.resend('N-1')).verdict, 'unknown');
  });

  await step('a renvoi starts anew: its first failure pauses for a minute', async () => {
    await keep(request('N-1'));
    await outbox.settle(await lease(), failure);
    await outbox.resend('key-N-1');
    assert.equal((await lease()).failures, 0);
  });

  await step('a renvoi asked for while the mail is on its way is not settled by it', async () => {
    await keep(request('N-1'));
    const first = await lease();
    await outbox.resend('key-N-1');
    await outbox.settle(first, { sent: true });
    assert.equal((await lease()).resends, 1);
  });

  await step('what looks suspicious is due at the full hour, a renvoi of it too', async () => {
    assert.equal((await outbox.keep(request('N-1', { suspicious: true })))?.leased, undefined);
    await outbox.resend('key-N-1');
    const { queued_at, next_at } = await database.row('N-1');
    assert.deepEqual([next_at.getUTCMinutes(), next_at.getUTCSeconds()], [0, 0]);
    assert.ok(next_at > queued_at && next_at.getTime() - queued_at.getTime() <= 3_600_000);
    assert.deepEqual(await leased(), []);
    await database.later('1 hour');
    assert.deepEqual(await leased(), [], 'not alone');
    assert.deepEqual(
      (await outbox.lease(5, undefined, true)).map(({ number, suspicious }) => [number, suspicious]),
      [['N-1', true]],
    );
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
      assert.equal((await outbox.resend('key-N-1')).verdict, 'erased');
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
    await database.sql("insert into quote_guard.attempts values ('a', 'n', now() - interval '61 minutes'), ('b', 'n', now())");
    await outbox.erase();
    assert.deepEqual(
      (await database.sql('select address from quote_guard.attempts')).map(({ address }) => address),
      ['b'],
    );
  });

  await step('what was never taken is erased after thirty days; somebody was told twice before', async () => {
    await keep(request('N-1'));
    await outbox.settle(await lease(), failure);
    await database.later('16 minutes');
    assert.deepEqual(await outbox.watch(), [{ kind: 'waiting', requests: 1, minutes: 16, cause: failure.cause }]);
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
    assert.equal((await outbox.keep(request('N-2', { attempt: 'key-N-1' })))?.number, 'N-2', 'the same answers come again');
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
      'select * from quote_guard.attempts',
      "select quote_outbox.call('/envois')",
      'select quote_outbox.problems()',
      'create table public.mine (a int)',
      'create schema mine',
    ]) {
      await assert.rejects(database.sql(`set local role quote_function; ${reach}`), /permission denied/, reach);
    }
  });

  await step('the scheduler calls the function with what the Vault holds, and fails aloud without it', async () => {
    await database.sql(`create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
      create schema net; create table net.calls (url text, body jsonb, headers jsonb);
      create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint language sql
      as $$ insert into net.calls values (url, body, headers); select 1::bigint $$`);
    await assert.rejects(
      database.sql("select quote_outbox.call('/envois')"),
      /the Vault lacks quote_function_url or quote_outbox_secret/,
    );
    await database.sql(`insert into vault.decrypted_secrets values
      ('quote_function_url', 'https://a.example/functions/v1/send-devis-email'), ('quote_outbox_secret', 'a secret')`);
    for (const path of ['/envois', '/canari']) await database.sql(`select quote_outbox.call('${path}')`);
    const address = 'https://a.example/functions/v1/send-devis-email';
    assert.deepEqual(
      [...(await database.sql('select url, headers ->> $$authorization$$ as bearer from net.calls'))],
      ['envois', 'canari'].map((path) => ({ url: `${address}/${path}`, bearer: 'Bearer a secret' })),
    );
  });

  await step('there is a place for numbers, states, times, hashes and what is sealed, and for nothing else', async () => {
    await keep(request('N-1', { quote: { ...valid, besoins: 'le serveur' } }));
    const row = await database.row('N-1');
    assert.deepEqual(Object.keys(row).sort(), [
      'attempt',
      'attempts',
      'bounces',
      'cause',
      'ciphertext',
      'content',
      'erased_at',
      'failures',
      'key_id',
      'lease_until',
      'next_at',
      'nonce',
      'number',
      'queued_at',
      'received_at',
      'resends',
      'sent_at',
      'state',
      'suspicious',
    ]);
    const bytes = new TextDecoder('latin1').decode(row['ciphertext']);
    for (const typed of ['serveur', 'Martin', 'epi.fr']) assert.ok(!bytes.includes(typed), typed);
    assert.deepEqual(await (await lease()).open(), { ...valid, besoins: 'le serveur' });
  });

  await database.end();
  await server.stop();
});
