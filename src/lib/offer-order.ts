export type Offer = {
  id: string;
  nom: string;
  prix: number;
  note: number;
  capaciteMax: number;
  garanties: Record<string, boolean>;
};

export const orders = ['alphabetique', 'note', 'prix', 'capacite'] as const;
export type Order = (typeof orders)[number];

const byName = (a: Offer, b: Offer) => a.nom.localeCompare(b.nom, 'fr');

/**
 * Sorts offers: the highest rating, the highest capacity or the lowest price comes first. Equal
 * offers stay in alphabetical order.
 */
export function sortOffers<T extends Offer>(offers: readonly T[], order: Order): T[] {
  const rank: Record<Order, (a: T, b: T) => number> = {
    alphabetique: () => 0,
    note: (a, b) => b.note - a.note,
    prix: (a, b) => a.prix - b.prix,
    capacite: (a, b) => b.capaciteMax - a.capaciteMax,
  };
  return [...offers].sort((a, b) => rank[order](a, b) || byName(a, b));
}

export const findMissingGuarantees = (offer: Offer, wanted: readonly string[]): string[] =>
  wanted.filter((guarantee) => !offer.garanties[guarantee]);

export const countCovered = (guarantees: Offer['garanties']): number =>
  Object.values(guarantees).filter(Boolean).length;
