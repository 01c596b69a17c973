import { type Offer, sortOffers } from '../domain/comparison.ts';
import type { Assureur } from './schemas/tables.ts';
import { table } from './tables.ts';

type Compared = Assureur & { [K in 'note' | 'prix' | 'garanties']: NonNullable<Assureur[K]> };
export type ComparedInsurer = Offer & Compared;

/** The check refuses a compared insurer without its rating, its price or one of its guarantees. */
const isCompared = (row: Assureur): row is Compared => row.compare;

/** The offers of the comparison, in the order of the alphabet. */
export function comparedOffers(): ComparedInsurer[] {
  const offers = Object.entries(table('assureurs').lignes).flatMap(([id, row]) => (isCompared(row) ? [{ ...row, id }] : []));
  return sortOffers(offers, 'alphabetique');
}

/** The guarantees of the comparison, in the order of its rows. */
export const comparedGuarantees = () =>
  Object.entries(table('garanties').lignes).map(([id, row]) => ({ id, ...row, adresse: row.adresse ?? id }));
