import { countCovered } from '#src/lib/offer-order.ts';
import { fieldNames, getDescription } from '../../supabase/functions/_shared/quote-fields.ts';
import type { Tables } from './files.ts';

// Counts that texts show in words with <Compte de="offres" />. The sentences stay true when a table
// changes. content/README.md explains each.

export type CountSources = {
  tables: Tables<'assureurs' | 'garanties'>;
  /** Files of content/, for example guides/prevention.mdx. */
  paths: readonly string[];
};

export function collectCounts({ tables, paths }: CountSources): Record<string, number> {
  const insurers = Object.values(tables.assureurs.lignes);
  const guarantees = Object.entries(tables.garanties.lignes);
  const offers = Object.entries(tables.assureurs.lignes).flatMap(([id, row]) =>
    row.compare && row.garanties ? [{ id, ...row, flags: row.garanties }] : [],
  );

  const counts: Record<string, number> = {
    assureurs: insurers.length,
    compagnies: insurers.filter(({ nature }) => nature === 'assureur').length,
    'assureurs-a-quatre-etoiles': insurers.filter(({ etoiles }) => etoiles === 4).length,
    offres: offers.length,
    garanties: guarantees.length,
    'offres-completes': offers.filter((offer) => countCovered(offer.flags) === guarantees.length)
      .length,
    'reponses-devis': fieldNames.filter((name) => getDescription(name).control !== 'consent')
      .length,
  };
  for (const offer of offers) {
    counts[`garanties-${offer.id}`] = countCovered(offer.flags);
    counts[`trous-${offer.id}`] = guarantees.length - countCovered(offer.flags);
  }
  for (const [id, { adresse = id }] of guarantees)
    counts[`offres-avec-${adresse}`] = offers.filter(({ flags }) => flags[id]).length;
  for (const kind of ['guides', 'garanties', 'secteurs', 'entreprises'] as const)
    counts[`pages-${kind}`] = paths.filter((path) => path.startsWith(`${kind}/`)).length;
  return counts;
}
