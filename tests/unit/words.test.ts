import { describe, expect, test } from 'vitest';
import { getReadingTime } from '#src/kinds/guide/page.tsx';
import { elide, lowerFirst } from '#src/lib/letters.ts';
import { getReadingMinutes } from '#src/lib/reading-time.ts';
import { slugify } from '#src/lib/slug.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';

describe('words', () => {
  test.each([
    ['L’arrêt, et après ?', 'larret-et-apres'],
    ["L'arrêt", 'larret'],
    ['  Le coût :  10 €, cœur et main  ', 'le-cout-10-euros-coeur-et-main'],
    ['Œuvre', 'oeuvre'],
    ['NIS 2', 'nis-2'],
  ])('writes « %s » in an address as %s', (text, slug) => expect(slugify(text)).toBe(slug));

  test('writes a telephone number with its country code', () => {
    expect(buildTelephoneLink('01.99.00.10.17')).toBe('tel:+33199001017');
  });

  test('rounds the reading time to at least one minute', () => {
    const minutes = (words: number) => getReadingMinutes(` ${'mot\n'.repeat(words)} `);
    expect([0, 344, 346].map(minutes)).toEqual([1, 1, 2]);
  });

  test('writes a name in a sentence with a small first letter', () =>
    expect(lowerFirst('Santé Plus')).toBe('santé Plus'));

  test.each([
    ['AXA', 'd’AXA'],
    ['Écureuil', 'd’Écureuil'],
    ['axéa', 'd’axéa'],
    ['Hiscox', 'de Hiscox'],
  ])('elides before %s as « %s »', (name, text) => expect(elide('de', name)).toBe(text));

  test('counts the questions of a guide', () => {
    const short = { route: '/ailleurs', source: '' };
    expect(getReadingTime({ ...short, route: '/faq' })).toBeGreaterThan(getReadingTime(short));
  });
});
