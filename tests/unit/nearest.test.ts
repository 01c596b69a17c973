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

describe('nearest', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'the most similar word first',
      'tarif',
      ['tarif', 'tarifs-pme', 'rarif', 'tarir'],
      ['tarif', 'tarifs-pme', 'rarif'],
    ],
    ['words with other accents and capitals', 'SANTE', ['Santé'], ['Santé']],
    [
      'words with errors in a third of their letters, at least two',
      'tarif',
      ['pqrif', 'pqrsf'],
      ['pqrif'],
    ],
  ])('finds %s', (_what, asked, known, found) => expect(findNearest(asked, known)).toEqual(found));

  test('puts first a word that contains the typed word', () => {
    expect(findNearest('plafond', ['plafonds', 'cyber-plafond', 'plafont'])).toEqual([
      'plafonds',
      'cyber-plafond',
      'plafont',
    ]);
    expect(findNearest('abc', ['abd', 'xxxxxabc'])[0]).toBe('abd');
  });

  test('ignores two typed letters inside a longer word', () => {
    expect(findNearest('ab', ['xxxxab'])).toEqual([]);
    expect(findNearest('abc', ['xxabc'])).toEqual(['xxabc']);
  });

  test('sorts equal words by the alphabet', () => {
    expect(findNearest('mot', ['mos', 'moc', 'mob', 'moa'])).toEqual(['moa', 'mob', 'moc']);
    expect(findNearest('mot', ['mos', 'moc'], 1)).toEqual(['moc']);
  });

  test('accepts more errors in a long word', () => {
    expect(findNearest('confidentialite', ['confixxxxialite'])).toEqual(['confixxxxialite']);
    expect(findNearest('confidentialite', ['coxxxxxxialite'])).toEqual([]);
  });
});
