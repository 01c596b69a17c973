/**
 * Pages of content/pages that are drawn in a way of their own (src/kinds/registry.tsx). « form »
 * holds the quote, « instrument » answers to choices or to typing, « reading » loads nothing.
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

/** Of every page's emergency link. */
export const emergencyPage = '/urgence-cyberattaque';
/**
 * Its first screen, on the smallest phone, holds the first order and every call: nothing stands
 * above them.
 */
export const incidentGuide = '/guides/incident-response';

/** An instrument of its own page: it answers first, on the smallest phone too. */
export const isTool = (route: string): boolean => route.startsWith('/outils/');

/**
 * Where the site is searched; what it needs for that at the first word, and after the first answer.
 */
export const searchPage = '/recherche';
export const searchData = '/recherche.json';
export const searchTexts = '/recherche-textes.json';

export const pagesWithOwnRoute = Object.keys(ownRoutes);

/** Answers to one visitor, which no list, menu or search engine leads to. */
export const unlisted = [
  '/merci',
  '/demande-enregistree',
  '/demande-a-corriger',
  '/demande-incertaine',
];

/**
 * What search engines do not list: the search holds no content of its own either, but every page
 * leads to it.
 */
export const notIndexed = [...unlisted, searchPage];
