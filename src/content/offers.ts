import { type Offer, sortOffers } from '../domain/comparison.ts';
import type { Assureur } from './schemas/tables.ts';
import { table } from './tables.ts';

export type ComparedInsurer = Offer &
  Pick<
    Assureur,
    'url' | 'logo' | 'nature' | 'specificites' | 'avantages' | 'inconvenients' | 'secteursCibles' | 'servicesInclus' | 'tarif'
  >;

/** The offers of the comparison, in the order of the alphabet. */
export function comparedOffers(): ComparedInsurer[] {
  const offers = Object.entries(table('assureurs').lignes).flatMap(([id, row]) => {
    const { compare, note, prix, garanties } = row;
    if (!compare) return [];
    if (note === undefined || prix === undefined || !garanties)
      throw new Error(`content/tables/assureurs.yaml, ${id} : comparé, mais sans note, prix ou garanties.`);
    return [{ ...row, id, note, prix, garanties }];
  });
  return sortOffers(offers, 'alphabetique');
}

export const comparedGuarantees = () => Object.entries(table('garanties').lignes).map(([id, row]) => ({ id, ...row }));
