import assert from 'node:assert/strict';
import { type Claim, createGuard, type Verdict } from '../../supabase/functions/send-devis-email/guard.ts';
import { createMemoryGuard } from '../../supabase/functions/send-devis-email/guard-memory.ts';
import { claim } from './support/claim.ts';

const minute = 60_000;

function setup(perAddress = 2, perNetwork = 3) {
  const clock = { ms: 1_000_000_000 };
  const memory = createMemoryGuard({ perAddress, perNetwork }, () => clock.ms);
  const admit = async (content: string, over?: Partial<Claim>) => (await memory.admit(claim(content, over))).kind;
  return { clock, memory, admit };
}

Deno.test('an address is free again ten minutes after the oldest of its last requests', async () => {
  const { clock, memory, admit } = setup();
  await admit('a');
  clock.ms += 4 * minute;
  await admit('b');
  assert.deepEqual(await memory.admit(claim('c')), { kind: 'limited', seconds: 360 });
  clock.ms += 6 * minute - 1;
  assert.deepEqual(await memory.admit(claim('c')), { kind: 'limited', seconds: 1 });
  clock.ms += 1;
  assert.equal(await admit('c'), 'admitted');
});

Deno.test('a network is free again an hour after the oldest of its last requests', async () => {
  const { clock, memory, admit } = setup();
  for (const each of 'abc') await admit(each, { address: each });
  clock.ms += 30 * minute;
  assert.deepEqual(await memory.admit(claim('d', { address: 'd' })), { kind: 'limited', seconds: 1800 });
  assert.equal(await admit('d', { address: 'd', network: 'other' }), 'admitted');
  clock.ms += 30 * minute;
  assert.equal(await admit('d', { address: 'd' }), 'admitted');
});

Deno.test('a claim that nobody settles holds for twenty seconds', async () => {
  const { clock, admit } = setup();
  await admit('a');
  clock.ms += 19_999;
  assert.equal(await admit('a', { number: 'N-2' }), 'busy');
  clock.ms += 1;
  assert.equal(await admit('a', { number: 'N-2' }), 'admitted');
});

Deno.test('what was sent is known for ten minutes from then on', async () => {
  const { clock, memory, admit } = setup();
  await admit('a');
  clock.ms += 5000;
  memory.settle(claim('a'), true);
  clock.ms += 10 * minute - 1;
  assert.deepEqual(await memory.admit(claim('a', { number: 'N-2' })), { kind: 'sent', number: 'N-a' });
  clock.ms += 1;
  assert.equal(await admit('a', { number: 'N-2' }), 'admitted');
});

Deno.test('only the one that holds a claim settles or withdraws it', async () => {
  const { memory, admit } = setup(9, 9);
  await admit('a');
  const other = claim('a', { number: 'N-2' });
  memory.settle(other, true);
  assert.equal(await admit('a', { number: 'N-3' }), 'busy');
  memory.settle(other, false);
  assert.equal(await admit('a', { number: 'N-3' }), 'busy');
  memory.settle(other, false);
  assert.equal(await admit('a', { number: 'N-3' }), 'busy');
  memory.settle(claim('a'), false);
  assert.equal(await admit('a', { number: 'N-3' }), 'admitted');
});

Deno.test('what is withdrawn does not count, neither for its address nor for its network', async () => {
  const { memory, admit } = setup(1, 1);
  await admit('a');
  memory.settle(claim('a'), false);
  assert.equal(await admit('b'), 'admitted');
  assert.equal(await admit('c', { address: 'other' }), 'limited');
  assert.equal(await admit('c', { network: 'other' }), 'limited');
});

Deno.test('what the database refuses does not count in memory', async () => {
  const memory = createMemoryGuard({ perAddress: 1, perNetwork: 1 }, Date.now);
  let verdict: Verdict = { kind: 'limited', seconds: 1 };
  const guard = createGuard(memory, { admit: () => Promise.resolve(verdict) }, () => {});
  assert.equal((await guard.admit(claim('a'))).kind, 'limited');
  verdict = { kind: 'admitted' };
  assert.equal((await guard.admit(claim('a'))).kind, 'admitted');
  assert.equal((await guard.admit(claim('b'))).kind, 'limited');
});
