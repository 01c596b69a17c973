import { type Offer, sortOffers } from '../domain/comparison.ts';
import { yearly } from './figures.ts';
import type { Assureur } from './schemas/tables.ts';
import { table } from './tables.ts';

export type ComparedInsurer = Offer &
  Pick<
    Assureur,
    'url' | 'logo' | 'nature' | 'specificites' | 'avantages' | 'inconvenients' | 'secteursCibles' | 'servicesInclus'
  > & { tarif: (NonNullable<Assureur['tarif']> & { tarifMensuel: number; tarifAnnuel: number }) | undefined };

/** The offers of the comparison, in the order of the alphabet. */
export function comparedOffers(): ComparedInsurer[] {
  const offers = Object.entries(table('assureurs').lignes).flatMap(([id, row]) => {
    const { compare, note, prix, garanties } = row;
    if (!compare) return [];
    if (note === undefined || prix === undefined || !garanties)
      throw new Error(`content/tables/assureurs.yaml, ${id} : comparé, mais sans note, prix ou garanties.`);
    const tarif = row.tarif && { ...row.tarif, tarifMensuel: prix, tarifAnnuel: yearly(prix) };
    return [{ ...row, id, note, prix, garanties, tarif }];
  });
  return sortOffers(offers, 'alphabetique');
}

export const comparedGuarantees = () => Object.entries(table('garanties').lignes).map(([id, row]) => ({ id, ...row }));
