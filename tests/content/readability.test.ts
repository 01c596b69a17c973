import { describe, expect, test } from 'vitest';
import { countWords, isPassive, readings, sentencesOf } from '#src/content/readability.ts';
import { asksIn, colonsIn, doubtfulIn, hasNumber } from '#src/content/rhythm.ts';
import { prescribed } from '../prescribed.ts';
import { real } from './real.ts';

test('every page is read', () => {
  expect(readings(real.passages).length).toBeGreaterThanOrEqual(prescribed.routes.length);
});

describe('sentences', () => {
  test('end where a reader stops', () => {
    expect(
      sentencesOf('Appelez. Puis notez l’heure, art. L113-2 compris. « Déjà ? » 17Cyber répond.'),
    ).toEqual([
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
  ])('%s passive: %s', (sentence, wanted) => {
    expect(isPassive(sentence)).toBe(wanted);
  });
});

describe('what one hears by the fourth page', () => {
  test.each([
    ['Trois façons de perdre', true],
    ['Vingt et un jours ouvrés', true],
    ['Une tour de dix-sept millions', true],
    ['7. L’EDR, quand quelqu’un répond', false],
    ['NIS 2, à la date du 1er octobre 2026', false],
    ['17Cyber, jour et nuit, 24 h/24', false],
    ['Ce que dit l’article L12-10-1, et l’art. 33 du RGPD', false],
    ['La dixième question', false],
  ])('%s counts: %s', (title, wanted) => {
    expect(hasNumber(title)).toBe(wanted);
  });
  test('asks the reader to ask', () => {
    expect(
      asksIn(
        'Demandez le plafond, et demandez-le par écrit. Vous demandez un devis, vous le demandez vite.',
      ),
    ).toBe(2);
  });
  test('colons, not those of an address', () => {
    expect(colonsIn('Un fait\u00A0: voyez https://exemple.fr\u00A0: il suffit.')).toBe(2);
  });
  test('words that the trade says otherwise, each with how often', () => {
    expect(doubtfulIn(['Dehors, un trou.', 'Le trou de l’affiche ; la page s’affiche.'])).toEqual([
      ['dehors', 1],
      ['l’affiche', 1],
      ['trou', 2],
    ]);
  });
  test('a page is measured whole, what is set apart aside', () => {
    const passage = (form: 'titre' | 'intitulé' | 'paragraphe' | 'ligne', checked: string) => ({
      file: 'content/guides/un.mdx',
      line: 1,
      route: '/guides/un',
      form,
      words: checked,
      checked,
    });
    const [page] = readings([
      passage('intitulé', 'Sept offres'),
      passage('titre', 'Les \uFFFC du plan'),
      passage('ligne', 'Trois étapes'),
      passage('paragraphe', 'Demandez ceci : un prix. Puis cela. Et rien dehors.'),
    ]);
    expect(page).toMatchObject({ numberTitles: 1, asks: 1, doubtful: [['dehors', 1]] });
    expect(page?.colons).toBeCloseTo(1 / 3);
  });
});
