import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNearest, getEditDistance } from '#src/lib/nearest.ts';
import { always } from '../support/always.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/**
 * Calculates the edit distance directly by its recursive definition, to compare it with the faster
 * code.
 */
const slow = (a: string, b: string): number =>
  a === '' || b === ''
    ? a.length + b.length
    : Math.min(
        slow(a.slice(1), b) + 1,
        slow(a, b.slice(1)) + 1,
        slow(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
      );

describe('distance', () => {
  test('equals the edit distance by its definition', () => {
    always([words, words], (a, b) => getEditDistance(a, b) === slow(a, b));
  });
});

describe('findNearest', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'three similar words',
      'tarif',
      ['tarif', 'tarifs-pme', 'rarif', 'tarir'],
      ['tarif', 'tarifs-pme', 'rarif'],
    ],
    ['words with other accents and capitals', 'SANTE', ['Santé'], ['Santé']],
    ['words with two errors', 'tarif', ['pqrif', 'pqrsf'], ['pqrif']],
    [
      'more errors in a long word',
      'confidentialite',
      ['confixxxxialite', 'coxxxxxxialite'],
      ['confixxxxialite'],
    ],
    [
      'first a word that contains the typed word',
      'plafond',
      ['plafont', 'cyber-plafond', 'plafonds'],
      ['plafonds', 'cyber-plafond', 'plafont'],
    ],
    ['a nearer word before a longer one', 'abc', ['xxxxxabc', 'abd'], ['abd', 'xxxxxabc']],
    ['no longer word for two letters', 'ab', ['xxxxab'], []],
    ['equal words by the alphabet', 'mot', ['mos', 'moc', 'mob', 'moa'], ['moa', 'mob', 'moc']],
  ])('returns %s', (_what, asked, known, found) =>
    expect(findNearest(asked, known)).toEqual(found),
  );

  test('returns as many words as wanted', () =>
    expect(findNearest('mot', ['mos', 'moc'], 1)).toEqual(['moc']));
});
