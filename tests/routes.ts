/** The addresses of the specification's route table, typed once more on purpose: the export must hold exactly these. */
export const routes = [
  '/',
  '/devis',
  '/merci',
  '/comparatif',
  '/tarifs',
  '/comment-souscrire',
  '/entreprises',
  '/entreprises/tpe-pme',
  '/entreprises/grandes-entreprises',
  '/entreprises/independants',
  '/garanties',
  '/garanties/rc-cyber',
  '/garanties/rgpd',
  '/garanties/pertes-exploitation',
  '/secteurs',
  '/secteurs/sante',
  '/secteurs/finance',
  '/secteurs/ecommerce',
  '/secteurs/industrie',
  '/secteurs/services',
  '/guides',
  '/guides/cyberattaques',
  '/guides/prevention',
  '/guides/rgpd-entreprises',
  '/guides/incident-response',
  '/faq',
  '/assureurs',
  '/assureurs/axa',
  '/assureurs/hiscox',
  '/assureurs/generali',
  '/assureurs/verspieren',
  '/assureurs/stoik',
  '/assureurs/groupama',
  '/assureurs/aig',
  '/assureurs/mma',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
];

/** The form, started once the page is idle or at its first touch. */
export const withForm = ['/', '/devis'];

/** What answers to choices or to typing. */
export const withInstrument = ['/tarifs', '/comparatif', '/faq'];

/** Questions that unfold; React starts only when they come near. */
export const withAccordion = routes.filter(
  (route) =>
    route.startsWith('/assureurs') ||
    route.startsWith('/secteurs/') ||
    ['/guides/prevention', '/guides/rgpd-entreprises', '/guides/incident-response'].includes(route),
);

/** All others are pages to read, without React. */
export const withIslands = [...withForm, ...withInstrument, ...withAccordion];
