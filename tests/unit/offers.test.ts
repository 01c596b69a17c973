import { expect, test, vi } from 'vitest';

const whole = { compare: true, note: 4, prix: 30, garanties: {}, nom: 'Quai' };
const rows: { lignes: Record<string, object> } = vi.hoisted(() => ({ lignes: {} }));
vi.mock('#src/content/tables.ts', () => ({ table: () => rows }));
// Tests before it in the same process may have loaded the real one.
vi.resetModules();
const { comparedOffers } = await import('#src/content/offers.ts');

test('the offers are those that are compared', () => {
  rows.lignes = { quai: whole, rive: { compare: false } };
  expect(comparedOffers()).toEqual([{ ...whole, id: 'quai' }]);
});

test.each(['note', 'prix', 'garanties'])('one without « %s » stops the build, by its name', (field) => {
  rows.lignes = { quai: { ...whole, [field]: undefined } };
  expect(comparedOffers).toThrow('« quai »');
});
