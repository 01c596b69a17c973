import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { setup, site } from './support/handler.ts';

const json = { 'content-type': 'application/json', origin: site };

/** A body that is not JSON, and how many of its kind were read. */
function bodies() {
  const read = { count: 0 };
  const next = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.count += 1;
          controller.enqueue(new TextEncoder().encode('{'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  return { read, next };
}

Deno.test('of a caller who is refused once a second no more is read for the rest of the minute', async () => {
  const { post, clock } = setup();
  const { read, next } = bodies();
  for (let index = 0; index < 60; index++) {
    assert.equal((await post(next())).status, 400);
    clock.ms += 500;
  }
  const answer = await post(next());
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get('retry-after'), '30');
  assert.equal(
    (await answer.json()).error.message,
    'Trop de demandes de suite. Réessayez dans 1 min, ou appelez-nous.',
  );
  assert.equal(read.count, 60);
  assert.equal(
    (await post(JSON.stringify(valid), { 'cf-connecting-ip': '203.0.113.8' })).status,
    200,
    'a neighbour is free',
  );
  clock.ms += 30_000;
  assert.equal((await post(JSON.stringify(valid))).status, 200);
});

Deno.test('callers whose address is not known do not pay for one another', async () => {
  const { handler } = setup();
  const post = (body: string) =>
    handler(new Request('http://f/', { method: 'POST', body, headers: json }));
  for (let index = 0; index < 100; index++) assert.equal((await post('{')).status, 400);
  assert.equal((await post(JSON.stringify(valid))).status, 200);
});

Deno.test('a body that does not end is waited for so long, and let go', async () => {
  const { post, sent } = setup({ bodyTimeout: 20 });
  let isLetGo = false;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"nom":')),
    cancel: () => {
      isLetGo = true;
    },
  });
  // The server's port keeps a real function alive while it waits.
  const alive = setInterval(() => {}, 1000);
  const answer = await post(endless);
  clearInterval(alive);
  assert.equal(answer.status, 408);
  const message = 'La demande a mis trop de temps à arriver. Renvoyez-la, ou appelez-nous.';
  assert.deepEqual((await answer.json()).error, { code: 'lenteur', message });
  assert.equal(answer.headers.get('access-control-allow-origin'), site);
  assert.ok(isLetGo);
  assert.deepEqual(sent, []);
});
