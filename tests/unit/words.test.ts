import { describe, expect, test } from 'vitest';
import { elide } from '#src/lib/letters.ts';
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

  test.each([
    ['AXA', 'd’AXA'],
    ['Écureuil', 'd’Écureuil'],
    ['axéa', 'd’axéa'],
    ['Hiscox', 'de Hiscox'],
  ])('elides before %s as « %s »', (name, text) => expect(elide('de', name)).toBe(text));
});
