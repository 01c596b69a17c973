import {
  applyCover,
  computeLostMargin,
  estimateShortfall,
  type Firm,
  getDailyMargin,
} from '#src/lib/claim.ts';
import { ALWAYS_OPEN, getYearlyDays, type WorkWeek } from '#src/lib/work-week.ts';
import type { Table, Tables } from './files.ts';
import { lookUp } from './look-up.ts';
import type { Figure } from './schemas/figure-rows.ts';

// Computes the figures of the example firms and of their claims from content/tables/sinistres.yaml.

const file = 'tables/sinistres.yaml';

type Given = Tables<'sinistres' | 'classes'>;
type Company = Table<'sinistres'>['entreprises'][string];
type Post = Table<'sinistres'>['lignes'][string]['postes'][number];
type Rows = Record<string, Figure>;
/** Returns a figure of content/tables/chiffres.yaml in euros. */
type Amount = (id: string) => number;

const findClass = ({ ventes }: Company, { lignes }: Given['classes']) =>
  lignes.find(({ jusqua = Number.POSITIVE_INFINITY }) => ventes < jusqua * 1e6);

/**
 * Finds the average contract of the firm's turnover class, if the example firm has such a contract.
 */
const findMeanContract = (firm: Company, classes: Given['classes']) =>
  firm.moyen ? findClass(firm, classes) : undefined;

const getWeek = ({ semaine }: Company): WorkWeek =>
  semaine ? { days: semaine.jours, opens: semaine.de, closes: semaine.a } : ALWAYS_OPEN;

export const buildFirm = (company: Company): Firm => ({
  sales: company.ventes,
  margin: company.marge,
  week: getWeek(company),
});

/** Returns the id of the figure for a measure of a class. */
const measured = (id: string | undefined, measure: (typeof parts)[keyof typeof parts]) =>
  `lucy-${id}-${measure}`;
const parts = {
  prime: 'prime',
  'prime-mois': 'prime-mois',
  prix: 'prix',
  plafond: 'capacite',
  franchise: 'franchise',
} as const;

/** Computes the margin of some quarters: the longest stop, from which a firm chooses its limit. */
const quarterMargin = ({ ventes, marge }: Company, quarters: number) => ({
  insured: Math.round(((ventes * marge) / 100 / 4) * quarters),
  after: 0,
  retained: 0,
});

/** Computes a claim: its items with their sum, the payment of the contract and the rest. */
export function workClaim(id: string, { sinistres, classes }: Given, amount: Amount) {
  const { entreprise, arret, postes, limite } = lookUp(sinistres.lignes, id, file);
  const company = lookUp(sinistres.entreprises, entreprise, file);
  const contract = findMeanContract(company, classes);
  const firm = buildFirm(company);
  const { jours = 0, trimestres, reprise = 0, partis = 0, pendant = 0 } = arret ?? {};
  const stop = { days: jours, recovery: reprise, gone: partis, missedFor: pendant };
  const margin =
    trimestres === undefined
      ? computeLostMargin(firm, stop, company.attente)
      : quarterMargin(company, trimestres);
  const inEuros = ({ montant = 0, chiffre }: Post) => (chiffre ? amount(chiffre) : montant);
  const total = (posts: Post[]) => posts.reduce((sum, post) => sum + inEuros(post), 0);
  const limit =
    limite ?? (contract ? amount(measured(contract.id, 'capacite')) : Number.POSITIVE_INFINITY);
  // The deductible of a stop is in hours and already in the margin; any other one is in euros.
  const deductible = contract ? amount(measured(contract.id, 'franchise')) : 0;
  const retention = arret ? margin.retained : deductible;
  const spent = total(postes.filter(({ exclu }) => !exclu));
  const insured = margin.insured + spent;
  const excluded = margin.after + total(postes.filter(({ exclu }) => exclu));
  return {
    firm: { nom: company.nom, attente: company.attente, ...firm, day: getDailyMargin(firm) },
    stop: arret?.jours === undefined ? undefined : stop,
    margin: margin.insured,
    /** Margin that lost clients cost after the recovery. No contract of the examples pays it. */
    marginAfter: margin.after,
    /** Expenses that a contract pays. */
    spent,
    posts: postes.map((post) => ({ name: post.nom, amount: inEuros(post), figure: post.chiffre })),
    retention,
    limit,
    /** Payment when the contract also deducts the retention from the limit. */
    deducted: Math.max(0, Math.min(insured, limit) - retention),
    ...applyCover({ insured, excluded }, { retention, limit }),
  };
}

/**
 * Collects the figures of the examples that texts may use, by id. Skips an unknown figure, because
 * another rule reports it.
 */
export function exampleFigures(given: Given, chiffres: Rows): { chiffres: Rows; delais: Rows } {
  const ours = (nom: string, valeur: number, unite: Figure['unite']): Figure => ({
    nom,
    valeur,
    unite,
    nature: 'editorial',
  });
  const found: Rows = {};
  const delais: Rows = {};
  for (const [id, firm] of Object.entries(given.sinistres.entreprises)) {
    const { nom, effectif, ventes, marge, attente } = firm;
    found[`${id}-ca`] = ours(`${nom}, chiffre d’affaires`, ventes, '€');
    found[`${id}-marge`] = ours(`${nom}, marge brute`, marge, '%');
    const day = getDailyMargin(buildFirm(firm));
    found[`${id}-marge-jour`] = ours(`${nom}, marge d’un jour`, day, '€');
    found[`${id}-marge-poste`] = ours(
      `${nom}, marge d’un jour et d’un poste`,
      Math.round(day / effectif),
      '€',
    );
    delais[`${id}-jours-ouvres`] = ours(
      `${nom}, jours ouvrés d’une année`,
      getYearlyDays(buildFirm(firm).week),
      'jours',
    );
    delais[`${id}-attente`] = ours(`${nom}, franchise d’un arrêt`, attente, 'h');
    const contract = findMeanContract(firm, given.classes);
    for (const [part, measure] of Object.entries(parts)) {
      const figure = contract && chiffres[measured(contract.id, measure)];
      if (figure) found[`${id}-${part}`] = figure;
    }
  }
  for (const [id, { entreprise }] of Object.entries(given.sinistres.lignes)) {
    const amount = (figure: string) => Number(chiffres[figure]?.valeur);
    const { firm, lost, paid, left, deducted, retention, marginAfter } = workClaim(
      id,
      given,
      amount,
    );
    if (Number.isNaN(lost)) continue;
    found[`${id}-perte`] = ours(`${firm.nom}, perte de l’exemple « ${id} »`, lost, '€');
    found[`${id}-paye`] = ours(`${firm.nom}, payé par l’assureur, « ${id} »`, paid, '€');
    found[`${id}-paye-deduit`] = ours(
      `${firm.nom}, payé si la franchise se déduit de la limite, « ${id} »`,
      deducted,
      '€',
    );
    found[`${id}-franchise`] = ours(`${firm.nom}, franchise, « ${id} »`, retention, '€');
    found[`${id}-partis`] = ours(
      `${firm.nom}, marge des clients partis, « ${id} »`,
      marginAfter,
      '€',
    );
    found[`${id}-reste`] = ours(`${firm.nom}, resté à sa charge, « ${id} »`, left, '€');
    const company = lookUp(given.sinistres.entreprises, entreprise, file);
    const limit = Number(
      chiffres[measured(findClass(company, given.classes)?.id, 'capacite')]?.valeur,
    );
    if (Number.isNaN(limit)) continue;
    found[`${id}-reste-plafond`] = ours(
      `${firm.nom}, laissé par le plafond moyen, « ${id} »`,
      estimateShortfall(limit, lost),
      '€',
    );
    found[`${id}-hors-plafond`] = ours(
      `${firm.nom}, au-delà du plafond moyen, « ${id} »`,
      estimateShortfall(lost, limit),
      '€',
    );
  }
  return { chiffres: found, delais };
}
