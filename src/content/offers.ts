import { type Offer, sortOffers } from '#src/lib/offer-order.ts';
import type { Assureur } from './schemas/insurer-tables.ts';
import { table } from './tables.ts';

type Compared = Assureur & {
  [K in 'note' | 'prix' | 'capaciteMax' | 'garanties']: NonNullable<Assureur[K]>;
};
export type ComparedInsurer = Offer & Compared;

const isWhole = (row: Assureur): row is Compared =>
  row.note !== undefined &&
  row.prix !== undefined &&
  row.capaciteMax !== undefined &&
  row.garanties !== undefined;

/**
 * Returns the insurers of the comparison in alphabetical order. Throws if a value is missing, but
 * the check has already reported this to the writer.
 */
export function comparedOffers(): ComparedInsurer[] {
  const compared = Object.entries(table('assureurs').lignes).filter(([, { compare }]) => compare);
  const offers = compared.map(([id, row]) => {
    if (!isWhole(row))
      throw new Error(
        `« ${id} » est comparé sans note, sans prix, sans capacité ou sans garanties.`,
      );
    return { ...row, id };
  });
  return sortOffers(offers, 'alphabetique');
}

/** Returns the guarantees in the order in which the comparison shows them. */
export const comparedGuarantees = () =>
  Object.entries(table('garanties').lignes).map(([id, row]) => ({
    id,
    ...row,
    adresse: row.adresse ?? id,
  }));
