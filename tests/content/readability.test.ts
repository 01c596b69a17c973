import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/content/check/index.ts';
import { countWords, isPassive, readings, sentencesOf } from '#src/content/readability.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const { passages } = checkContent(inRoot('content'), '2026-11-21');

test('every page is read', () => {
  expect(readings(passages).length).toBeGreaterThanOrEqual(38);
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
    expect(countWords('L’assureur paie 45 000 € au sous-traitant.')).toBe(5);
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
