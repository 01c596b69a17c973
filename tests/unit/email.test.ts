import { describe, expect, test } from 'vitest';
import { suggestEmail } from '#src/lib/email.ts';

describe('suggestEmail', () => {
  test.each([
    [' marie@gmial.com ', 'marie@gmail.com'],
    ['Marie@GMIAL.com', 'Marie@gmail.com'],
    ['marie@wanado.fr', 'marie@wanadoo.fr'],
  ])('corrects %s to %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  test.each([
    ['a known domain', 'marie@gmx.fr'],
    ['a known domain in capitals', 'marie@GMX.fr'],
    ['a firm’s own domain', 'marie@atelier-marin.fr'],
    ['a short domain with two wrong letters', 'marie@fart.fr'],
    ['a long domain with three wrong letters', 'marie@gmxyzl.com'],
    ['no domain', 'marie@'],
  ])('proposes nothing for %s', (_what, typed) => expect(suggestEmail(typed)).toBeUndefined());
});
