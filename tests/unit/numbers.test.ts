import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatEuros,
  formatFigure,
  formatNumber,
  formatRating,
  spellCount,
} from '#src/lib/numbers.ts';
import { always } from '../support/always.ts';
import { readCases } from '../support/cases.ts';

type Written = [value: number, written: string];
const cases = readCases<
  Record<'nombres' | 'euros' | 'lettres', Written[]> & {
    figures: [value: number | [number, number], unit: string, written: string][];
  }
>('tests/unit/numbers.yaml');
/** Makes no-break spaces visible: replaces the narrow space by · and the wide space by _. */
const seen = (text: string) => text.replaceAll('\u202F', '·').replaceAll('\u00A0', '_');

describe('numbers', () => {
  test.each(cases.nombres)('writes %d as %s', (value, written) =>
    expect(seen(formatNumber(value))).toBe(written),
  );

  test('keeps all digits in groups of three', () =>
    always([fc.integer({ min: 0, max: 10 ** 12 })], (value) => {
      const [first = '', ...others] = formatNumber(value).split('\u202F');
      return (
        [first, ...others].join('') === String(value) &&
        first.length <= 3 &&
        others.every(({ length }) => length === 3)
      );
    }));

  test.each(cases.euros)('writes %d € as %s', (value, written) =>
    expect(seen(formatEuros(value))).toBe(written),
  );

  test.each(cases.lettres)('reads %d as « %s »', (count, words) =>
    expect(spellCount(count)).toBe(words),
  );

  test('writes a rating with one decimal', () => {
    expect([4, 4.5, 4.75].map(formatRating)).toEqual(['4,0', '4,5', '4,8']);
  });

  test.each(cases.figures)('writes %j in « %s » as %s', (value, unit, written) =>
    expect(seen(formatFigure(value, unit))).toBe(written),
  );
});
