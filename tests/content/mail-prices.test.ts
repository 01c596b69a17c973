import { expect, test } from 'vitest';
import { quoteFields } from '#shared/quote-fields.ts';
import { getBuildDate } from '#src/config/build-date.ts';
import { readContext } from '#src/content/check/index.ts';
import { answersText } from '#src/content/mail-prices.ts';
import { collectClasses } from '#src/content/study.ts';
import { formatMeasure } from '#src/lib/market-price.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

test('mail prices > contain a measure and an estimate for each answer of the form', () => {
  const { context } = readContext(inRoot('content'), getBuildDate());
  if (!context) throw new Error('content/ has wrong fields');
  const { tables, figures } = context;
  const { measured, estimated } = JSON.parse(answersText(context));
  const classes = collectClasses(tables.classes, figures);

  expect(Object.keys(measured)).toEqual(Object.keys(quoteFields.ca.options));
  const millions = (from: number, to: number) =>
    classes.find((each) => each.from === from * 1e6 && each.to === to * 1e6);
  expect(measured['2M-10M']).toBe(formatMeasure(millions(2, 10) as (typeof classes)[number]));
  expect(measured['10M+'].split('\n')).toHaveLength(3);

  expect(Object.keys(estimated.sante)).toEqual(Object.keys(quoteFields.effectifs.options));
  const { mensuelMin, mensuelMax } = tables.estimateur.secteurs.sante;
  const year = formatFigure([12 * mensuelMin, 12 * mensuelMax], '€');
  expect(estimated.sante['11-50']).toBe(`${year} par an`);
});
