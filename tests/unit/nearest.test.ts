import { describe, expect, test } from 'vitest';
import { findNearest } from '#src/lib/nearest.ts';

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
      'first a word that contains the typed word',
      'plafond',
      ['plafont', 'cyber-plafond', 'plafonds'],
      ['plafonds', 'cyber-plafond', 'plafont'],
    ],
    ['a nearer word before a longer one', 'abc', ['xxxxxabc', 'abd'], ['abd', 'xxxxxabc']],
  ])('returns %s', (_what, asked, known, found) =>
    expect(findNearest(asked, known)).toEqual(found),
  );
});
