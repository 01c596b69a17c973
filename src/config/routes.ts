/**
 * Pages of content/pages with their own component (see src/kinds/registry.tsx). `form` marks a page
 * with the quote form, `instrument` a page with a tool, `reading` a page without an island.
 */
export const ownRoutes = {
  accueil: 'form',
  'comment-souscrire': 'reading',
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
/**
 * Guide for a firm that is under attack now. On a small phone, its first screen shows only the
 * first instruction and the telephone links.
 */
export const incidentGuide = '/guides/incident-response';

export const isTool = (route: string): boolean => route.startsWith('/outils/');

/**
 * Search page and its two data files. The page loads the first file at the first typed word. It
 * loads the texts after it has shown the first results.
 */
export const searchPage = '/recherche';
export const searchData = '/recherche.json';
export const searchTexts = '/recherche-textes.json';

export const pagesWithOwnRoute = Object.keys(ownRoutes);

/** Pages that confirm one visitor's request. No list, menu or search engine links to them. */
export const unlisted = [
  '/merci',
  '/demande-enregistree',
  '/demande-a-corriger',
  '/demande-incertaine',
];

/**
 * Pages that search engines must not index. The search page is one of them, because it has no
 * content.
 */
export const notIndexed = [...unlisted, searchPage];
