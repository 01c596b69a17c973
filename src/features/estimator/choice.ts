import type { quoteFields } from '#shared/quote-fields.ts';
import type { SectorProfile } from '#src/domain/estimate.ts';

export type Sector = SectorProfile & { id: string; nom: string };
export type Size = { id: string; name: string; description: string; multiplier?: number | undefined };
export type EstimatorData = { sectors: Sector[]; sizes: Size[] };
export type Choice = { sector: string; size: string };

export const initial: Choice = { sector: 'general', size: 'pme' };

const knownOr = (rows: { id: string }[], id: string | undefined, otherwise: string) =>
  id && rows.some((row) => row.id === id) ? id : otherwise;

/** Unknown values fall back to the default. */
export const parseChoice = (query: Record<string, string>, { sectors, sizes }: EstimatorData): Choice => ({
  sector: knownOr(sectors, query.secteur, initial.sector),
  size: knownOr(sizes, query.taille, initial.size),
});

export const formatChoice = ({ sector, size }: Choice) => ({ secteur: sector, taille: size });

export const estimateAddress = (choice: Choice): string => `/tarifs?${new URLSearchParams(formatChoice(choice))}`;

/** A size of the estimator spans several of the form's: only where one fits is it filled in. */
const effectifs: Record<string, keyof typeof quoteFields.effectifs.options> = { tpe: '2-10', eti: '250+', ge: '250+' };

/** The form's address with the sector, the size, and the estimate that may be joined to the request. */
export function quoteAddress({ sector, size }: Choice): string {
  const query = new URLSearchParams();
  if (sector !== 'general') query.set('secteur', sector);
  const effectif = effectifs[size];
  if (effectif) query.set('effectifs', effectif);
  query.set('estimation', `${sector}-${size}`);
  return `/devis?${query}`;
}
