import {
  type Bounds,
  computePremium,
  formatTurnover,
  formatYearlyPremium,
  getMonthlyPremium,
  type Measure,
} from '#src/lib/market-price.ts';
import type { Table } from './files.ts';
import type { Figure } from './schemas/figure-rows.ts';

// Reads the price study, with one entry per year: content/tables/classes.yaml.

export type Study = Table<'classes'>;
type Year = Study['exercices'][number];
export type ClassId = Study['lignes'][number]['id'];

/** Returns the newest year, which the site shows. */
export const newestYear = ({ exercices }: Study): Year =>
  exercices.reduce((newest, each) => (each.annee > newest.annee ? each : newest));

/** Returns the limits of turnover of each class. A class ends where the next one begins. */
export const formatBounds = ({ lignes }: Study): (Bounds & { id: ClassId })[] =>
  lignes.map(({ id, jusqua }, index) => {
    const [from, to] = [lignes[index - 1]?.jusqua, jusqua].map(
      (end) => end && Math.round(end * 1e6),
    );
    return { id, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });

/** Returns the measures of a class in a year, and its premium at the rate of the next year. */
export function makeMeasure({ annee, tendance, ...year }: Year, id: ClassId): Measure {
  const { taux: rate, capacite: limit, franchise: retention } = year[id];
  const nextRate = tendance?.taux[id];
  return {
    year: annee,
    rate,
    limit,
    retention,
    premium: computePremium({ rate, limit }),
    ...(tendance &&
      nextRate && {
        next: { year: tendance.annee, premium: computePremium({ rate: nextRate, limit }) },
      }),
  };
}

type Measured = [nom: string, valeur: Figure['valeur'], unite: Figure['unite'], precision?: string];

/** Creates a figure of the study for a year. */
const figureIn = (
  { annee, source }: Year,
  ...[nom, valeur, unite, precision]: Measured
): Figure => {
  const date = `${annee}-12-31`;
  return { nom, valeur, unite, nature: 'source', source, ...(precision && { precision }), date };
};

/**
 * Collects the figures that texts may use. Ids of the newest year have no year; ids of all years
 * also exist with the year at the end.
 */
export function studyFigures(study: Study): Record<string, Figure> {
  const newest = newestYear(study);
  const classes = formatBounds(study).map(({ id, from, to }) => {
    const name = `Chiffre d’affaires de la classe « ${id} » de l’étude LUCY`;
    return [
      `classe-${id}`,
      figureIn(newest, name, from && to ? [from, to] : (from ?? to ?? 0), '€'),
    ];
  });
  const years = study.exercices.flatMap((year) => listYearFigures(year, study, `-${year.annee}`));
  return Object.fromEntries([...listYearFigures(newest, study, ''), ...classes, ...years]);
}

const computed = 'calcul du site : taux × capacité';

function listYearFigures(year: Year, study: Study, end: string): [string, Figure][] {
  const { annee, primes } = year;
  const of = (...measured: Measured) => figureIn(year, ...measured);
  const total = of('Primes cyber relevées par LUCY', primes.total, 'M€', `exercice ${annee}`);
  return [
    [`lucy-exercice${end}`, of('Exercice de l’étude LUCY', annee, 'année')],
    [`lucy-primes${end}`, { ...total, source: primes.source }],
    ...formatBounds(study).flatMap(({ id, ...bounds }): [string, Figure][] => {
      const measure = makeMeasure(year, id);
      const { rate, limit, retention, premium } = measure;
      const turnover = `${formatTurnover(bounds)} de chiffre d’affaires`;
      return [
        [
          `lucy-${id}-taux${end}`,
          of(`Taux de prime, ${turnover}`, rate, '%', 'en part de la capacité'),
        ],
        [`lucy-${id}-capacite${end}`, of(`Capacité moyenne, ${turnover}`, limit, '€')],
        [`lucy-${id}-franchise${end}`, of(`Franchise moyenne, ${turnover}`, retention, '€')],
        [
          `lucy-${id}-prime${end}`,
          of(`Prime annuelle déduite, ${turnover}`, premium, '€', computed),
        ],
        [
          `lucy-${id}-prix${end}`,
          {
            ...of(`Prix annuel et tendance, ${turnover}`, premium, '€', computed),
            texte: formatYearlyPremium(measure),
          },
        ],
        [
          `lucy-${id}-prime-mois${end}`,
          of(`Prime mensuelle déduite, ${turnover}`, getMonthlyPremium(premium), '€', computed),
        ],
      ];
    }),
  ];
}
