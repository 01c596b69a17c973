/**
 * Pages of content/pages that have a route of their own under src/app, because of what they load; all others share one.
 * « form » holds the quote, « instrument » answers to choices or to typing, « reading » loads nothing.
 */
export const ownRoutes = {
  accueil: 'form',
  comparatif: 'instrument',
  devis: 'form',
  faq: 'instrument',
  merci: 'reading',
  tarifs: 'instrument',
} satisfies Record<string, 'form' | 'instrument' | 'reading'>;

export const pagesWithOwnRoute = Object.keys(ownRoutes);
