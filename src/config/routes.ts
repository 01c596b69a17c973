/**
 * Pages of content/pages with a component of their own (src/kinds/registry.tsx). « form » contains
 * the quote form, « instrument » a tool, « reading » no island.
 */
export const ownRoutes = {
  accueil: 'form',
  comparatif: 'instrument',
  'demande-a-corriger': 'reading',
  'demande-enregistree': 'reading',
  'demande-incertaine': 'reading',
  devis: 'form',
  faq: 'instrument',
  merci: 'reading',
  recherche: 'reading',
  tarifs: 'instrument',
  'urgence-cyberattaque': 'reading',
} satisfies Record<string, 'form' | 'instrument' | 'reading'>;

export const emergencyPage = '/urgence-cyberattaque';
/** The first screen of this guide on a small phone contains only the first order and the calls. */
export const incidentGuide = '/guides/incident-response';

export const isTool = (route: string): boolean => route.startsWith('/outils/');

/** The search loads its data at the first word, and the texts after the first answer. */
export const searchPage = '/recherche';
export const searchData = '/recherche.json';
export const searchTexts = '/recherche-textes.json';

export const pagesWithOwnRoute = Object.keys(ownRoutes);

/** Answers to one visitor; no list, menu or search engine links to them. */
export const unlisted = [
  '/merci',
  '/demande-enregistree',
  '/demande-a-corriger',
  '/demande-incertaine',
];

/** Search engines do not list the search page either, because it has no content. */
export const notIndexed = [...unlisted, searchPage];
