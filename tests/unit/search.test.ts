import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, findExcerpt, findFirst, getMarkableWords } from '#src/lib/search.ts';
import { always, seed } from '../support/always.ts';

/**
 * Reference implementation of the search, slow but simple: removes accents, unifies spaces and uses
 * String.prototype.includes().
 */
const naive = (text: string) =>
  Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), (sign) => sign.toLowerCase())
    .join('')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ');
const reference = (text: string, wanted: string) => naive(text).includes(naive(wanted).trim());

const tricky = [
  ..."aàâäeéèêiïoôuùcçAÉÇœŒæÆßİΣ0€.*+?^$()[]{}|\\/-«»'’‘ʼ \u00A0\u202F\u2009\n\t\u0301\u0327",
  '😀',
  '\uD83D',
  'é'.normalize('NFD'),
];
const texts = fc.string({ unit: fc.constantFrom(...tricky), maxLength: 40 });
const plain = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' '), maxLength: 30 });

const disguise = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.normalize('NFD'),
  (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text: string) => text.replaceAll("'", '’').replaceAll(' ', '\u202F'),
  (text: string) => ` ${text}\u00A0`,
];
const searches = fc
  .tuple(fc.oneof(texts, plain), texts, fc.nat(), fc.nat(), fc.nat(), fc.boolean())
  .map(([text, other, from, length, mask, inside]) => {
    const start = from % (text.length + 1);
    const part = text.slice(start, start + 1 + (length % 6));
    return [
      text,
      inside ? (disguise[mask % disguise.length] ?? String)(part) : other.slice(0, 4),
    ] as const;
  });

describe('search', () => {
  test('finds the same as a naive search', () => {
    let found = 0;
    fc.assert(
      fc.property(searches, ([text, wanted]) => {
        const expected = reference(text, wanted);
        if (expected) found += 1;
        expect(contains(text, wanted)).toBe(expected);
      }),
      { numRuns: 10_000, seed },
    );
    expect(found).toBeGreaterThan(2000);
    expect(found).toBeLessThan(9500);
  });

  test('returns the first place of the words', () =>
    always([searches], ([text, wanted]) => {
      const place = findFirst(text, wanted);
      const needle = naive(wanted).trim();
      expect(place !== undefined).toBe(needle !== '' && reference(text, wanted));
      if (!place) return;
      const [from, to] = place;
      expect(naive(text.slice(from, to))).toContain(needle);
      expect(naive(text.slice(0, from))).not.toContain(needle);
      expect(to).toBeLessThanOrEqual(text.length);
    }));

  // Fails by the timeout of the runner if the search takes quadratic time, which means minutes.
  test('searches a text of a million characters', () => {
    const text = 'deux mots '.repeat(100_000);
    expect(findFirst(`${text}une rançon`, 'UNE RANCON')).toEqual([text.length, text.length + 10]);
  });

  test('finds a whole ligature by one of its letters', () => {
    expect(findFirst('un œuf', 'o')).toEqual([3, 4]);
    expect(findFirst('un œuf', 'euf')).toEqual([3, 6]);
    expect(findFirst('un œ', 'o')).toEqual([3, 4]);
  });
});

describe('excerpt', () => {
  const text = `${'avant '.repeat(30)}la Rançon payée ${'après '.repeat(30)}fin`;

  test('shows the found words with some words around them', () => {
    expect(findExcerpt(text, 'RANCON')).toEqual({
      before: `… ${'avant '.repeat(8)}la `,
      match: 'Rançon',
      after: ` payée ${'après '.repeat(8).trim()} …`,
    });
  });

  test('is a part of the text that is cut between words', () =>
    always([searches, fc.integer({ min: 0, max: 12 })], ([source, wanted], around) => {
      const found = findExcerpt(source, wanted, around);
      const first = findFirst(source, wanted);
      expect(found === undefined).toBe(first === undefined);
      if (!found || !first) return;
      const before = found.before.replace(/^… /, '');
      const after = found.after.endsWith(' …') ? found.after.slice(0, -2) : found.after;
      expect(source.slice(first[0] - before.length, first[1] + after.length)).toBe(
        before + found.match + after,
      );
      expect(found.match).toBe(source.slice(...first));
      const [from, to] = [first[0] - before.length, first[1] + after.length];
      if (found.before.startsWith('… ') && from > 0) expect(source[from - 1]).toBe(' ');
      if (after !== found.after && to < source.length) expect(source[to]).toBe(' ');
    }));
});

describe('marked words', () => {
  test.each([
    ['a', ''],
    ['É ', ''],
    ['7', ''],
    ['€', '€'],
    ['de', 'de'],
    ['œ', 'œ'],
    ['', ''],
  ])('marks for « %s » « %s »', (wanted, marked) => expect(getMarkableWords(wanted)).toBe(marked));
});
