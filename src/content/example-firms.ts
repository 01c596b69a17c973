import {
  applyCover,
  computeLostMargin,
  estimateShortfall,
  type Firm,
  getDailyMargin,
} from '#src/lib/claim.ts';
import { ALWAYS_OPEN, getYearlyDays, type WorkWeek } from '#src/lib/work-week.ts';
import { type FigureRows, type FigureValue, makeFigures } from './figures.ts';
import type { Table, Tables } from './files.ts';
import { lookUp } from './look-up.ts';

// Computes the figures of the example firms and of their claims. The data is in
// content/tables/sinistres.yaml.

type Given = Tables<'sinistres' | 'classes'>;
type Company = Table<'sinistres'>['entreprises'][string];
type Post = Table<'sinistres'>['lignes'][string]['postes'][number];
/** Returns in euros the figure of content/tables/chiffres.yaml with this id. */
type Amount = (id: string) => number;

const findClass = ({ ventes }: Company, { lignes }: Given['classes']) =>
  lignes.find(({ jusqua = Number.POSITIVE_INFINITY }) => ventes < jusqua * 1e6);

/**
 * Finds the average contract in the turnover class of an example firm. Returns undefined if the
 * example does not use this contract.
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

/** Returns the id of the figure that contains a measure of a turnover class. */
const measured = (id: string | undefined, measure: (typeof parts)[keyof typeof parts]) =>
  `lucy-${id}-${measure}`;
const parts = {
  prime: 'prime',
  'prime-mois': 'prime-mois',
  prix: 'prix',
  plafond: 'capacite',
  franchise: 'franchise',
} as const;

/**
 * Computes the margin of some quarters. This is the longest interruption that a firm should
 * consider when it chooses the limit of its contract.
 */
const quarterMargin = ({ ventes, marge }: Company, quarters: number) => ({
  insured: Math.round(((ventes * marge) / 100 / 4) * quarters),
  after: 0,
  retained: 0,
});

/**
 * Computes an example claim: the items of the loss and their sum, the part that the contract pays,
 * and the rest.
 */
export function workClaim(id: string, { sinistres, classes }: Given, amount: Amount) {
  const { entreprise, arret, postes, limite } = lookUp(sinistres.lignes, id);
  const company = lookUp(sinistres.entreprises, entreprise);
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
  // After an interruption, the deductible is the margin that the firm loses during the waiting
  // hours (`margin.retained`). For other claims, it is an amount in euros of the contract.
  const deductible = contract ? amount(measured(contract.id, 'franchise')) : 0;
  const retention = arret ? margin.retained : deductible;
  const spent = total(postes.filter(({ exclu }) => !exclu));
  const insured = margin.insured + spent;
  const excluded = margin.after + total(postes.filter(({ exclu }) => exclu));
  return {
    company,
    firm: { nom: company.nom, attente: company.attente, ...firm, day: getDailyMargin(firm) },
    stop: arret?.jours === undefined ? undefined : stop,
    margin: margin.insured,
    /**
     * Margin that is lost after the recovery, because clients stay away. No contract of the
     * examples pays it.
     */
    marginAfter: margin.after,
    /** Expenses that a contract pays. */
    spent,
    posts: postes.map((post) => ({ name: post.nom, amount: inEuros(post), figure: post.chiffre })),
    retention,
    limit,
    /** Amount that the contract pays if it deducts the retention from its limit too. */
    deducted: Math.max(0, Math.min(insured, limit) - retention),
    ...applyCover({ insured, excluded }, { retention, limit }),
  };
}

function* listFirmValues([id, company]: [string, Company]): Generator<FigureValue> {
  const { nom, ventes, marge } = company;
  const day = getDailyMargin(buildFirm(company));
  yield [`${id}-ca`, `${nom}, chiffre d’affaires`, ventes];
  yield [`${id}-marge`, `${nom}, marge brute`, marge, '%'];
  yield [`${id}-marge-jour`, `${nom}, marge d’un jour`, day];
}

function* listFirmDelays([id, company]: [string, Company]): Generator<FigureValue> {
  const { nom, attente } = company;
  const days = getYearlyDays(getWeek(company));
  yield [`${id}-jours-ouvres`, `${nom}, jours ouvrés d’une année`, days, 'jours'];
  yield [`${id}-attente`, `${nom}, franchise d’un arrêt`, attente, 'h'];
}

/**
 * Lists the figures of a claim. Skips a claim that refers to an unknown figure, because another
 * rule reports it.
 */
function* listClaimValues(id: string, given: Given, amount: Amount): Generator<FigureValue> {
  const { company, lost, paid, deducted, retention, marginAfter, left } = workClaim(
    id,
    given,
    amount,
  );
  if (Number.isNaN(lost)) return;
  const name = (what: string) => `${company.nom}, ${what}, « ${id} »`;
  yield [`${id}-perte`, name('perte de l’exemple'), lost];
  yield [`${id}-paye`, name('payé par l’assureur'), paid];
  yield [`${id}-paye-deduit`, name('payé si la franchise se déduit de la limite'), deducted];
  yield [`${id}-franchise`, name('franchise'), retention];
  yield [`${id}-partis`, name('marge des clients partis'), marginAfter];
  yield [`${id}-reste`, name('resté à sa charge'), left];
  const limit = amount(measured(findClass(company, given.classes)?.id, 'capacite'));
  if (Number.isNaN(limit)) return;
  const [below, beyond] = [estimateShortfall(limit, lost), estimateShortfall(lost, limit)];
  yield [`${id}-reste-plafond`, name('laissé par le plafond moyen'), below];
  yield [`${id}-hors-plafond`, name('au-delà du plafond moyen'), beyond];
}

/** Collects the figures of the examples that texts may show, by id. */
export function exampleFigures(given: Given, chiffres: FigureRows) {
  const { entreprises, lignes } = given.sinistres;
  const companies = Object.entries(entreprises);
  const amount = (figure: string) => Number(chiffres[figure]?.valeur);
  const contracts = companies.flatMap(([id, company]) => {
    const contract = findMeanContract(company, given.classes);
    return Object.entries(parts).flatMap(([part, measure]) => {
      const figure = contract && chiffres[measured(contract.id, measure)];
      return figure ? [[`${id}-${part}`, figure] as const] : [];
    });
  });
  const claims = Object.keys(lignes).flatMap((id) => [...listClaimValues(id, given, amount)]);
  return {
    chiffres: {
      ...makeFigures(companies.flatMap((each) => [...listFirmValues(each)])),
      ...Object.fromEntries(contracts),
      ...makeFigures(claims),
    },
    delais: makeFigures(companies.flatMap((each) => [...listFirmDelays(each)])),
  };
}
