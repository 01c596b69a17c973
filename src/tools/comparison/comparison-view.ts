import { type Order, orders, sortOffers } from '#src/lib/offer-order.ts';
import type { ComparedOffer, Guarantee } from './compared.ts';

export type View = {
  order: Order;
  /** Ids of the guarantees that the visitor requires. */
  wanted: string[];
  /** Ids of the offers, at most three, that the visitor has chosen. Their columns are the first. */
  sideBySide: string[];
};

/** View at first: all offers in alphabetical order. */
export const initial: View = { order: 'alphabetique', wanted: [], sideBySide: [] };

const listed = (text = '') => [...new Set(text.split(','))];

export const parseView = (
  query: Record<string, string>,
  offers: ComparedOffer[],
  guarantees: Guarantee[],
): View => ({
  order: orders.find((order) => order === query.ordre) ?? 'alphabetique',
  wanted: listed(query.faut).flatMap(
    (adresse) => guarantees.find((each) => each.adresse === adresse)?.id ?? [],
  ),
  sideBySide: listed(query.cote)
    .filter((id) => offers.some((offer) => offer.id === id))
    .slice(0, 3),
});

/**
 * Returns the ids of the offers that a phone shows next to each other. Completes a choice with the
 * first offers. In alphabetical order, the second one has other guarantees than the first one, so
 * that the table shows a difference.
 */
export function listShownIds(offers: ComparedOffer[], { order, sideBySide }: View): string[] {
  if (sideBySide.length > 1) return sideBySide;
  const sorted = sortOffers(offers, order);
  const first = sorted.find(({ id }) => id === sideBySide[0]) ?? sorted[0];
  const others = sorted.filter((offer) => offer !== first);
  const isDifferent = ({ garanties }: ComparedOffer) =>
    order !== 'alphabetique' ||
    Object.entries(garanties).some(([id, isIncluded]) => isIncluded !== first?.garanties[id]);
  return [first, others.find(isDifferent) ?? others[0]].flatMap((offer) => offer?.id ?? []);
}

export const formatView = ({ order, wanted, sideBySide }: View, guarantees: Guarantee[]) => ({
  ordre: order === 'alphabetique' ? '' : order,
  faut: wanted.flatMap((id) => guarantees.find((each) => each.id === id)?.adresse ?? []).join(','),
  cote: sideBySide.join(','),
});

/** Sentences that explain why the first offer of each order is not simply the best one. */
export const orderCaveats: Record<Order, string> = {
  alphabetique:
    'Les offres sont classées par ordre alphabétique. Aucun assureur ne paie pour y figurer.',
  note:
    'De la note la plus haute à la plus basse. La note est celle du site ; elle ne dit ' +
    'pas ce qui vous convient, et aucune place ne se paie.',
  prix:
    'Du prix de départ le plus bas au plus haut. C’est le prix du plus petit contrat, ' +
    'sans son plafond ni sa franchise. Aucune place ne se paie.',
  capacite:
    'De la capacité la plus haute à la plus basse. La plus haute suppose en général plusieurs ' +
    'assureurs, et ne s’achète pas au prix de départ. Aucune place ne se paie.',
};
