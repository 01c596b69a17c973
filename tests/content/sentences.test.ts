import { describe, expect, test } from 'vitest';
import { countWords, splitSentences } from '#src/content/check/passages.ts';

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
