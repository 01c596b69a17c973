import { marketClasses, table } from '../../src/content/tables.ts';
import { estimate } from '../../src/lib/estimate.ts';
import { formatTurnover } from '../../src/lib/market-price.ts';
import { formatEuros, formatFigure } from '../../src/lib/numbers.ts';

export const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const { secteurs, tailles } = table('estimateur');
export type Sector = keyof typeof secteurs;

export const sectors = Object.keys(secteurs) as Sector[];
export const size = (wanted: string) =>
  tailles.find(({ id }) => id === wanted) as (typeof tailles)[number];

/** Returns the price range of a sector and a size in euros. */
export function getRange(sector: Sector, wanted: string) {
  const range = estimate(secteurs[sector], size(wanted).multiplicateur);
  if (!range) throw new Error(`no range for ${wanted}`);
  return range;
}

/** Format a price range as the page shows it. */
export const getMonthlyRange = (sector: Sector, wanted: string) =>
  plain(formatFigure(getRange(sector, wanted).month, '€'));
export const getYearlyRange = (sector: Sector, wanted: string) =>
  plain(formatFigure(getRange(sector, wanted).year, '€'));

export const classes = marketClasses().map(
  ({ id, premium, next, limit, retention, year, ...bounds }) => {
    const format = (euros: number) => plain(formatEuros(euros));
    const sum = format(premium);
    return {
      id,
      year,
      premium,
      turnover: plain(formatTurnover(bounds)),
      sum,
      rated: next?.premium ?? premium,
      trend: next ? format(next.premium) : 'non publié',
      paid: `environ ${sum}`,
      most: format(limit),
      own: format(retention),
    };
  },
);
export const findClass = (wanted: string) =>
  classes.find(({ id }) => id === wanted) as (typeof classes)[number];
