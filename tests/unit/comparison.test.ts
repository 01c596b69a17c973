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

const guarantees = ['rc', 'pertes', 'fraude', 'image'] as const;
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
      garanties: fc.record({
        rc: fc.boolean(),
        pertes: fc.boolean(),
        fraude: fc.boolean(),
        image: fc.boolean(),
      }),
    }),
    { selector: ({ nom }) => nom, maxLength: 8 },
  )
  .map((rows): Offer[] => rows.map((row) => ({ id: row.nom, ...row })));
const order = fc.constantFrom(...orders);
const requirements = fc.subarray([...guarantees]);

const better: Record<Exclude<Order, 'alphabetique'>, (a: Offer, b: Offer) => number> = {
  note: (a, b) => a.note - b.note,
  prix: (a, b) => b.prix - a.prix,
  capacite: (a, b) => a.capaciteMax - b.capaciteMax,
};
const alphabetical = (a: Offer, b: Offer) => a.nom.localeCompare(b.nom, 'fr') <= 0;

describe('sortOffers', () => {
  test('keeps every offer and does not change its argument', () =>
    always([offers, order], (given, by) => {
      const before = structuredClone(given);
      expect(new Set(sortOffers(given, by))).toEqual(new Set(given));
      expect(sortOffers(given, by)).toHaveLength(given.length);
      expect(given).toEqual(before);
    }));

  test('puts the best offer first and sorts equal offers by name', () =>
    always([offers, order], (given, by) => {
      const sorted = sortOffers(given, by);
      for (const [index, offer] of sorted.entries()) {
        const next = sorted[index + 1];
        if (!next) continue;
        const gain = by === 'alphabetique' ? 0 : better[by](offer, next);
        expect(gain > 0 || (gain === 0 && alphabetical(offer, next))).toBe(true);
      }
      expect(sortOffers([...given].reverse(), by)).toEqual(sorted);
    }));
});

describe('missing guarantees', () => {
  test('add up to all guarantees together with the covered ones', () => {
    always([offers, requirements], (given, asked) => {
      for (const offer of given) {
        expect(
          countCovered(offer.garanties) + findMissingGuarantees(offer, guarantees).length,
        ).toBe(guarantees.length);
        expect(findMissingGuarantees(offer, asked)).toEqual(
          asked.filter((guarantee) => offer.garanties[guarantee] === false),
        );
      }
    });
    expect(findMissingGuarantees({ garanties: {} } as Offer, ['inconnue'])).toEqual(['inconnue']);
  });
});
