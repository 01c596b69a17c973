import { formatEuros, formatFigure } from './numbers.ts';

// What firms of a class of turnover pay, measured on signed contracts, and how that reads beside
// the estimator's range.

/** In euros, averages of the class; the premium is the rate times the limit, rounded. */
export type Measure = {
  year: number;
  premium: number;
  limit: number;
  retention: number;
  /** In percent of the limit. */
  rate: number;
  /** The premium at the rate of the next year, where that is known before the limit. */
  next?: { year: number; premium: number } | undefined;
};

/** Between two turnovers, in euros: the first class has no lower end, the last no upper one. */
export type Bounds = { from?: number | undefined; to?: number | undefined };

/** A class of turnover; `isBeyond` what the estimator is for. */
export type TurnoverClass = Measure & Bounds & { id: string; isBeyond: boolean };

/** « , plutôt 2 200 € aux taux de 2025 », where they are known. */
export const trendText = ({ next }: Pick<Measure, 'next'>): string =>
  next ? `, plutôt ${formatEuros(next.premium)} aux taux de ${next.year}` : '';

/** « environ 1 530 € par an en 2024, plutôt 2 200 € aux taux de 2025 ». */
export const priceText = ({ premium, year, next }: Pick<Measure, 'premium' | 'year' | 'next'>) =>
  `environ ${formatEuros(premium)} par an en ${year}${trendText({ next })}`;

/** As it goes on after « de »: « moins de 2 M€ », « 2 à 10 M€ », « plus de 1 Md€ ». */
export function turnoverText({ from, to }: Bounds): string {
  if (from !== undefined && to !== undefined) return formatFigure([from, to], '€');
  return to === undefined ? `plus de ${formatEuros(from ?? 0)}` : `moins de ${formatEuros(to)}`;
}

/** Two figures are all that an average divided by twelve can bear. */
export const monthly = (premium: number): number => Number((premium / 12).toPrecision(2));

/**
 * The rate times the limit: an average of averages bears two figures, three where the first is a
 * one.
 */
export function premiumOf({ rate, limit }: Pick<Measure, 'rate' | 'limit'>): number {
  const product = (rate * limit) / 100;
  return Number(product.toPrecision(/^1/.test(product.toPrecision(2)) ? 3 : 2));
}

/** In one line, for a request that takes it along. */
export const measureText = ({
  premium,
  limit,
  retention,
  year,
  next,
  ...bounds
}: TurnoverClass): string =>
  `Prix moyen pour ${turnoverText(bounds)} de chiffre d’affaires\u00A0: ${priceText({ premium, year, next })}, plafond ${formatEuros(limit)}, franchise ${formatEuros(retention)} (LUCY, exercice ${year})`;
