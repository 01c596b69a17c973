// Average prices for each class of turnover. The LUCY study measured them on signed contracts.
import { formatEuros, formatFigure } from './numbers.ts';

/**
 * Average values of a class, in euros. The premium is calculated: the rate times the limit,
 * rounded.
 */
export type Measure = {
  year: number;
  premium: number;
  limit: number;
  retention: number;
  /** Premium in percent of the limit. */
  rate: number;
  /**
   * Premium at the rate of the next year, if the study already knows this rate but not yet the
   * limit.
   */
  next?: { year: number; premium: number } | undefined;
};

/**
 * Turnover in euros at which a class begins and ends. The first class has no lower bound and the
 * last one has no upper bound.
 */
export type Bounds = { from?: number | undefined; to?: number | undefined };

/**
 * Class of firms by turnover. `isBeyond` is true if these firms are too large for the estimator.
 */
export type TurnoverClass = Measure & Bounds & { id: string; isBeyond: boolean };

/** Formats the premium at the rate of the next year: « , plutôt 2 200 € aux taux de 2025 ». */
const formatTrend = ({ next }: Pick<Measure, 'next'>): string =>
  next ? `, plutôt ${formatEuros(next.premium)} aux taux de ${next.year}` : '';

/**
 * Formats the yearly premium: « environ 1 530 € par an en 2024, plutôt 2 200 € aux taux de 2025 ».
 */
export const formatYearlyPremium = ({
  premium,
  year,
  next,
}: Pick<Measure, 'premium' | 'year' | 'next'>) =>
  `environ ${formatEuros(premium)} par an en ${year}${formatTrend({ next })}`;

/** Formats a range of turnover: « moins de 2 M€ », « 2 à 10 M€ » or « plus de 1 Md€ ». */
export function formatTurnover({ from, to }: Bounds): string {
  if (from !== undefined && to !== undefined) return formatFigure([from, to], '€');
  return to === undefined ? `plus de ${formatEuros(from ?? 0)}` : `moins de ${formatEuros(to)}`;
}

/**
 * Divides the yearly premium by twelve. Rounds to two significant digits, because the premium is an
 * average.
 */
export const getMonthlyPremium = (premium: number): number => Number((premium / 12).toPrecision(2));

/**
 * Calculates the premium. Rounds to two significant digits (three if the first digit is a 1),
 * because rate and limit are averages.
 */
export function computePremium({ rate, limit }: Pick<Measure, 'rate' | 'limit'>): number {
  const product = (rate * limit) / 100;
  return Number(product.toPrecision(/^1/.test(product.toPrecision(2)) ? 3 : 2));
}

/**
 * Formats the average price, limit and retention of a turnover class as one line of text, which the
 * visitor attaches to a quote request.
 */
export const formatMeasure = ({
  premium,
  limit,
  retention,
  year,
  next,
  ...bounds
}: TurnoverClass): string =>
  `Prix moyen pour ${formatTurnover(bounds)} de chiffre d’affaires\u00A0: ` +
  `${formatYearlyPremium({ premium, year, next })}, plafond ${formatEuros(limit)}, ` +
  `franchise ${formatEuros(retention)} (LUCY, exercice ${year})`;
