import {
  type Bounds,
  computePremium,
  formatTurnover,
  formatYearlyPremium,
  getMonthlyPremium,
  type Measure,
  type TurnoverClass,
} from '#src/lib/market-price.ts';
import { type FigureRows, type Figures, makeFigure } from './figures.ts';
import type { Table } from './files.ts';
import { lookUp } from './look-up.ts';
import type { Figure } from './schemas/figure-rows.ts';

// Reads the study of market prices in content/tables/classes.yaml, which has one entry per year.

export type Study = Table<'classes'>;
type Year = Study['exercices'][number];
export type ClassId = Study['lignes'][number]['id'];

/** Returns the most recent year of the study, because the site shows this year. */
export const newestYear = ({ exercices }: Study): Year =>
  exercices.reduce((newest, each) => (each.annee > newest.annee ? each : newest));

/**
 * Returns the turnover at which each class begins and ends. A class begins where the previous one
 * ends.
 */
const formatBounds = ({ lignes }: Study): (Bounds & { id: ClassId })[] =>
  lignes.map(({ id, jusqua }, index) => {
    const [from, to] = [lignes[index - 1]?.jusqua, jusqua].map(
      (end) => end && Math.round(end * 1e6),
    );
    return { id, from, to };
  });

/**
 * Returns the average values of a class in a year, and the premium at the rate of the next year.
 */
function makeMeasure({ annee, tendance, ...year }: Year, id: ClassId): Measure {
  const { taux: rate, capacite: limit, franchise: retention } = year[id];
  const nextRate = tendance?.taux[id];
  return {
    year: annee,
    rate,
    limit,
    retention,
    premium: computePremium({ rate, limit }),
    next:
      tendance && nextRate
        ? { year: tendance.annee, premium: computePremium({ rate: nextRate, limit }) }
        : undefined,
  };
}

/** Collects the figures of the study that texts may show, for its most recent year. */
export const studyFigures = (study: Study): FigureRows =>
  Object.fromEntries(listYearFigures(newestYear(study), study));

const describeOrigin = ({ annee, source }: Year) =>
  ({ nature: 'source', source, date: `${annee}-12-31` }) as const;

const computed = 'calcul du site : taux × capacité';

function listYearFigures(year: Year, study: Study): [string, Figure][] {
  const { annee, primes } = year;
  const figure = (
    id: string,
    nom: string,
    valeur: number,
    unite: Figure['unite'],
    more?: Partial<Figure>,
  ): [string, Figure] => [
    `lucy-${id}`,
    makeFigure({ nom, valeur, unite, ...describeOrigin(year), ...more }),
  ];
  return [
    figure('exercice', 'Exercice de l’étude LUCY', annee, 'année'),
    figure('primes', 'Primes cyber relevées par LUCY', primes.total, 'M€', {
      precision: `exercice ${annee}`,
      source: primes.source,
    }),
    ...formatBounds(study).flatMap(({ id, ...bounds }) => {
      const { from, to } = bounds;
      const measure = makeMeasure(year, id);
      const { rate, limit, retention, premium } = measure;
      const turnover = `${formatTurnover(bounds)} de chiffre d’affaires`;
      const inEuros = (part: string, name: string, value: number, more?: Partial<Figure>) =>
        figure(`${id}-${part}`, `${name}, ${turnover}`, value, '€', more);
      const limits = makeFigure({
        nom: `Chiffre d’affaires de la classe « ${id} » de l’étude LUCY`,
        valeur: from && to ? [from, to] : (from ?? to ?? 0),
        unite: '€',
        ...describeOrigin(year),
      });
      return [
        [`classe-${id}`, limits] satisfies [string, Figure],
        figure(`${id}-taux`, `Taux de prime, ${turnover}`, rate, '%', {
          precision: 'en part de la capacité',
        }),
        inEuros('capacite', 'Capacité moyenne', limit),
        inEuros('franchise', 'Franchise moyenne', retention),
        inEuros('prime', 'Prime annuelle déduite', premium, { precision: computed }),
        inEuros('prix', 'Prix annuel et tendance', premium, {
          precision: computed,
          texte: formatYearlyPremium(measure),
        }),
        inEuros('prime-mois', 'Prime mensuelle déduite', getMonthlyPremium(premium), {
          precision: computed,
        }),
      ];
    }),
  ];
}

/** Collects the prices of each turnover class for the most recent year of the study. */
export function collectClasses(study: Study, { chiffres }: Figures): TurnoverClass[] {
  const year = newestYear(study);
  const threshold = Number(lookUp(chiffres, study.seuil).valeur);
  return formatBounds(study).map(({ id, ...bounds }) => ({
    id,
    ...bounds,
    ...makeMeasure(year, id),
    isBeyond: bounds.from !== undefined && bounds.from >= threshold,
  }));
}
