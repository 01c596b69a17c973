import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import {
  database,
  failure,
  keep,
  lease,
  leased,
  outbox,
  request,
  resend,
  settle,
  success,
  test,
} from '../support/outbox-steps.ts';

test('the same attempt is kept once, and says what became of it', async () => {
  const kept = { kind: 'kept', number: 'N-1', state: 'enregistree' };
  assert.deepEqual(await outbox.keep(request('N-1')), { ...kept, again: false });
  assert.deepEqual(await outbox.keep(request('N-2', { keyHash: 'key-N-1' })), {
    ...kept,
    again: true,
  });
  await settle(success);
  const again = await outbox.keep(request('N-3', { keyHash: 'key-N-1' }));
  assert.deepEqual(again, { ...kept, state: 'remise', again: true });
  assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'remise' });
  assert.equal(await outbox.find('key-N-2'), undefined);
});

test('the same attempt with other answers is refused; once they are erased, or cannot be read, it is the first', async () => {
  await keep('N-1');
  const again = (typed: object) =>
    keep('N-2', { keyHash: 'key-N-1', quote: { ...valid, ...typed } });
  const other = { besoins: 'autre chose' };
  assert.equal(await again(other), 'other');
  assert.equal(await again({ accord: 'une autre version' }), 'N-1', 'the answers alone');
  await database.sql("update quote_outbox.requests set key_id = 'lost'");
  assert.equal(await again(other), 'N-1');
  await settle(success);
  await database.later('7 days');
  await outbox.erase();
  assert.equal(await again(other), 'N-1');
});

test('another attempt is another request, even of the same answers', async () => {
  await keep('N-1');
  assert.equal(await keep('N-2', { content: 'hash-N-1' }), 'N-2');
});

test('without a key the same answers are one request for ten minutes', async () => {
  const keyless = (number: string) => keep(number, { keyHash: undefined, content: 'hash' });
  await keyless('N-1');
  await database.later('9 minutes');
  assert.equal(await keyless('N-2'), 'N-1');
  await database.later('1 minute');
  assert.equal(await keyless('N-2'), 'N-2');
});

test('a number that another request has is refused, for another to be drawn', async () => {
  await keep('N-1');
  assert.equal(await keep('N-1', { keyHash: 'other' }), 'taken');
});

test('what one has leased nobody else gets, for two minutes', async () => {
  await keep('N-1');
  await keep('N-2');
  assert.deepEqual((await leased()).sort(), ['N-1', 'N-2']);
  assert.deepEqual(await leased(), []);
  await database.later('119 seconds');
  assert.deepEqual(await leased(), []);
  await database.later('1 second');
  assert.deepEqual((await leased()).sort(), ['N-1', 'N-2']);
});

test('of one request alone, if it is due', async () => {
  await keep('N-1');
  await keep('N-2');
  assert.equal((await lease('N-2')).number, 'N-2');
  assert.deepEqual(await outbox.lease(5, 'N-2'), []);
});

test('the pauses grow to a quarter of an hour', async () => {
  await keep('N-1');
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    await settle(failure);
    await database.later(`${minutes * 60 - 1} seconds`);
    assert.deepEqual(await leased(), [], `${minutes} min`);
    await database.later('1 second');
  }
  assert.equal((await lease()).failures, 6);
  assert.equal((await database.row('N-1'))['cause'], failure.cause);
});

test('a lease that is over says no more that it failed, but still that it was taken', async () => {
  await keep('N-1');
  const slow = await lease();
  await database.later('2 minutes');
  const second = await lease();
  await outbox.settle(slow, failure);
  assert.equal((await database.row('N-1'))['state'], 'sending');
  await outbox.settle(slow, success);
  await outbox.settle(second, failure);
  assert.equal((await database.row('N-1'))['state'], 'sent');
  assert.deepEqual(await leased(), []);
});

test('a renvoi is queued at once, three times', async () => {
  await keep('N-1');
  for (const resends of [1, 2, 3]) {
    await settle(success);
    assert.equal((await resend()).verdict, 'admitted');
    assert.deepEqual(await outbox.find('key-N-1'), { number: 'N-1', state: 'enregistree' });
    assert.equal((await database.row('N-1'))['resends'], resends);
  }
  assert.equal((await resend()).verdict, 'spent');
  assert.equal((await resend('N-1')).verdict, 'unknown');
});

test('a renvoi starts anew: its first failure pauses for a minute', async () => {
  await keep('N-1');
  await settle(failure);
  await resend();
  assert.equal((await lease()).failures, 0);
});

test('a renvoi asked for while the mail is on its way is not settled by it', async () => {
  await keep('N-1');
  const first = await lease();
  await resend();
  await outbox.settle(first, success);
  assert.equal((await lease()).resends, 1);
});

test('what is due at this very instant is due', async () => {
  await keep('N-1');
  const now = "jsonb_populate_record(r, jsonb_build_object('next_at', clock_timestamp()))";
  const seen = await database.sql(
    `select quote_outbox.is_due(${now}) as due from quote_outbox.requests r, generate_series(1, 100)`,
  );
  assert.ok(seen.every(({ due }) => due));
});

test('a clock that is set back keeps nothing waiting', async () => {
  await keep('N-1');
  await database.later('-2 days');
  assert.equal((await lease()).number, 'N-1');
  await database.later('-2 days');
  assert.equal((await lease()).number, 'N-1');
});

test('the turn: ten minutes later for each of the network within the hour; no hash outlives its hour', async () => {
  const of = (address: string) => ({ address, network: 'one' });
  for (const [number, address] of [
    ['N-1', 'a'],
    ['N-2', 'b'],
    ['N-3', 'a'],
  ] as const)
    await keep(number, of(address));
  await keep('N-4');
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
  await keep('N-5', of('a'));
  const { turn, received_at } = await database.row('N-5');
  assert.deepEqual(turn, received_at);
});
