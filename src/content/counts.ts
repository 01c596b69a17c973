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
  'courtiers-et-agences': 'les offres qui ne sont pas celles d’un assureur',
  'offres-completes': 'les offres qui ont toutes les garanties',
  trous: 'les garanties absentes, toutes offres ensemble',
  combinaisons: 'les secteurs de l’estimateur, multipliés par ses tailles',
  facteurs: 'les facteurs de prix de la page des tarifs',
  'facteurs-tenus': 'ceux sur lesquels le lecteur peut agir',
  'facteurs-subis': 'les autres',
  economies: 'les façons de payer moins de la page des tarifs',
  'etapes-souscription': 'les étapes de la page « Comment souscrire »',
  'reponses-devis': 'les réponses que le formulaire demande, sans la case à cocher',
  'garanties-<assureur>': 'les garanties d’une offre',
  'trous-<assureur>': 'les garanties qui lui manquent',
  'offres-sous-<assureur>': 'les offres moins chères que la sienne',
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

type Page = {
  kind: Kind;
  slug: string;
  facteurs?: { tenu: boolean }[];
  economies?: unknown[];
  etapes?: unknown[];
};
export type CountSources = {
  tables: Tables<'assureurs' | 'garanties' | 'estimateur'>;
  pages: readonly Page[];
  faq: readonly { page: string; questions: readonly unknown[] }[];
};

export function collectCounts({ tables, pages, faq }: CountSources): Record<string, number> {
  const houses = Object.entries(tables.assureurs.lignes);
  const guarantees = Object.keys(tables.garanties.lignes).length;
  const offers = houses.flatMap(
    ([id, { compare, prix = 0, note = 0, capaciteMax = 0, nature, garanties }]) =>
      compare && garanties
        ? [{ id, prix, note, capaciteMax, nature, flags: garanties as Record<string, boolean> }]
        : [],
  );
  const includedCount = ({ flags }: (typeof offers)[number]) =>
    Object.values(flags).filter(Boolean).length;
  const { secteurs, tailles } = tables.estimateur;
  const prices = pages.find(({ kind, slug }) => kind === 'pages' && slug === 'tarifs');
  const factors = prices?.facteurs ?? [];
  const chosen = factors.filter(({ tenu }) => tenu).length;

  const counts: Record<string, number> = {
    assureurs: houses.length,
    compagnies: houses.filter(([, { nature }]) => nature === 'assureur').length,
    'assureurs-a-quatre-etoiles': houses.filter(([, { etoiles }]) => etoiles === 4).length,
    offres: offers.length,
    garanties: guarantees,
    'courtiers-et-agences': offers.filter(({ nature }) => nature !== 'assureur').length,
    'offres-completes': offers.filter((offer) => includedCount(offer) === guarantees).length,
    trous: offers.reduce((sum, offer) => sum + guarantees - includedCount(offer), 0),
    combinaisons: Object.keys(secteurs).length * tailles.length,
    facteurs: factors.length,
    'facteurs-tenus': chosen,
    'facteurs-subis': factors.length - chosen,
    economies: prices?.economies?.length ?? 0,
    'etapes-souscription':
      pages.find(({ kind, slug }) => kind === 'pages' && slug === 'comment-souscrire')?.etapes
        ?.length ?? 0,
    'reponses-devis': fieldNames.filter((name) => getDescription(name).control !== 'consent')
      .length,
  };
  for (const offer of offers) {
    counts[`garanties-${offer.id}`] = includedCount(offer);
    counts[`trous-${offer.id}`] = guarantees - includedCount(offer);
    counts[`offres-sous-${offer.id}`] = offers.filter(({ prix }) => prix < offer.prix).length;
    counts[`rang-prix-${offer.id}`] = 1 + offers.filter(({ prix }) => prix < offer.prix).length;
    counts[`rang-note-${offer.id}`] = 1 + offers.filter(({ note }) => note > offer.note).length;
    counts[`rang-capacite-${offer.id}`] =
      1 + offers.filter(({ capaciteMax }) => capaciteMax > offer.capaciteMax).length;
  }
  for (const [id, { adresse = id }] of Object.entries(tables.garanties.lignes))
    counts[`offres-avec-${adresse}`] = offers.filter(({ flags }) => flags[id]).length;
  for (const kind of ['guides', 'garanties', 'secteurs', 'entreprises'] as const)
    counts[`pages-${kind}`] = pages.filter((page) => page.kind === kind).length;
  for (const { page, questions } of faq) {
    const name = `questions${page.replaceAll('/', '-')}`;
    counts[name] = (counts[name] ?? 0) + questions.length;
  }
  return counts;
}
