import assert from 'node:assert/strict';
import {
  describeError,
  HttpError,
  readCaller,
  readText,
} from '../../supabase/functions/send-devis-email/http.ts';
import { getTls, ignoreLateWrites } from '../../supabase/functions/send-devis-email/store.ts';

const read = (address: string) => readCaller(new Headers({ 'cf-connecting-ip': address }));

for (const [bytesRead, address, network] of [
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0db8:0001::', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64', '0:0:3::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
] as const) {
  Deno.test(`caller > reads ${bytesRead}`, () =>
    assert.deepEqual(read(bytesRead), { address, network, isKnown: true }));
}

for (const headers of [
  {},
  { 'cf-connecting-ip': 'not an address' },
  { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' },
] as Record<string, string>[]) {
  Deno.test(`caller > shares a network and no address with ${JSON.stringify(headers)}`, () => {
    const [one, two] = [readCaller(new Headers(headers)), readCaller(new Headers(headers))];
    assert.deepEqual([one.network, one.isKnown], ['unknown', false]);
    assert.notEqual(one.address, two.address);
  });
}

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

Deno.test('body > joins a character that arrives in two halves', async () => {
  const bytes = new TextEncoder().encode('Épi');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 1));
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
  assert.equal(await readText(post(body), 100), 'Épi');
});

Deno.test('body > is refused when it is not UTF-8', () =>
  assert.rejects(readText(post(new Uint8Array([0x22, 0xff])), 100), { status: 400 }));

Deno.test('body > is refused when it does not end in time', {
  sanitizeOps: false,
  sanitizeResources: false,
}, () => {
  // The pending timer keeps Deno's event loop alive, because AbortSignal.timeout() does not.
  const endless = new ReadableStream({ pull: () => new Promise((end) => setTimeout(end, 1_000)) });
  return assert.rejects(readText(post(endless), 100, 20), { status: 408 });
});

Deno.test('error > is described without what was typed', () => {
  const refused = Object.assign(new Error('550 mailbox of a.b@secret.fr'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  assert.equal(describeError(refused), 'EENVELOPE 550');
  assert.match(describeError(new TypeError('Zoé has no name')), /^TypeError http\.test\.ts:\d+$/);
  assert.equal(describeError(new HttpError(502, 'HTTP_410', '')), 'HTTP_410');
});

for (const host of ['localhost', '127.1.2.3', '[::1]', 'supabase_db_cyber-clair']) {
  Deno.test(`database > is not encrypted on ${host}`, () =>
    assert.equal(getTls(`postgres://a:b@${host}:5432/postgres`), false));
}

for (const host of ['db.abc.supabase.co', '10.0.0.1', 'localhost.example', 'my.supabase_db_x']) {
  Deno.test(`database > is encrypted to ${host} with a proof`, () => {
    const url = `postgres://a:b@${host}:5432/postgres`;
    assert.equal(getTls(url), 'require');
    assert.deepEqual(getTls(url, 'PEM'), { ca: 'PEM', rejectUnauthorized: true });
  });
}

for (const [message, isIgnored] of [
  ["Uncaught TypeError: Cannot read properties of null (reading 'write')", true],
  ['Uncaught TypeError: any other mistake', false],
] as const) {
  Deno.test(`instance > ${isIgnored ? 'survives' : 'ends with'} « ${message} »`, () => {
    ignoreLateWrites();
    const event = new ErrorEvent('error', { message, cancelable: true });
    globalThis.dispatchEvent(event);
    assert.equal(event.defaultPrevented, isIgnored);
  });
}
