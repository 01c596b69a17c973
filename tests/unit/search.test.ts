import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, findExcerpt, findFirst } from '#src/lib/search.ts';
import { always } from '../support/always.ts';

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
const found = fc
  .tuple(fc.oneof(texts, plain), fc.nat(20), fc.nat(6), fc.constantFrom(...disguise))
  .map(([text, from, length, write]) => [text, write(text.slice(from, from + length))] as const);
const searches = fc.oneof(found, fc.tuple(texts, fc.string({ maxLength: 4 })));

describe('search', () => {
  test('finds the first place of the words, as a naive search does', () =>
    always([searches], ([text, wanted]) => {
      const needle = naive(wanted).trim();
      const isFound = naive(text).includes(needle);
      expect(contains(text, wanted)).toBe(isFound);
      const place = findFirst(text, wanted);
      expect(place !== undefined).toBe(needle !== '' && isFound);
      if (!place) return;
      const [from, to] = place;
      expect(naive(text.slice(from, to))).toContain(needle);
      expect(naive(text.slice(0, from))).not.toContain(needle);
      expect(to).toBeLessThanOrEqual(text.length);
    }));
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

  test('keeps the start and the end of a short text', () => {
    expect(findExcerpt('Le prix, un', 'prix')).toEqual({
      before: 'Le ',
      match: 'prix',
      after: ', un',
    });
    expect(findExcerpt(text, 'néant')).toBeUndefined();
  });
});
