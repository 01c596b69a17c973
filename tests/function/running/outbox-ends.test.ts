import assert from 'node:assert/strict';
import {
  database,
  failure,
  keep,
  keepBack,
  lease,
  leased,
  outbox,
  resend,
  settle,
  success,
  test,
} from '../support/outbox-steps.ts';

// What is erased, and what somebody is told before.

test('answers are erased seven days after the mail was taken, their hash after ten minutes, the rest a month later', async () => {
  await keep('N-1');
  await settle(success);
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
});

test('what was counted of a sender goes after an hour, without another request', async () => {
  await database.sql(
    "insert into quote_guard.claims values ('a', 'n', '1', now() - interval '61 minutes'), ('b', 'n', '2', now())",
  );
  await outbox.erase();
  assert.deepEqual(
    (await database.sql('select address from quote_guard.claims')).map(({ address }) => address),
    ['b'],
  );
});

test('what was never taken is erased after thirty days; somebody was told twice before', async () => {
  await keep('N-1');
  await settle(failure);
  await database.later('16 minutes');
  assert.deepEqual(await outbox.watch(), [
    { kind: 'waiting', requests: 1, minutes: 16, cause: failure.cause, numbers: 'N-1' },
  ]);
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
  assert.equal(await keep('N-2', { keyHash: 'key-N-1' }), 'N-2', 'the same answers come again');
});

test('an incident is told once; again only if no word came that it was; the next one anew', async () => {
  await keep('N-1');
  await database.later('15 minutes');
  assert.equal((await outbox.watch()).length, 1);
  assert.deepEqual(await outbox.watch(), [], 'claimed by the first');
  await database.later('5 minutes');
  assert.equal((await outbox.watch()).length, 1, 'the first never told');
  await outbox.told('waiting');
  await database.later('1 hour');
  assert.deepEqual(await outbox.watch(), []);
  await settle(success);
  assert.deepEqual(await outbox.watch(), []);
  await keep('N-2');
  await database.later('15 minutes');
  assert.equal((await outbox.watch()).length, 1);
});

test('a request that is refused for good keeps no outage secret: newer ones are told too, at most hourly', async () => {
  const kinds = async () => (await outbox.watch()).map(({ kind, requests }) => [kind, requests]);
  await keep('N-1');
  await database.later('15 minutes');
  assert.deepEqual(await kinds(), [['waiting', 1]]);
  await outbox.told('waiting');
  await database.later('2 days');
  assert.deepEqual(await kinds(), []);
  await keep('N-2');
  await database.later('15 minutes');
  assert.deepEqual(await kinds(), [['waiting', 2]]);
  await outbox.told('waiting');
  await keep('N-3');
  await database.later('59 minutes');
  assert.deepEqual(await kinds(), [], 'told less than an hour ago');
  await database.later('1 minute');
  assert.deepEqual(await kinds(), [['waiting', 3]]);
});

test('a request is late since it was let out, not since it came', async () => {
  await keepBack('N-1');
  await database.later('2 hours');
  assert.deepEqual(
    (await outbox.watch()).map(({ kind, numbers }) => [kind, numbers]),
    [['queued', 'N-1']],
  );
  await settle(failure);
  await database.later('14 minutes');
  assert.deepEqual(await outbox.watch(), []);
  await database.later('2 minutes');
  assert.deepEqual(
    (await outbox.watch()).map(({ kind, minutes }) => [kind, minutes]),
    [['waiting', 136]],
  );
});

test('each request that is about to be erased unsent is told of, once', async () => {
  const expiring = async () =>
    (await outbox.watch())
      .filter(({ kind }) => kind === 'expiring')
      .map(({ requests }) => requests);
  await keep('N-1');
  await database.later('6 hours');
  await keep('N-2');
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

test('a mail that came back is counted once, told, and tried again after two hours, then four', async () => {
  await keep('N-1');
  assert.equal(await outbox.bounced('N-1'), false, 'not sent yet');
  for (const hours of [2, 4]) {
    await settle(success);
    assert.equal(await outbox.bounced('N-1'), true);
    assert.equal(await outbox.bounced('N-1'), false, 'the same word twice');
    assert.deepEqual(await leased(), []);
    await database.later(`${hours} hours`);
  }
  assert.equal((await outbox.watch())[0]?.kind, 'bounced');
  assert.equal((await lease()).bounces, 2);
});
