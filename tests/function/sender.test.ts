import assert from 'node:assert/strict';
import { senderOf } from '../../supabase/functions/send-devis-email/sender.ts';

const from = (address: string) => senderOf(new Headers({ 'cf-connecting-ip': address }));

for (const [what, address, expected] of [
  ['IPv4 by its /24', '203.0.113.7', { address: '203.0.113.7', network: '203.0.113.0/24' }],
  ['IPv4 within IPv6', '::ffff:203.0.113.7', { address: '203.0.113.7', network: '203.0.113.0/24' }],
  [
    'IPv6 by /64 and /48',
    '2001:DB8:1:2:3:4:5:6',
    { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' },
  ],
  ['a short IPv6', '2001:db8::1', { address: '2001:db8:0:0::/64', network: '2001:db8:0::/48' }],
  [
    'a short IPv6 with leading zeros',
    '2001:0db8:0001::',
    { address: '2001:db8:1:0::/64', network: '2001:db8:1::/48' },
  ],
  [
    'the shortest gap in an IPv6',
    '::3:4:5:6:7:8',
    { address: '0:0:3:4::/64', network: '0:0:3::/48' },
  ],
  [
    'an IPv6 with its zone',
    'fe80::1%eth0',
    { address: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48' },
  ],
] as const) {
  Deno.test(`${what}`, () =>
    assert.deepEqual(from(address), { ...expected, from: 'cf-connecting-ip' }));
}

Deno.test('only the edge’s own word counts: the last of the proxies is nobody', () => {
  const both = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '10.0.0.1' };
  assert.equal(senderOf(new Headers(both)).address, '203.0.113.7');
  const [one, two] = [1, 2].map(() =>
    senderOf(new Headers({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' })),
  );
  assert.deepEqual([one?.network, one?.from], ['unknown', 'nothing']);
  assert.notEqual(one?.address, two?.address);
});

Deno.test('callers without an address share a network, and no address', () => {
  const [one, two] = [senderOf(new Headers()), from('not an address')];
  assert.deepEqual([one.network, two.network], ['unknown', 'unknown']);
  assert.deepEqual([one.from, two.from], ['nothing', 'no address']);
  assert.match(one.address, /^unknown \S+$/);
  assert.notEqual(one.address, two.address);
});
