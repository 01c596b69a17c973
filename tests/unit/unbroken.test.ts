import { describe, expect, test } from 'vitest';
import { splitUnbroken } from '#src/lib/unbroken.ts';

describe('splitUnbroken', () => {
  test('loses no character of the text', () => {
    const text = 'Au-delà de 10, paie-t-il l’e-mail ?';
    expect(splitUnbroken(text).join('')).toBe(text);
  });
});
