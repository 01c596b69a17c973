import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, nearest } from '#src/lib/nearest.ts';
import { always } from '../support/always.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/** The definition itself, without a table. */
const slow = (a: string, b: string): number =>
  a === '' || b === ''
    ? a.length + b.length
    : Math.min(
        slow(a.slice(1), b) + 1,
        slow(a, b.slice(1)) + 1,
        slow(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
      );

test('the distance is the one of the definition', () => {
  always([words, words], (a, b) => distance(a, b) === slow(a, b));
});

test.each<[string, string, string[], string[]]>([
  [
    'the likeliest first',
    'tarif',
    ['tarif', 'tarifs-pme', 'rarif', 'tarir'],
    ['tarif', 'tarifs-pme', 'rarif'],
  ],
  ['accents and capitals aside', 'SANTE', ['Santé'], ['Santé']],
  [
    'as many letters away as a third of the word, two at least',
    'tarif',
    ['pqrif', 'pqrsf'],
    ['pqrif'],
  ],
])('%s', (_what, asked, known, found) => expect(nearest(asked, known)).toEqual(found));

test('a word that holds the written one comes before one that looks like it', () => {
  expect(nearest('plafond', ['plafonds', 'cyber-plafond', 'plafont'])).toEqual([
    'plafonds',
    'cyber-plafond',
    'plafont',
  ]);
  expect(nearest('abc', ['abd', 'xxxxxabc'])[0]).toBe('abd');
});

test('two letters are in too many words to mean something', () => {
  expect(nearest('ab', ['xxxxab'])).toEqual([]);
  expect(nearest('abc', ['xxabc'])).toEqual(['xxabc']);
});

test('of equals, the first of the alphabet; no more than asked', () => {
  expect(nearest('mot', ['mos', 'moc', 'mob', 'moa'])).toEqual(['moa', 'mob', 'moc']);
  expect(nearest('mot', ['mos', 'moc'], 1)).toEqual(['moc']);
});

test('a long word may be further away', () => {
  expect(nearest('confidentialite', ['confixxxxialite'])).toEqual(['confixxxxialite']);
  expect(nearest('confidentialite', ['coxxxxxxialite'])).toEqual([]);
});
