import { describe, expect, test } from 'vitest';
import {
  formatEuros,
  formatFigure,
  formatNumber,
  formatRating,
  spellCount,
} from '#src/lib/numbers.ts';
import { readCases } from '../support/cases.ts';

type Written = [value: number, written: string];
const cases = readCases<
  Record<'nombres' | 'euros' | 'lettres', Written[]> & {
    figures: [value: number | [number, number], unit: string, written: string][];
  }
>('tests/unit/numbers.yaml');
/** Makes no-break spaces visible: replaces them by _. */
const seen = (text: string) => text.replaceAll('\u00A0', '_');

describe('numbers', () => {
  test.each(cases.nombres)('writes %d as %s', (value, written) =>
    expect(seen(formatNumber(value))).toBe(written),
  );

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
