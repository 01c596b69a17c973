import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { numberOf, setup, site } from './support/handler.ts';

// What comes again, and how much is taken, while nothing can be kept: as far as one instance
// remembers.

const wish = (over: object = {}) => JSON.stringify({ ...valid, ...over });

Deno.test('while the same request is on its way elsewhere it is asked four times a second, for a quarter of a minute', async () => {
  let asked = 0;
  const guard = {
    admit: () => {
      asked += 1;
      return { kind: 'busy' as const };
    },
    settle: () => {},
  };
  const { post, logged, sent } = setup({ guard });
  const answer = await post(wish());
  assert.equal(answer.status, 504);
  assert.equal((await answer.json()).error.code, 'silence');
  assert.equal(asked, 61);
  assert.deepEqual(sent, []);
  assert.deepEqual([logged[0]?.['ms'], logged[0]?.['cause']], [15_000, 'busy']);
});

Deno.test('the same content again within ten minutes gets the same number and sends nothing; later it is new', async () => {
  const { post, sent, logged, clock } = setup();
  const first = await numberOf(await post(wish()));
  clock.ms += 9 * 60_000;
  assert.equal(await numberOf(await post(wish())), first);
  assert.equal(sent.length, 1);
  assert.deepEqual(
    logged.map((line) => [line['number'], line['outcome']]),
    [
      [first, 'sent'],
      [first, 'sent before'],
    ],
  );
  assert.notEqual(await numberOf(await post(wish({ besoins: 'autre chose' }))), first);
  clock.ms += 61_000;
  assert.notEqual(await numberOf(await post(wish())), first);
  assert.equal(sent.length, 3);
});

Deno.test('the same content twice at once is one mail, and both get its number', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let mails = 0;
  const { post } = setup({
    send: () => {
      mails += 1;
      return held;
    },
  });
  const both = [post(wish()), post(wish())];
  setTimeout(() => release(), 20);
  const [one, two] = await Promise.all((await Promise.all(both)).map(numberOf));
  assert.equal(one, two);
  assert.equal(mails, 1);
});

Deno.test('a sending that failed does not count as sent: the second try sends', async () => {
  let fail = true;
  const { post, sent } = setup({
    send: (mail) =>
      fail ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(mail)),
  });
  assert.equal((await post(wish())).status, 502);
  fail = false;
  assert.equal((await post(wish())).status, 200);
  assert.equal(sent.length, 1);
});

const different = (index: number) => wish({ besoins: `demande ${index}` });

Deno.test('while nothing can be kept an address over its limit is answered 429 with the time to wait', async () => {
  const { post, sent, clock } = setup();
  for (let index = 0; index < 5; index++) {
    assert.equal((await post(different(index))).status, 200);
    clock.ms += 60_000;
  }
  const answer = await post(different(5));
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('retry-after'), '3300');
  const message = 'Trop de demandes de suite. Réessayez dans 55 min, ou appelez-nous.';
  assert.deepEqual((await answer.json()).error, { code: 'frequence', message });
  assert.equal(answer.headers.get('access-control-expose-headers'), 'retry-after');
  assert.equal(answer.headers.get('access-control-allow-origin'), site);
  assert.equal(sent.length, 5);
  assert.equal((await post(different(1))).status, 200, 'what was sent already is still known');
  assert.equal(
    (await post(different(6), { 'cf-connecting-ip': '203.0.113.8' })).status,
    200,
    'a neighbour is free',
  );
  clock.ms += 3_300_000;
  assert.equal((await post(different(5))).status, 200);
});

Deno.test('while nothing can be kept a network is let 15, and what is marked waits once everybody’s hour is full', async () => {
  const { post } = setup();
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  for (let index = 0; index < 15; index++)
    assert.equal((await post(different(index), from(`198.51.100.${index}`))).status, 200);
  assert.equal((await post(different(15), from('198.51.100.200'))).status, 429, 'of that network');
  assert.equal((await post(wish({ duree: 0 }), from('192.0.2.1'))).status, 429, 'marked');
  assert.equal(
    (await post(different(16), from('203.0.113.9'))).status,
    200,
    'another network’s first',
  );
});

Deno.test('the same key with other answers is answered 409, and the second is not lost in silence', async () => {
  const { post, sent } = setup();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await numberOf(await post(different(0), key));
  const answer = await post(different(1), key);
  assert.deepEqual([answer.status, (await answer.json()).error.code], [409, 'autre']);
  assert.equal(await numberOf(await post(different(0), key)), first);
  assert.equal(sent.length, 1);
});

Deno.test('refused requests do not use up the limit', async () => {
  const { post } = setup();
  for (let index = 0; index < 9; index++)
    assert.equal((await post(wish({ email: 'zoe@' }))).status, 422);
  assert.equal((await post(wish())).status, 200);
});
