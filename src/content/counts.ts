import { fieldNames, getDescription } from '../../supabase/functions/_shared/quote-fields.ts';
import type { Tables } from './files.ts';
import type { Kind } from './kinds.ts';

// Counts for <Compte de="offres" />, which shows a number in words, so that sentences stay true
// when a table changes.

/** Descriptions for the writers' guide. `<assureur>` is the id of an insurer. */
export const countNames: Record<string, string> = {
  assureurs: 'les assureurs et intermédiaires présentés',
  compagnies: 'parmi eux, les assureurs : ni courtiers, ni agences',
  'assureurs-a-quatre-etoiles': 'parmi eux, ceux à quatre étoiles',
  offres: 'les offres du comparatif',
  garanties: 'les garanties du comparatif',
  'offres-completes': 'les offres qui ont toutes les garanties',
  'reponses-devis': 'les réponses que le formulaire demande, sans la case à cocher',
  'garanties-<assureur>': 'les garanties d’une offre',
  'trous-<assureur>': 'les garanties qui lui manquent',
  'rang-prix-<assureur>':
    'le rang de son prix parmi les offres, la moins chère d’abord : premier, deuxième…',
  'rang-note-<assureur>': 'celui de sa note, la plus haute d’abord : première, deuxième…',
  'rang-capacite-<assureur>': 'celui de sa capacité, la plus haute d’abord',
  'offres-avec-<garantie>':
    'les offres qui ont une garantie, par son nom dans l’adresse du comparatif',
  'pages-<dossier>': 'les pages d’un dossier : guides, garanties, secteurs, entreprises',
  'questions-<page>':
    'les questions d’une page : questions-faq, questions-assureurs-axa, et questions- pour ' +
    'l’accueil',
};

export type CountSources = {
  tables: Tables<'assureurs' | 'garanties'>;
  pages: readonly { kind: Kind }[];
  faq: readonly { page: string; questions: readonly unknown[] }[];
};

export function collectCounts({ tables, pages, faq }: CountSources): Record<string, number> {
  const insurers = Object.values(tables.assureurs.lignes);
  const guarantees = Object.entries(tables.garanties.lignes);
  const offers = Object.entries(tables.assureurs.lignes).flatMap(([id, row]) =>
    row.compare && row.garanties ? [{ id, ...row, flags: row.garanties }] : [],
  );
  const countIncluded = ({ flags }: (typeof offers)[number]) =>
    Object.values(flags).filter(Boolean).length;
  /** Returns the rank of an offer: one more than the number of better offers. */
  const rank = (isBetter: (other: (typeof offers)[number]) => boolean) =>
    1 + offers.filter(isBetter).length;

  const counts: Record<string, number> = {
    assureurs: insurers.length,
    compagnies: insurers.filter(({ nature }) => nature === 'assureur').length,
    'assureurs-a-quatre-etoiles': insurers.filter(({ etoiles }) => etoiles === 4).length,
    offres: offers.length,
    garanties: guarantees.length,
    'offres-completes': offers.filter((offer) => countIncluded(offer) === guarantees.length).length,
    'reponses-devis': fieldNames.filter((name) => getDescription(name).control !== 'consent')
      .length,
  };
  for (const offer of offers) {
    const { id, prix = 0, note = 0, capaciteMax = 0 } = offer;
    counts[`garanties-${id}`] = countIncluded(offer);
    counts[`trous-${id}`] = guarantees.length - countIncluded(offer);
    counts[`rang-prix-${id}`] = rank((other) => (other.prix ?? 0) < prix);
    counts[`rang-note-${id}`] = rank((other) => (other.note ?? 0) > note);
    counts[`rang-capacite-${id}`] = rank((other) => (other.capaciteMax ?? 0) > capaciteMax);
  }
  for (const [id, { adresse = id }] of guarantees)
    counts[`offres-avec-${adresse}`] = offers.filter(({ flags }) => flags[id]).length;
  for (const kind of ['guides', 'garanties', 'secteurs', 'entreprises'] as const)
    counts[`pages-${kind}`] = pages.filter((page) => page.kind === kind).length;
  for (const { page, questions } of faq) {
    const name = `questions${page.replaceAll('/', '-')}`;
    counts[name] = (counts[name] ?? 0) + questions.length;
  }
  return counts;
}
