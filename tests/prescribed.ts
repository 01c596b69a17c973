// What the specification prescribes: its words, its rules, its figures, each group with its section. Nowhere else does a
// test type them. Words carry French typography (’ for '); a figure bears the id under which the site's tables hold it.

export const prescribed = {
  /** 2, route table. */
  routes: [
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
  ],

  /** 2, header; 9, navigation. In CSS pixels. */
  header: {
    links: { Comparatif: '/comparatif', Tarifs: '/tarifs' },
    lists: { Garanties: '/garanties', Assureurs: '/assureurs', Secteurs: '/secteurs' },
    callToAction: { wide: 'Obtenir un Devis', small: 'Devis', to: '/devis' },
    hidesAfter: 100,
    directionAfter: 10,
  },

  /** 2, mobile call-to-action bar: above this share of the scrollable height, not on /devis. */
  mobileBar: { label: 'Comparer les contrats', to: '/devis', above: 0.2 },

  /** 2, footer. */
  footer: [
    '/comment-souscrire',
    '/guides/prevention',
    '/guides/rgpd-entreprises',
    '/guides/incident-response',
    '/guides/cyberattaques',
    '/entreprises/tpe-pme',
    '/entreprises/grandes-entreprises',
    '/entreprises/independants',
    '/faq',
    '/mentions-legales',
    '/politique-confidentialite',
  ],

  /** 2, FAQ; 8, search without match. `about` is « about 30 questions ». */
  faq: {
    placeholder: 'Rechercher une question...',
    found: (count: number) => `${count} questions trouvées`,
    nothing: 'Aucune question trouvée',
    instead: "Essayez avec d'autres mots-clés ou contactez-nous directement.",
    about: 30,
    onPrices: 15,
    onHealth: 4,
  },

  /** 2, insurers: the words of a guarantee's line and of the closing calls to action. */
  insurers: {
    flags: ['Inclus', 'Incluse', 'Optionnel', 'Optionnelle'],
    quote: ['Devis assurance cyber', 'Obtenir un devis'],
    compare: ['Comparer les offres', 'Comparer les assureurs', 'Comparer avec d’autres assureurs'],
  },

  /** 2, not-found page; 8, unknown route and unexpected error. */
  notFound: { title: 'Oops! Page not found', link: 'Return to Home' },
  unexpected: 'Unexpected Application Error!',

  /** 3, quote request, and what 5 says of its fields. */
  quote: {
    fields: ['entreprise', 'secteur', 'effectifs', 'ca', 'nom', 'email', 'telephone', 'besoins', 'rgpd'],
    secteur: ['sante', 'finance', 'ecommerce', 'industrie', 'services', 'informatique', 'education', 'autre'],
    effectifs: ['1', '2-10', '11-50', '51-250', '250+'],
    ca: ['0-100k', '100k-500k', '500k-2M', '2M-10M', '10M+'],
    required: ['entreprise', 'secteur', 'nom', 'email', 'rgpd'],
    optional: ['telephone', 'effectifs', 'ca', 'besoins'],
    hiddenInCompact: ['effectifs', 'ca', 'besoins'],
    /** 7, the call. */
    call: 'send-devis-email',
    bucket: 'assets',
  },

  /** 8, destructive toasts; 9, library defaults. */
  toasts: {
    consent: { title: 'Consentement requis', text: 'Veuillez accepter la politique de confidentialité.' },
    failure: {
      title: 'Erreur lors de l’envoi',
      text: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
    },
    region: 'Notifications',
    hotkey: 'Alt+T',
  },

  /** 9, library defaults, in milliseconds. */
  tooltip: { opensAfter: 700, skips: 300 },
  queries: { collectedAfter: 5 * 60_000, retries: 3, waitsAtMost: 30_000 },

  /** 4, price estimator, and 9, its base ranges in euros: both ends times the multiplier of the size, rounded. */
  estimator: {
    defaults: { secteur: 'general', taille: 'pme' },
    quoteOnly: 'Sur devis personnalisé',
    sectors: {
      general: { min: 350, max: 1200, mensuelMin: 29, mensuelMax: 100 },
      sante: { min: 600, max: 2400, mensuelMin: 50, mensuelMax: 200 },
      finance: { min: 800, max: 3600, mensuelMin: 67, mensuelMax: 300 },
      ecommerce: { min: 450, max: 1800, mensuelMin: 38, mensuelMax: 150 },
      industrie: { min: 500, max: 2000, mensuelMin: 42, mensuelMax: 167 },
    },
    multipliers: { tpe: 0.7, pme: 1, eti: 1.8, ge: undefined },
    /** Worked out by hand from the two: a month, then a year. */
    estimates: {
      general: {
        tpe: { month: [20, 70], year: [245, 840] },
        pme: { month: [29, 100], year: [350, 1200] },
        eti: { month: [52, 180], year: [630, 2160] },
        ge: undefined,
      },
      sante: {
        tpe: { month: [35, 140], year: [420, 1680] },
        pme: { month: [50, 200], year: [600, 2400] },
        eti: { month: [90, 360], year: [1080, 4320] },
        ge: undefined,
      },
      finance: {
        tpe: { month: [47, 210], year: [560, 2520] },
        pme: { month: [67, 300], year: [800, 3600] },
        eti: { month: [121, 540], year: [1440, 6480] },
        ge: undefined,
      },
      ecommerce: {
        tpe: { month: [27, 105], year: [315, 1260] },
        pme: { month: [38, 150], year: [450, 1800] },
        eti: { month: [68, 270], year: [810, 3240] },
        ge: undefined,
      },
      industrie: {
        tpe: { month: [29, 117], year: [350, 1400] },
        pme: { month: [42, 167], year: [500, 2000] },
        eti: { month: [76, 301], year: [900, 3600] },
        ge: undefined,
      },
    },
  },

  /** 9, price bands by size: euros a month, maximum cover in millions. */
  bands: {
    micro: { prix: [29, 80], plafond: 0.5 },
    pme: { prix: [50, 200], plafond: 2 },
    eti: { prix: [150, 500], plafond: 10 },
    ge: { plafond: 50 },
  },

  /** 9, insurer comparison: rating, starting price a month, maximum capacity in millions, the flags it lacks of the eight. */
  comparison: {
    axa: { note: 4.5, prix: 45, capaciteMax: 10, lacks: [] },
    mma: { note: 4.2, prix: 35, capaciteMax: 2, lacks: [] },
    groupama: { note: 4.0, prix: 42, capaciteMax: 5, lacks: ['assistanceH24', 'fraudeInformatique', 'atteinteReputation'] },
    aig: { note: 4.6, prix: 55, capaciteMax: 50, lacks: [] },
    hiscox: { note: 4.7, prix: 52, capaciteMax: 10, lacks: ['fraudeInformatique'] },
    verspieren: { note: 4.3, prix: 38, capaciteMax: 3, lacks: ['atteinteReputation'] },
    stoik: { note: 4.8, prix: 29, capaciteMax: 5, lacks: [] },
  },
  /** 3, static content records: the eight flags. */
  guarantees: [
    'responsabiliteCivile',
    'pertesExploitation',
    'cyberExtorsion',
    'assistanceH24',
    'protectionDonnees',
    'fraudeInformatique',
    'atteinteReputation',
    'restaurationDonnees',
  ],

  /** 9, insurer pages: stars, number of questions, amounts of the capacities in millions. */
  profiles: {
    axa: { stars: 4, questions: 10, capacities: [] },
    hiscox: { stars: 4, questions: 5, capacities: [5, 10] },
    generali: { stars: 4, questions: 5, capacities: [5, 10] },
    verspieren: { stars: 4, questions: 10, capacities: [5, 10] },
    stoik: { stars: 5, questions: 10, capacities: [1, 5] },
    groupama: { stars: 4, questions: 10, capacities: [1, 5], steps: 3 },
    aig: { stars: 4, questions: 15, capacities: [5, 10, 50], steps: 5 },
    mma: { stars: 4, questions: 15, capacities: [0.5, 1, 2], steps: 5 },
  },

  /** 9, subscription guide, editorial figures, retention: rows of `chiffres`, `delais`, `prix` and `plafonds`, in their units. */
  figures: {
    'delais/etape-besoins': 30,
    'delais/etape-questionnaire': [1, 2],
    'delais/etape-propositions': [24, 48],
    'delais/etape-signature': [1, 7],
    'delais/souscription-rapide': 10,
    'delais/reponse': 24,
    'delais/devis-express': 2,
    'delais/devis-complet': 3,
    'chiffres/satisfaction': 95,
    'chiffres/rancongiciel-cout': 45_000,
    'chiffres/perte-jour': 8000,
    'chiffres/rgpd-haut-part': 4,
    'chiffres/rgpd-haut': 20_000_000,
    'delais/notification': 72,
    'delais/declaration': 5,
    'delais/formation': 12,
    'prix/remise-annuelle': [10, 15],
    'delais/resiliation': 2,
    'prix/pme-des': 30,
    'prix/independant-essentielle': 15,
    'prix/independant-complete': 35,
    'prix/sante-secteur': [150, 800],
    'prix/sante-clinique': [300, 500],
    'plafonds/pme-responsabilite': [500_000, 5_000_000],
    'plafonds/pme-pertes': [50_000, 500_000],
    'plafonds/pme-extorsion': [25_000, 250_000],
    'plafonds/grandes-entreprises': 50_000_000,
    'plafonds/independant-responsabilite': 1_000_000,
    'plafonds/rc-dommages': 10_000_000,
    'plafonds/rc-notification': 500_000,
    'plafonds/rc-restauration': 1_000_000,
    'plafonds/rc-interruption': 2_000_000,
    'plafonds/rgpd-sanctions': 1_000_000,
    'plafonds/rgpd-conformite': 100_000,
    'plafonds/garantie-rc': 10_000_000,
    'plafonds/garantie-rgpd': 5_000_000,
    'plafonds/garantie-pertes': 2_000_000,
    'plafonds/franchise-rc': [500, 5000],
    'plafonds/franchise-rgpd': [1000, 10_000],
    'plafonds/franchise-pertes': [8, 72],
    'delais/indemnisation-max': 24,
    'delais/simulateur-arret': 10,
    'chiffres/simulateur-perte': 33_000,
    'chiffres/simulateur-ventes': 100_000,
    'chiffres/erreur-humaine': 95,
    'chiffres/fermetures': 60,
    'chiffres/sinistre-moyen': 200_000,
    'delais/detection-fuite': 287,
    'delais/conservation-devis': 3,
    'delais/conservation-navigation': 13,
    'delais/conservation-consentement': 3,
    'delais/cookies-techniques': 1,
    'delais/cookies-mesure': 13,
    'delais/droits': 1,
  },
};
