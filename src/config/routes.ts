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
/**
 * Guide for a running attack. Its first screen on a small phone shows only the first instruction
 * and the telephone links.
 */
export const incidentGuide = '/guides/incident-response';

export const isTool = (route: string): boolean => route.startsWith('/outils/');

/**
 * Search page with its two data files. It loads the first file at the first typed word, and the
 * texts after the first answer.
 */
export const searchPage = '/recherche';
export const searchData = '/recherche.json';
export const searchTexts = '/recherche-textes.json';

export const pagesWithOwnRoute = Object.keys(ownRoutes);

/** Pages that answer the request of one visitor. No list, menu or search engine links to them. */
export const unlisted = [
  '/merci',
  '/demande-enregistree',
  '/demande-a-corriger',
  '/demande-incertaine',
];

/** Pages with noindex. They include the search page, because it has no content. */
export const notIndexed = [...unlisted, searchPage];
