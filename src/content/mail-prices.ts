import { estimate } from '#src/lib/estimate.ts';
import { formatMeasure } from '#src/lib/market-price.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import type { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import type { Context } from './check/context.ts';
import type { SizeId } from './schemas/price-tables.ts';
import { type ClassId, collectClasses } from './study.ts';

/**
 * File with the prices that the broker's mail shows. The scripts write it after the content check,
 * because the deployed function cannot read content/.
 */
export const answersFile = 'supabase/functions/send-devis-email/tables.json';

type AnswerTo<Field extends 'ca' | 'effectifs'> = keyof (typeof quoteFields)[Field]['options'];

/**
 * Turnover classes of the study for each answer of the form. One answer may belong to several
 * classes, because the form uses other limits.
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

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Returns the content of the file: prices by answer of the form. */
export function answersText({ tables, figures }: Pick<Context, 'tables' | 'figures'>): string {
  const { secteurs, tailles } = tables.estimateur;
  const classes = collectClasses(tables.classes, figures);
  const threshold = figures.chiffres[tables.classes.seuil]?.texte;
  const among = (ids: string[]) => classes.filter(({ id }) => ids.includes(id));
  const answers = {
    // Time within which the broker answers, for the mail that confirms the request.
    answer: figures.delais['reponse']?.texte,
    measured: mapValues(classesOf, (ids) => among(ids).map(formatMeasure).join('\n')),
    estimated: mapValues(secteurs, (sector) =>
      mapValues(sizeOf, (size) => {
        const range = estimate(sector, tailles.find(({ id }) => id === size)?.multiplicateur)?.year;
        return range ? `${formatFigure(range, '€')} par an` : 'sur devis';
      }),
    ),
    cautions: mapValues(classesOf, (ids) =>
      among(ids).every(({ isBeyond }) => isBeyond)
        ? `peu fiable au-delà de ${threshold} de chiffre d’affaires`
        : '',
    ),
  };
  return `${JSON.stringify(answers, null, 2)}\n`;
}
