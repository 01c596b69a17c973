import { expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { minutesOf } from '#src/kinds/guide/page.tsx';
import { elided, lowerFirst } from '#src/lib/letters.ts';
import { readingMinutes } from '#src/lib/reading-time.ts';
import { slugify } from '#src/lib/slug.ts';
import { telephoneLink } from '#src/lib/telephone.ts';

test.each([
  ['L’arrêt, et après ?', 'larret-et-apres'],
  ["L'arrêt", 'larret'],
  ['  Le coût :  10 €, cœur et main  ', 'le-cout-10-euros-coeur-et-main'],
  ['Œuvre', 'oeuvre'],
  ['NIS 2', 'nis-2'],
  ['« Attention »', 'attention'],
])('« %s » in an address is %s', (text, slug) => expect(slugify(text)).toBe(slug));

test('a number to call keeps its digits, and takes its country', () => {
  expect(telephoneLink('01 99 00 12 34')).toBe('tel:+33199001234');
  expect(telephoneLink('01.99.00.10.17')).toBe('tel:+33199001017');
});

test('reading takes a minute at least, and rounds', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(words(344))).toBe(1);
  expect(readingMinutes(words(346))).toBe(2);
  expect(readingMinutes(`  ${words(460)}\n\n`)).toBe(2);
  // The spaces around it are no words.
  expect(readingMinutes(` ${words(344)} `)).toBe(1);
});

test('a name goes on within a sentence', () => expect(lowerFirst('Santé Plus')).toBe('santé Plus'));

test.each([
  ['AXA', 'd’AXA'],
  ['Allianz', 'd’Allianz'],
  ['Écureuil', 'd’Écureuil'],
  ['axéa', 'd’axéa'],
  ['Hiscox', 'de Hiscox'],
  ['MMA', 'de MMA'],
])('before %s: « %s »', (name, text) => expect(elided('de', name)).toBe(text));

test('the minutes of a guide count its steps and its questions', () => {
  const { route, source, etapes } = find('guides', 'rgpd-entreprises');
  const ofItsText = minutesOf({ route: '/ailleurs', source });
  expect(minutesOf({ route: '/ailleurs', source, etapes })).toBeGreaterThan(ofItsText);
  expect(minutesOf({ route, source })).toBeGreaterThan(ofItsText);
});
