import { afterEach, describe, expect, test, vi } from 'vitest';
import { comparedOffers } from '#src/content/offers.ts';
import * as tables from '#src/content/tables.ts';

const whole = { compare: true, note: 4, prix: 30, capaciteMax: 2, garanties: {}, nom: 'Quai' };
const withRows = (lignes: object) => vi.spyOn(tables, 'table').mockReturnValue({ lignes } as never);
afterEach(() => void vi.restoreAllMocks());

describe('comparedOffers', () => {
  test('returns the offers that are compared', () => {
    withRows({ quai: whole, rive: { compare: false } });
    expect(comparedOffers()).toEqual([{ ...whole, id: 'quai' }]);
  });

  test.each(['note', 'prix', 'capaciteMax', 'garanties'])(
    'stops at an offer without « %s »',
    (field) => {
      withRows({ quai: { ...whole, [field]: undefined } });
      expect(comparedOffers).toThrow('« quai »');
    },
  );
});
