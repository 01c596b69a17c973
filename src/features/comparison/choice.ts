import { type Order, orders } from '#src/domain/comparison.ts';
import type { ComparedOffer, Guarantee } from './types.ts';

export type Choice = {
  order: Order;
  /** The guarantees that must be there, by id. */
  wanted: string[];
  /** The offers to see first, side by side: two, or three. */
  beside: string[];
};

/** Alphabetical and complete. */
export const initial: Choice = { order: 'alphabetique', wanted: [], beside: [] };

const list = (text: string | undefined, known: { id: string }[]) => [
  ...new Set((text ?? '').split(',').filter((id) => known.some((row) => row.id === id))),
];

export const parseChoice = (query: Record<string, string>, offers: ComparedOffer[], guarantees: Guarantee[]): Choice => ({
  order: orders.find((order) => order === query.ordre) ?? 'alphabetique',
  wanted: list(query.faut, guarantees),
  beside: list(query.cote, offers).slice(0, 3),
});

export const formatChoice = ({ order, wanted, beside }: Choice) => ({
  ordre: order === 'alphabetique' ? '' : order,
  faut: wanted.join(','),
  cote: beside.join(','),
});

/** Why the first is not the best. */
export const said: Record<Order, string> = {
  alphabetique: 'Ordre alphabétique : il ne dit rien de la qualité, et aucune place ne se paie.',
  note: 'De la note la plus haute à la plus basse. La note est celle du site ; elle ne dit pas ce qui vous convient, et aucune place ne se paie.',
  prix: 'Du prix de départ le plus bas au plus haut. C’est le prix du plus petit contrat : le premier couvre souvent moins. Aucune place ne se paie.',
  capacite:
    'De la capacité la plus haute à la plus basse. La plus haute suppose en général plusieurs assureurs, et ne s’achète pas au prix de départ. Aucune place ne se paie.',
};

/** The fields of the offers in which the wanted guarantees stand. */
export const fieldsOf = (wanted: string[], guarantees: Guarantee[]) =>
  guarantees.filter(({ id }) => wanted.includes(id)).map(({ champ }) => champ);
