import { estimate } from '#src/lib/estimate.ts';
import { formatMeasure, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import type { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import type { Figures } from './figures.ts';
import { type Table, type Tables, tables } from './files.ts';
import { lookUp } from './look-up.ts';
import { type ClassId, formatBounds, makeMeasure, newestYear, type Study } from './study.ts';

/** Collects the prices by turnover class for the newest year of the study. */
export function collectClasses(study: Study, { chiffres }: Figures): TurnoverClass[] {
  const year = newestYear(study);
  const threshold = Number(lookUp(chiffres, study.seuil, tables.chiffres.file).valeur);
  return formatBounds(study).map(({ id, ...bounds }) => ({
    id,
    ...bounds,
    ...makeMeasure(year, id),
    isBeyond: bounds.from !== undefined && bounds.from >= threshold,
  }));
}

type AnswerTo<Field extends 'ca' | 'effectifs'> = keyof (typeof quoteFields)[Field]['options'];

export type SizeId = Table<'estimateur'>['tailles'][number]['id'];

/**
 * Classes of the study (and sizes of the estimator) for each answer of the form, which uses other
 * limits.
 */
const classesOf: Record<AnswerTo<'ca'>, ClassId[]> = {
  '0-100k': ['micro'],
  '100k-500k': ['micro'],
  '500k-2M': ['micro'],
  '2M-10M': ['petite'],
  '10M+': ['moyenne', 'eti', 'grande'],
};
const sizeOf: Record<AnswerTo<'effectifs'>, SizeId> = {
  '1': 'tpe',
  '2-10': 'tpe',
  '11-50': 'pme',
  '51-250': 'pme',
  '250+': 'eti',
};

const mapped = <Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;

/** Writes the prices for the broker's mail, by answer of the form. */
export function answersInPrices(
  { estimateur, classes: study }: Tables<'estimateur' | 'classes'>,
  figures: Figures,
) {
  const { secteurs, tailles } = estimateur;
  const classes = collectClasses(study, figures);
  const among = (ids: string[]) => classes.filter(({ id }) => ids.includes(id));
  const threshold = formatEuros(
    Number(lookUp(figures.chiffres, study.seuil, tables.chiffres.file).valeur),
  );
  return {
    measured: mapped(classesOf, (ids) => among(ids).map(formatMeasure).join('\n')),
    estimated: mapped(secteurs, (sector) =>
      mapped(sizeOf, (size) => {
        const range = estimate(sector, tailles.find(({ id }) => id === size)?.multiplicateur)?.year;
        return range ? `${formatFigure(range, '€')} par an` : 'sur devis';
      }),
    ),
    cautions: mapped(classesOf, (ids) =>
      among(ids).every(({ isBeyond }) => isBeyond)
        ? `peu fiable au-delà de ${threshold} de chiffre d’affaires`
        : '',
    ),
  };
}
