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
    ['« Attention »', 'attention'],
  ])('writes « %s » in an address as %s', (text, slug) => expect(slugify(text)).toBe(slug));

  test('writes a telephone number with its country code', () => {
    expect(buildTelephoneLink('01 99 00 12 34')).toBe('tel:+33199001234');
    expect(buildTelephoneLink('01.99.00.10.17')).toBe('tel:+33199001017');
  });

  test('rounds the reading time to at least one minute', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
    expect(getReadingMinutes('')).toBe(1);
    expect(getReadingMinutes(words(344))).toBe(1);
    expect(getReadingMinutes(words(346))).toBe(2);
    expect(getReadingMinutes(`  ${words(460)}\n\n`)).toBe(2);
    // Adds spaces around the text, because they must not count as words.
    expect(getReadingMinutes(` ${words(344)} `)).toBe(1);
  });

  test('writes a name in a sentence with a small first letter', () =>
    expect(lowerFirst('Santé Plus')).toBe('santé Plus'));

  test.each([
    ['AXA', 'd’AXA'],
    ['Allianz', 'd’Allianz'],
    ['Écureuil', 'd’Écureuil'],
    ['axéa', 'd’axéa'],
    ['Hiscox', 'de Hiscox'],
    ['MMA', 'de MMA'],
  ])('elides before %s as « %s »', (name, text) => expect(elide('de', name)).toBe(text));

  test('counts the questions of a guide', () => {
    const short = { route: '/ailleurs', source: '' };
    expect(getReadingTime({ ...short, route: '/faq' })).toBeGreaterThan(getReadingTime(short));
  });
});
