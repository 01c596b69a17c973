import assert from 'node:assert/strict';
import { shareRunning } from './support/running.ts';
import { until } from './support/until.ts';
import { valid } from './support/valid.ts';

const test = shareRunning();
const key = (index: number) => `8b8f1f0e-6f2c-4a51-9a39-${String(index).padStart(12, '0')}`;

for (const [what, over, champs] of [
  ['a company as a number', { entreprise: 3 }, { entreprise: 'requis' }],
  ['an address with a line break', { email: 'a@b.fr\nBcc: c@d.fr' }, { email: 'format' }],
  ['a wish that is nothing', { besoins: null }, { besoins: 'format' }],
  ['consent in a word', { rgpd: 'true' }, { rgpd: 'accord' }],
] as const) {
  test(`submit > refuses ${what} and stores nothing`, async ({ post, sql }) => {
    const answer = await post({ ...valid, ...over });
    assert.equal(answer.status, 422);
    assert.deepEqual((await answer.json()).error.champs, champs);
    assert.equal((await sql`select from quote.requests`).length, 0);
  });
}

test('submit > ignores a prototype', async ({ post }) => {
  const { entreprise, ...rest } = valid;
  const text = `${JSON.stringify(rest).slice(0, -1)},"__proto__":${JSON.stringify({ entreprise })}}`;
  const answer = await post(text);
  assert.deepEqual((await answer.json()).error.champs, { entreprise: 'requis' });
});

const type = 'application/x-www-form-urlencoded';
const filled = { ...valid, rgpd: 'on', telephone: '', besoins: 'Un serveur\r\nDeux postes' };
const encode = (over: Record<string, string> = {}) =>
  new URLSearchParams({ ...filled, ...over }).toString();

for (const [what, body, page] of [
  ['a wish of 3,000 accents', encode({ besoins: 'é'.repeat(3000) }), 'demande-enregistree'],
  ['no answer', '', 'demande-a-corriger'],
  ['an address without @', encode({ email: 'claire.martin' }), 'demande-a-corriger'],
  ['a list for a name', encode().replace('nom=', 'nom[]='), 'demande-a-corriger'],
  ['JSON', JSON.stringify(valid), 'demande-a-corriger'],
  ['broken percent signs', '%&%zz=%&=&&&'.repeat(100), 'demande-a-corriger'],
  ['bytes that are not UTF-8', new Uint8Array([0x6e, 0x3d, 0xff]), 'demande-a-corriger'],
  ['more than 48 kB', encode().padEnd(48_001, '&'), 'demande-a-corriger'],
] as const) {
  test(`form without scripts > answers ${page} to ${what}`, async ({ post }) => {
    const answer = await post(body, { 'content-type': type });
    assert.deepEqual(
      [answer.status, answer.headers.get('location')],
      [303, `http://localhost:3000/${page}`],
    );
  });
}

for (const [what, headers, origin] of [
  ['the other address of the site', { origin: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  ['a page of unknown origin', { origin: 'null' }, 'http://localhost:3000'],
  ['a type with a charset', { 'content-type': `${type}; charset=UTF-8` }, 'http://localhost:3000'],
] as const) {
  test(`form without scripts > is taken from ${what}`, async ({ post }) => {
    const answer = await post(encode(), { 'content-type': type, ...headers });
    assert.equal(answer.headers.get('location'), `${origin}/demande-enregistree`);
  });
}

test('limits > store five of an address in an hour', async ({ post, advance }) => {
  const send = (index: number) =>
    post(valid, { 'cf-connecting-ip': '203.0.113.7', 'idempotency-key': key(index) });
  for (const index of [1, 2, 3, 4, 5]) assert.equal((await send(index)).status, 200);
  await advance('20 minutes');
  const limited = await send(6);
  assert.equal(limited.status, 429);
  assert.ok(Number(limited.headers.get('retry-after')) <= 2400);
  await advance('41 minutes');
  assert.equal((await send(6)).status, 200);
});

test('limits > store twenty of a network at once', async ({ post }) => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      post(valid, { 'cf-connecting-ip': `203.0.113.${index}`, 'idempotency-key': key(index) }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
    ...Array(20).fill(200),
    ...Array(4).fill(429),
  ]);
});

test('limits > do not count a known or refused request', async ({ post }) => {
  const from = { 'cf-connecting-ip': '203.0.113.7' };
  for (let index = 0; index < 6; index++) {
    assert.equal((await post({}, from)).status, 422);
    assert.equal((await post(valid, { ...from, 'idempotency-key': key(1) })).status, 200);
  }
});

test('idempotency > makes one request of four calls at once', async ({ submit, sql }) => {
  const headers = { 'idempotency-key': key(1) };
  const calls = await Promise.all([1, 2, 3, 4].map(() => submit({}, headers)));
  assert.equal(new Set(calls.map(({ numero }) => numero)).size, 1);
  assert.equal((await sql`select from quote.requests`).length, 1);
});

test('idempotency > forgets the answers without key after an hour', async (running) => {
  const { submit, advance, schedule } = running;
  const first = await submit();
  await advance('50 minutes');
  await schedule();
  assert.equal((await submit()).numero, first.numero);
  await advance('11 minutes');
  await schedule();
  assert.notEqual((await submit()).numero, first.numero);
});

test('store > answers 503 and alerts once while the database is away', async (running) => {
  const { post, mail, database } = running;
  await database.cut();
  try {
    for (const _ of [1, 2]) {
      const answer = await post(valid);
      assert.equal(answer.status, 503);
      assert.equal((await answer.json()).error.code, 'indisponible');
    }
    await until('an alert', () => mail.mails.length > 0);
    assert.deepEqual(
      mail.mails.map(({ subject }) => subject),
      ['Des demandes de devis attendent'],
    );
  } finally {
    await database.restore();
  }
  assert.equal((await post(valid)).status, 200);
});

test('store > answers again after a transaction that took too long', async (running) => {
  const { post, sql } = running;
  // Another transaction holds the table, so that storing waits beyond its time.
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
