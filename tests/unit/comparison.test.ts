import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCovered,
  findMissingGuarantees,
  type Offer,
  type Order,
  orders,
  sortOffers,
} from '#src/lib/offer-order.ts';
import { always } from '../support/always.ts';

const offers = fc
  .uniqueArray(
    fc.record({
      nom: fc.string({
        unit: fc.constantFrom('a', 'b', 'é', 'E', 'ï', 'z'),
        minLength: 1,
        maxLength: 3,
      }),
      prix: fc.integer({ min: 0, max: 9 }),
      note: fc.integer({ min: 0, max: 9 }).map((tenths) => tenths / 2),
      capaciteMax: fc.constantFrom(0.5, 1, 2, 5, 50),
    }),
    { selector: ({ nom }) => nom, maxLength: 8 },
  )
  .map((rows): Offer[] => rows.map((row) => ({ id: row.nom, garanties: {}, ...row })));
const order = fc.constantFrom(...orders);

const better: Record<Exclude<Order, 'alphabetique'>, (a: Offer, b: Offer) => number> = {
  note: (a, b) => a.note - b.note,
  prix: (a, b) => b.prix - a.prix,
  capacite: (a, b) => a.capaciteMax - b.capaciteMax,
};
const alphabetical = (a: Offer, b: Offer) => a.nom.localeCompare(b.nom, 'fr') <= 0;

describe('sortOffers', () => {
  test('puts the best offer first and sorts equal offers by name', () =>
    always([offers, order], (given, by) => {
      const sorted = sortOffers(Object.freeze(given) as Offer[], by);
      expect(sorted).toHaveLength(given.length);
      expect(new Set(sorted)).toEqual(new Set(given));
      for (const [index, offer] of sorted.entries()) {
        const next = sorted[index + 1];
        if (!next) continue;
        const gain = by === 'alphabetique' ? 0 : better[by](offer, next);
        expect(gain > 0 || (gain === 0 && alphabetical(offer, next))).toBe(true);
      }
      expect(sortOffers([...given].reverse(), by)).toEqual(sorted);
    }));
});

describe('findMissingGuarantees', () => {
  const garanties = { rc: true, pertes: false, fraude: true, image: false };

  test('returns the wanted guarantees that an offer lacks', () => {
    const find = (wanted: string[]) => findMissingGuarantees({ garanties } as never, wanted);
    expect(find(['rc', 'image', 'inconnue'])).toEqual(['image', 'inconnue']);
  });

  test('leaves the guarantees that are counted as covered', () =>
    expect(countCovered(garanties)).toBe(2));
});
