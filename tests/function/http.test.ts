import assert from 'node:assert/strict';
import {
  describeError,
  HttpError,
  readCaller,
  readText,
} from '../../supabase/functions/send-devis-email/http.ts';
import { getTls, ignoreLateWrites } from '../../supabase/functions/send-devis-email/store.ts';

for (const [header, address, network] of [
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
] as const)
  Deno.test(`caller > reads ${header}`, () =>
    assert.deepEqual(readCaller(new Headers({ 'cf-connecting-ip': header })), {
      address,
      network,
      isKnown: true,
    }));

Deno.test('caller > gets a random address in a common network when unknown', () => {
  const [one, two] = [1, 2].map(() =>
    readCaller(new Headers({ 'x-forwarded-for': '203.0.113.7' })),
  );
  assert.deepEqual([one?.network, two?.network, one?.isKnown], ['unknown', 'unknown', false]);
  assert.notEqual(one?.address, two?.address);
});

const post = (body: BodyInit) => new Request('http://f/', { method: 'POST', body });

Deno.test('body > is not read beyond the limit', async () => {
  let bytesRead = 0;
  const body = new ReadableStream({
    pull(controller) {
      bytesRead += 1_000;
      controller.enqueue(new Uint8Array(1_000).fill(0x20));
    },
  });
  await assert.rejects(readText(post(body), 16_000), { status: 413 });
  assert.ok(bytesRead < 20_000, `${bytesRead} bytes read`);
});

Deno.test('body > decodes a character that arrives in two chunks', async () => {
  const [first = 0, ...rest] = new TextEncoder().encode('Épi');
  const body = ReadableStream.from([Uint8Array.of(first), Uint8Array.from(rest)]);
  assert.equal(await readText(post(body), 100), 'Épi');
});

Deno.test('error > is described without typed text', () => {
  const refused = Object.assign(new Error('550 mailbox of a.b@secret.fr'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  assert.equal(describeError(refused), 'EENVELOPE 550');
  assert.match(describeError(new TypeError('Zoé has no name')), /^TypeError http\.test\.ts:\d+$/);
  assert.equal(describeError(new HttpError(502, 'HTTP_410', '')), 'HTTP_410');
});

Deno.test('database > uses TLS except on this machine', () => {
  const read = (host: string, authority?: string) =>
    getTls(`postgres://a:b@${host}:5432/postgres`, authority);
  for (const host of ['localhost', '127.1.2.3', '[::1]', 'supabase_db_cyber-clair'])
    assert.equal(read(host), false, host);
  for (const host of ['db.abc.supabase.co', '10.0.0.1', 'localhost.example']) {
    assert.equal(read(host), 'require', host);
    assert.deepEqual(read(host, 'PEM'), { ca: 'PEM', rejectUnauthorized: true });
  }
});

Deno.test('instance > survives a late write of postgres.js only', () => {
  ignoreLateWrites();
  const isIgnored = (message: string) =>
    !globalThis.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
  assert.ok(isIgnored("Uncaught TypeError: Cannot read properties of null (reading 'write')"));
  assert.ok(!isIgnored('Uncaught TypeError: any other mistake'));
});
