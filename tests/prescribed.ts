import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../scripts/lib/paths.ts';

// What the specification prescribes: its words, its rules, its figures, each group with its section. Nowhere else does a
// test type them. Words carry French typography (’ for '); a figure bears the id under which the site's tables hold it.

type Sector = 'general' | 'sante' | 'finance' | 'ecommerce' | 'industrie';
type Tables = Record<string, Record<string, unknown>>;
/** Those that tests name. */
type Figures = Record<
  `chiffres/multiplicateur-${'tpe' | 'pme' | 'eti'}` | `chiffres/simulateur-${'ventes' | 'perte'}` | 'delais/simulateur-arret',
  number
> &
  Record<`prix/secteur-${Sector}${'' | '-an'}`, [number, number]> &
  Record<string, unknown>;

const { articles } = parse(readFileSync(inRoot('content/tables/specification.yaml'), 'utf8')) as { articles: Tables[] };

/** Its figures, by table and id: the table of the content holds each once, with its section. */
const figures = Object.fromEntries(
  articles.flatMap(({ article: _, ...tables }) =>
    Object.entries(tables).flatMap(([table, rows]) => Object.entries(rows).map(([id, value]) => [`${table}/${id}`, value])),
  ),
) as Figures;

const sector = (id: Sector) => {
  const [[min, max], [mensuelMin, mensuelMax]] = [figures[`prix/secteur-${id}-an`], figures[`prix/secteur-${id}`]];
  return { min, max, mensuelMin, mensuelMax };
};

/** Amounts in millions. */
const profile = (id: string, steps?: number) => ({
  stars: figures[`etoiles/${id}`],
  questions: figures[`questions/${id}`],
  capacities: Object.keys(figures)
    .filter((each) => each.startsWith(`plafonds/${id}-palier-`))
    .map((each) => Number(figures[each]) / 1e6),
  steps,
});

export const prescribed = {
  figures,

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

  /** 2, header. */
  header: {
    links: { Comparatif: '/comparatif', Tarifs: '/tarifs' },
    lists: { Garanties: '/garanties', Assureurs: '/assureurs', Secteurs: '/secteurs' },
    callToAction: { wide: 'Obtenir un Devis', small: 'Devis', to: '/devis' },
  },

  /** 2, mobile call-to-action bar: above this share of the scrollable height, not on /devis. */
  mobileBar: { label: 'Comparer les contrats', to: '/devis', above: Number(figures['interface/barre-apparait']) / 100 },

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

  /** Decision 37: the footer's group « Outils ». */
  tools: [
    '/urgence-cyberattaque',
    '/outils/delais',
    '/outils/perte-exploitation',
    '/outils/questionnaire',
    '/glossaire',
    '/lire-un-contrat',
    '/comment-nous-sommes-payes',
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

  /** 2, legal notice: its day. */
  legalNotice: '17/07/2025',

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
    region: figures['interface/notifications-nom'],
    hotkey: figures['interface/notifications-touche'],
  },

  /** 4, price estimator, and 9, its base ranges in euros: both ends times the multiplier of the size, rounded. */
  estimator: {
    defaults: { secteur: 'general', taille: 'pme' },
    quoteOnly: 'Sur devis personnalisé',
    sectors: {
      general: sector('general'),
      sante: sector('sante'),
      finance: sector('finance'),
      ecommerce: sector('ecommerce'),
      industrie: sector('industrie'),
    },
    multipliers: {
      tpe: figures['chiffres/multiplicateur-tpe'],
      pme: figures['chiffres/multiplicateur-pme'],
      eti: figures['chiffres/multiplicateur-eti'],
      ge: undefined,
    },
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

  /** 9, insurer pages: stars, number of questions, capacities; 2, the steps of subscription. */
  profiles: {
    axa: profile('axa'),
    hiscox: profile('hiscox'),
    generali: profile('generali'),
    verspieren: profile('verspieren'),
    stoik: profile('stoik'),
    groupama: profile('groupama', 3),
    aig: profile('aig', 5),
    mma: profile('mma', 5),
  },
};
