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
import type { FigureRow } from './schemas/figure-rows.ts';

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
export function studyFigures(study: Study): FigureRows {
  const year = newestYear(study);
  const figures: FigureRows = {};
  const add = (id: string, figure: Omit<FigureRow, 'unite'> & Partial<FigureRow>) => {
    const origin = { source: year.source, date: `${year.annee}-12-31` };
    figures[id] = makeFigure({ unite: '€', ...origin, ...figure });
  };
  add('lucy-exercice', { nom: 'Exercice de l’étude LUCY', valeur: year.annee, unite: 'année' });
  for (const { id, ...bounds } of formatBounds(study)) {
    const { from, to } = bounds;
    const measure = makeMeasure(year, id);
    const { limit, retention, premium } = measure;
    const turnover = `${formatTurnover(bounds)} de chiffre d’affaires`;
    const precision = 'calcul du site : taux × capacité';
    add(`classe-${id}`, {
      nom: `Chiffre d’affaires de la classe « ${id} » de l’étude LUCY`,
      valeur: from && to ? [from, to] : (from ?? to ?? 0),
    });
    add(`lucy-${id}-capacite`, { nom: `Capacité moyenne, ${turnover}`, valeur: limit });
    add(`lucy-${id}-franchise`, { nom: `Franchise moyenne, ${turnover}`, valeur: retention });
    add(`lucy-${id}-prime`, {
      nom: `Prime annuelle déduite, ${turnover}`,
      valeur: premium,
      precision,
    });
    add(`lucy-${id}-prix`, {
      nom: `Prix annuel et tendance, ${turnover}`,
      valeur: premium,
      texte: formatYearlyPremium(measure),
      precision,
    });
    add(`lucy-${id}-prime-mois`, {
      nom: `Prime mensuelle déduite, ${turnover}`,
      valeur: getMonthlyPremium(premium),
      precision,
    });
  }
  return figures;
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
