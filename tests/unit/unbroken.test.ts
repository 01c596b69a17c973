import { describe, expect, test } from 'vitest';
import { splitUnbroken } from '#src/lib/unbroken.ts';

const words = (text: string) => splitUnbroken(text).filter((_, index) => index % 2 === 1);

describe('splitUnbroken', () => {
  test.each([
    ['Le prix augmente-t-elle ?', ['augmente-t-elle']],
    ['Ai-je besoin d’un courtier, sont-ils payés ?', ['Ai-je', 'sont-ils']],
    ['Au-delà, un e-mail : art. L12-10-1.', ['Au-delà', 'e-mail', 'L12-10-1']],
    ['Un rendez-vous, un sous-traitant.', ['rendez-vous']],
    ['Rien à tenir ensemble.', []],
  ])('finds the words of « %s »', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('loses no character of the text', () => {
    const text = 'Au-delà de 10, paie-t-il l’e-mail ?';
    expect(splitUnbroken(text).join('')).toBe(text);
  });
});
