import { describe, expect, test } from 'vitest';
import { countWords, hasNumber, splitSentences } from '#src/content/check/sentences.ts';

describe('splitSentences', () => {
  test('ends a sentence where a reader stops', () => {
    const text = 'Appelez. Puis notez l’heure, art. L113-2 compris. « Déjà ? » 17Cyber répond.';
    expect(splitSentences(text)).toEqual([
      'Appelez.',
      'Puis notez l’heure, art. L113-2 compris.',
      '« Déjà ? »',
      '17Cyber répond.',
    ]);
  });
});

describe('countWords', () => {
  test('counts words as they are said', () => {
    expect(countWords('L’assureur paie 45 000 € au sous-traitant.')).toBe(5);
  });
});

describe('hasNumber', () => {
  test.each([
    ['Trois façons de perdre', true],
    ['Vingt et un jours ouvrés', true],
    ['Une tour de dix-sept millions', true],
    ['7. L’EDR, quand quelqu’un répond', false],
    ['NIS 2, à la date du 1er octobre 2026', false],
    ['17Cyber, jour et nuit, 24 h/24', false],
    ['Ce que dit l’article L12-10-1, et l’art. 33 du RGPD', false],
    ['La dixième question', false],
  ])('« %s »: %s', (title, wanted) => expect(hasNumber(title)).toBe(wanted));
});
