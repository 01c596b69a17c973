import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/content/check/index.ts';
import { bounds, isPassive, readings, sentencesOf, wordsOf } from '#src/content/readability.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const { passages } = checkContent(inRoot('content'), '2026-11-21');
const pages = readings(passages);
const ownText = readings(passages.filter(({ file }) => !file.startsWith('content/faq/')));

test('every page is read', () => {
  expect(pages.length).toBeGreaterThanOrEqual(38);
  for (const { sentences } of pages) expect(sentences).toBeGreaterThan(5);
});

describe.each(pages)('$route', ({ median, longest }) => {
  test(`half of its sentences have at most ${bounds.median} words`, () => {
    expect(median).toBeLessThanOrEqual(bounds.median);
  });
  test(`none has more than ${bounds.longest}`, () => {
    expect(longest.words, longest.sentence).toBeLessThanOrEqual(bounds.longest);
  });
});

test.each([
  ['guides', 1800],
  ['assureurs', 900],
])('%s: at least %i words of their own, without the questions', (folder, least) => {
  const long = ownText.filter(({ route }) => route.startsWith(`/${folder}/`));
  expect(long.length).toBeGreaterThanOrEqual(4);
  for (const { route, words } of long) expect(words, route).toBeGreaterThanOrEqual(least);
});

describe('sentences', () => {
  test('end where a reader stops', () => {
    expect(sentencesOf('Appelez. Puis notez l’heure, art. L113-2 compris. « Déjà ? » 17Cyber répond.')).toEqual([
      'Appelez.',
      'Puis notez l’heure, art. L113-2 compris.',
      '« Déjà ? »',
      '17Cyber répond.',
    ]);
  });
  test('count words as they are said', () => {
    expect(wordsOf('L’assureur paie 45 000 € au sous-traitant.')).toBe(5);
  });
  test.each([
    ['La rançon est payée par l’assureur.', true],
    ['Les données ont été volées.', true],
    ['L’assureur paie la rançon.', false],
    ['Le virement est parti.', false],
    ['Elle est absente.', false],
  ])('%s passive: %s', (sentence, wanted) => {
    expect(isPassive(sentence)).toBe(wanted);
  });
});
