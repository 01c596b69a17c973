/** Pages of content/pages that have a route of their own under src/app; any other is shown by src/app/[slug]. */
export const pagesWithRoute = [
  'accueil',
  'assureurs',
  'comparatif',
  'devis',
  'entreprises',
  'faq',
  'garanties',
  'guides',
  'merci',
  'secteurs',
  'tarifs',
];
