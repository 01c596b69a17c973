import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownModules } from '../support/own-modules.ts';

const whole = { compare: true, note: 4, prix: 30, capaciteMax: 2, garanties: {}, nom: 'Quai' };
let rows: Record<string, object>;

ownModules('#src/content/tables.ts');
beforeEach(() => vi.doMock('#src/content/tables.ts', () => ({ table: () => ({ lignes: rows }) })));
const comparedOffers = async () => (await import('#src/content/offers.ts')).comparedOffers();

describe('comparedOffers', () => {
  test('returns the offers that are compared', async () => {
    rows = { quai: whole, rive: { compare: false } };
    expect(await comparedOffers()).toEqual([{ ...whole, id: 'quai' }]);
  });

  test.each(['note', 'prix', 'capaciteMax', 'garanties'])(
    'stops at an offer without « %s »',
    async (field) => {
      rows = { quai: { ...whole, [field]: undefined } };
      await expect(comparedOffers()).rejects.toThrow('« quai »');
    },
  );
});
