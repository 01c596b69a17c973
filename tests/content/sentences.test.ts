import { describe, expect, test } from 'vitest';
import { countWords, splitSentences } from '#src/content/check/passages.ts';

describe('splitSentences', () => {
  test('splits at ends of sentences, not at abbreviations', () => {
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
  test('counts a number and its unit as one word', () => {
    expect(countWords('L’assureur paie 45 000 € au sous-traitant.')).toBe(5);
  });
});
