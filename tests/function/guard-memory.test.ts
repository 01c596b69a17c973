import assert from 'node:assert/strict';
import type { Claim } from '../../supabase/functions/send-devis-email/guard.ts';
import { createMemoryGuard } from '../../supabase/functions/send-devis-email/guard-memory.ts';
import { claim } from './support/claim.ts';

const minute = 60_000;

function setup(perAddress = 2, perNetwork = 3, anHour = 100) {
  const clock = { ms: 1_000_000_000 };
  const memory = createMemoryGuard({ perAddress, perNetwork, anHour, aDay: 1000 }, () => clock.ms);
  const admit = (attempt: string, over?: Partial<Claim>) => memory.admit(claim(attempt, over)).kind;
  return { clock, memory, admit };
}

Deno.test('an address is free again an hour after the oldest of its last requests', () => {
  const { clock, memory, admit } = setup();
  admit('a');
  clock.ms += 24 * minute;
  admit('b');
  assert.deepEqual(memory.admit(claim('c')), { kind: 'limited', seconds: 36 * 60 });
  clock.ms += 36 * minute - 1;
  assert.deepEqual(memory.admit(claim('c')), { kind: 'limited', seconds: 1 });
  clock.ms += 1;
  assert.equal(admit('c'), 'admitted');
});

Deno.test('a network is free again an hour after the oldest of its last requests', () => {
  const { clock, memory, admit } = setup();
  for (const each of 'abc') admit(each, { address: each });
  clock.ms += 30 * minute;
  assert.deepEqual(memory.admit(claim('d', { address: 'd' })), { kind: 'limited', seconds: 1800 });
  assert.equal(admit('d', { address: 'd', network: 'other' }), 'admitted');
  clock.ms += 30 * minute;
  assert.equal(admit('e', { address: 'd' }), 'admitted');
});

Deno.test('what everybody may send stops what is marked or comes again; a network’s first always leaves', () => {
  const { clock, memory, admit } = setup(9, 9, 2);
  const from = (network: string) => ({ address: network, network });
  assert.deepEqual([admit('a', from('a')), admit('b', from('b'))], ['admitted', 'admitted']);
  for (let index = 0; index < 120; index++)
    assert.equal(admit(`first ${index}`, from(`n${index}`)), 'admitted');
  clock.ms += 20 * minute;
  assert.deepEqual(memory.admit(claim('again', from('a'))), { kind: 'limited', seconds: 2400 });
  assert.deepEqual(memory.admit(claim('marked', { ...from('c'), marked: true })), {
    kind: 'limited',
    seconds: 2400,
  });
  clock.ms += 40 * minute;
  assert.equal(admit('marked', { ...from('c'), marked: true }), 'admitted');
});

Deno.test('a claim that nobody settles holds for twenty seconds', () => {
  const { clock, admit } = setup();
  admit('a');
  clock.ms += 19_999;
  assert.equal(admit('a', { number: 'N-2' }), 'busy');
  clock.ms += 1;
  assert.equal(admit('a', { number: 'N-2' }), 'admitted');
});

Deno.test('what was sent is known for ten minutes from then on; the same attempt with other answers is another', () => {
  const { clock, memory, admit } = setup();
  admit('a');
  assert.equal(admit('a', { content: 'other' }), 'other');
  clock.ms += 5000;
  memory.settle(claim('a'), true);
  clock.ms += 10 * minute - 1;
  assert.deepEqual(memory.admit(claim('a', { number: 'N-2' })), { kind: 'sent', number: 'N-a' });
  assert.equal(admit('a', { content: 'other' }), 'other');
  clock.ms += 1;
  assert.equal(admit('a', { number: 'N-2' }), 'admitted');
});

Deno.test('only the one that holds a claim settles or withdraws it', () => {
  const { memory, admit } = setup(9, 9);
  admit('a');
  const other = claim('a', { number: 'N-2' });
  memory.settle(other, true);
  assert.equal(admit('a', { number: 'N-3' }), 'busy');
  memory.settle(other, false);
  assert.equal(admit('a', { number: 'N-3' }), 'busy');
  memory.settle(claim('a'), false);
  assert.equal(admit('a', { number: 'N-3' }), 'admitted');
});

Deno.test('what is withdrawn does not count, for its address, its network or everybody', () => {
  const { memory, admit } = setup(1, 1, 1);
  admit('a');
  memory.settle(claim('a'), false);
  assert.equal(admit('b'), 'admitted');
  assert.equal(admit('c', { address: 'other' }), 'limited');
  assert.equal(admit('c', { network: 'other' }), 'limited');
  assert.equal(admit('c', { address: 'other', network: 'other', marked: true }), 'limited');
});
