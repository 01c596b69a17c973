import { type Offer, sortOffers } from '#src/lib/offer-order.ts';
import type { Assureur, neededToCompare } from './schemas/insurer-tables.ts';
import { table } from './tables.ts';

type Compared = Assureur & {
  [K in (typeof neededToCompare)[number]]: NonNullable<Assureur[K]>;
};
export type ComparedInsurer = Offer & Compared;

/** Returns whether an insurer is compared. The schema then requires these fields. */
const isCompared = (row: Assureur): row is Compared => row.compare;

/** Returns the insurers of the comparison in alphabetical order. */
export function comparedOffers(): ComparedInsurer[] {
  const offers = Object.entries(table('assureurs').lignes).flatMap(([id, row]) =>
    isCompared(row) ? { ...row, id } : [],
  );
  return sortOffers(offers, 'alphabetique');
}

/** Returns the guarantees in the order in which the comparison shows them. */
export const comparedGuarantees = () =>
  Object.entries(table('garanties').lignes).map(([id, row]) => ({
    id,
    ...row,
    adresse: row.adresse ?? id,
  }));
