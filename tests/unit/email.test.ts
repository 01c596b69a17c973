import { describe, expect, test } from 'vitest';
import { suggestEmail } from '#src/lib/email.ts';

const mailboxes =
  'gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr icloud.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr protonmail.com gmx.fr'.split(
    ' ',
  );

describe('suggestEmail', () => {
  test.each(mailboxes)('proposes %s when a letter is missing', (domain) => {
    expect(suggestEmail(`a.b@${domain}`)).toBeUndefined();
    expect(suggestEmail(`a.b@${domain.toUpperCase()}`)).toBeUndefined();
    const [name = '', end] = domain.split('.');
    expect(suggestEmail(`a.b@${name.slice(0, -1)}.${end}`)).toBe(`a.b@${domain}`);
  });

  test.each([
    ['marie@gmial.com', 'marie@gmail.com'],
    [' marie@gmial.com ', 'marie@gmail.com'],
    ['Marie@GMIAL.com', 'Marie@gmail.com'],
    ['marie@frree.fr', 'marie@free.fr'],
  ])('corrects %s to %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  test.each([
    ['a firm’s own domain', 'marie@atelier-marin.fr'],
    ['a short domain with two wrong letters', 'marie@fart.fr'],
    ['a domain of seven letters with two wrong letters', 'marie@fxxe.fr'],
    ['a long domain with three wrong letters', 'marie@gmxyzl.com'],
    ['no domain', 'marie@'],
    ['no name', '@gmial.com'],
    ['an address with two @ signs', 'a@gmial.com@b'],
    ['a space in the domain', 'marie@gmi al.com'],
  ])('proposes nothing for %s', (_what, typed) => expect(suggestEmail(typed)).toBeUndefined());
});
