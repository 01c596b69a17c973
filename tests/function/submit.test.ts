// Tests rules for requests that the recorded calls (contract/) do not contain.
import assert from 'node:assert/strict';
import { shareRunning } from './support/running.ts';
import { until } from './support/until.ts';
import { createKey, valid } from './support/valid.ts';

const test = shareRunning();

const type = 'application/x-www-form-urlencoded';
const encode = (over: Record<string, string> = {}) =>
  new URLSearchParams({ ...valid, rgpd: 'on', ...over }).toString();

for (const [what, body, page] of [
  ['a wish of 3,000 accents', encode({ besoins: 'é'.repeat(3000) }), 'demande-enregistree'],
  ['bytes that are not UTF-8', new Uint8Array([0x6e, 0x3d, 0xff]), 'demande-a-corriger'],
  ['more than 48 kB', encode().padEnd(48_001, '&'), 'demande-a-corriger'],
] as const)
  test(`form without scripts > redirects to ${page} after ${what}`, async ({ post }) => {
    const answer = await post(body, { 'content-type': `${type}; charset=UTF-8` });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), `http://localhost:3000/${page}`);
  });

test('form without scripts > redirects to the origin of the form', async ({ post }) => {
  const origin = 'http://127.0.0.1:3000';
  const answer = await post(encode(), { 'content-type': type, origin });
  assert.equal(answer.headers.get('location'), `${origin}/demande-enregistree`);
});

const from = { 'cf-connecting-ip': '203.0.113.7' };

test('limits > store five requests of an address in an hour', async ({ post, advance }) => {
  const send = (index: number) => post(valid, { ...from, 'idempotency-key': createKey(index) });
  for (const index of [1, 2, 3, 4, 5]) assert.equal((await send(index)).status, 200);
  await advance('20 minutes');
  const limited = await send(6);
  assert.equal(limited.status, 429);
  assert.equal(Math.ceil(Number(limited.headers.get('retry-after')) / 60), 40);
  const { error } = await limited.json();
  assert.deepEqual(error, {
    code: 'frequence',
    message: 'Trop de demandes de suite. Réessayez dans 40 min, ou appelez le courtier.',
  });
  assert.equal((await send(5)).status, 200);
  const page = await post(encode(), { ...from, 'content-type': type });
  assert.match(page.headers.get('location') ?? '', /\/demande-incertaine#trop-de-demandes$/);
  await advance('41 minutes');
  assert.equal((await send(6)).status, 200);
});

test('limits > store twenty simultaneous requests of a network', async ({ post }) => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      post(valid, {
        'cf-connecting-ip': `203.0.113.${index}`,
        'idempotency-key': createKey(index),
      }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  assert.equal(answers.filter(({ status }) => status === 429).length, 4);
});

test('limits > do not count a repeated or refused request', async ({ post }) => {
  for (let index = 0; index < 6; index++) {
    assert.equal((await post({}, from)).status, 422);
    assert.equal((await post(valid, { ...from, 'idempotency-key': createKey(1) })).status, 200);
  }
});

test('idempotency > stores one request for four simultaneous calls', async ({ submit, sql }) => {
  const headers = { 'idempotency-key': createKey(1) };
  const calls = await Promise.all([1, 2, 3, 4].map(() => submit({}, headers)));
  assert.equal(new Set(calls.map(({ numero }) => numero)).size, 1);
  assert.equal((await sql`select from quote.requests`).length, 1);
});

test('idempotency > compares answers without a key for an hour only', async (running) => {
  const { submit, advance, schedule } = running;
  const first = await submit();
  await advance('50 minutes');
  await schedule();
  assert.equal((await submit()).numero, first.numero);
  await advance('11 minutes');
  await schedule();
  assert.notEqual((await submit()).numero, first.numero);
});

test('store > answers 503 and alerts once when the database fails', async (running) => {
  const { post, mail, database } = running;
  await database.cut();
  try {
    for (const _ of [1, 2]) assert.equal((await post(valid)).status, 503);
    await until('an alert', () => mail.mails.length > 0);
    assert.equal(
      mail.mails.map(({ subject }) => subject).join(),
      'Des demandes de devis attendent',
    );
  } finally {
    await database.restore();
  }
  assert.equal((await post(valid)).status, 200);
});

test('store > works again after a transaction has timed out', async ({ post, sql }) => {
  const lock = Promise.withResolvers<void>();
  const locked = sql.begin(async (transaction) => {
    await transaction`lock table quote.requests in access exclusive mode`;
    const answer = post(valid);
    lock.resolve();
    assert.equal((await answer).status, 503);
  });
  await lock.promise;
  await locked;
  assert.equal((await post(valid)).status, 200);
});
