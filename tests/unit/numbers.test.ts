import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatEuros,
  formatFigure,
  formatNumber,
  formatRating,
  inWords,
  ordinal,
} from '#src/lib/numbers.ts';
import { always } from '../support/always.ts';
import { casesOf } from '../support/cases.ts';

type Written = [value: number, written: string];
const cases = casesOf<
  Record<'nombres' | 'euros' | 'lettres' | 'rangs', Written[]> & {
    figures: [value: number | [number, number], unit: string, written: string][];
  }
>('tests/unit/numbers.yaml');
/** Spaces as they are read aloud: one narrow, one wide, both without a break. */
const seen = (text: string) => text.replaceAll('\u202F', '·').replaceAll('\u00A0', '_');

test.each(cases.nombres)('%d is written %s', (value, written) =>
  expect(seen(formatNumber(value))).toBe(written),
);

test('whatever the number, its digits are all there, three by three', () =>
  always([fc.integer({ min: 0, max: 10 ** 12 })], (value) => {
    const [first = '', ...others] = formatNumber(value).split('\u202F');
    return (
      [first, ...others].join('') === String(value) &&
      first.length <= 3 &&
      others.every(({ length }) => length === 3)
    );
  }));

test.each(cases.euros)('%d € is written %s', (value, written) =>
  expect(seen(formatEuros(value))).toBe(written),
);

test.each(cases.lettres)('%d reads « %s »', (count, words) => expect(inWords(count)).toBe(words));

test.each(cases.rangs)('the rank %d reads « %s »', (rank, words) =>
  expect([ordinal(rank), ordinal(rank, true)]).toContain(words),
);

test('the first is masculine or feminine', () =>
  expect([ordinal(1), ordinal(1, true)]).toEqual(['premier', 'première']));

test('a rating keeps its decimal', () => {
  expect([4, 4.5, 4.75].map(formatRating)).toEqual(['4,0', '4,5', '4,8']);
});

test.each(cases.figures)('%j in « %s » is written %s', (value, unit, written) =>
  expect(seen(formatFigure(value, unit))).toBe(written),
);
