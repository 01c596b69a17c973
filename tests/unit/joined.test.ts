import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddress } from '#src/lib/join.ts';
import { cardIn, cardsIn, type KeptCard, needsWith, withCard } from '#src/quote/cards.ts';
import { joinable, withJoined, withoutJoined } from '../../supabase/functions/_shared/joined.ts';

const card: KeptCard = {
  kind: 'questionnaire',
  text: 'Préparé hier.\nÀ voir ensemble : accès.',
  again: '/outils/questionnaire',
  figures: [['', '13 réponses sur 25']],
  note: 'Préparé hier.',
};
const kinds = Object.keys(joinable) as KeptCard['kind'][];

describe('what is joined travels as lines after the visitor’s own words', () => {
  test('one line each, whatever its text; what was taken off is not sent', () => {
    const { begins } = joinable.questionnaire;
    expect(needsWith(' La caisse \n', [card])).toBe(
      `La caisse\n${begins}Préparé hier. À voir ensemble : accès.`,
    );
    expect(needsWith('', [card])).toBe(`${begins}Préparé hier. À voir ensemble : accès.`);
    expect(needsWith('La caisse', [{ ...card, isRemoved: true }])).toBe('La caisse');
  });

  test('read again, words and lines are told apart, and sent as they were', () => {
    const line = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/\s+/g, ' ').trim()}`);
    const joined = fc.array(fc.record({ kind: fc.constantFrom(...kinds), text: line }));
    fc.assert(
      fc.property(line, joined, (words, lines) => {
        const sent = withJoined(words, lines);
        expect(withoutJoined(sent)).toEqual({ words, joined: lines });
        const back = cardsIn(undefined, sent);
        expect(withJoined(back.words, back.cards)).toBe(sent);
      }),
    );
  });

  test('the later of a kind takes the place of the one before, which may have been taken off', () => {
    const [later, other] = [
      { ...card, note: 'plus tard' },
      { ...card, kind: 'prix' as const },
    ];
    for (const before of [card, { ...card, isRemoved: true }])
      expect(withCard([before, other], later)).toEqual([other, later]);
  });
});

describe('of an address', () => {
  const found = (each: object) =>
    cardIn(new URL(joinAddress(each as KeptCard), 'https://a.fr').hash.slice(1));

  test('a result comes as it was worked out', () => {
    expect(found({ ...card, parts: [3, 2, 1] })).toEqual({ ...card, parts: [3, 2, 1] });
    expect(cardIn('question=une')).toBeUndefined();
    expect(cardIn('joint=')).toBeUndefined();
  });

  test.each([
    ['an unknown kind', { kind: 'constructor' }],
    ['a foreign page', { again: 'https://ailleurs.example' }],
    ['a page that is no tool', { again: '//ailleurs.example' }],
    ['a program', { again: 'javascript:alert(1)' }],
    ['no text', { text: 12 }],
    ['too long a text', { text: 'x'.repeat(1001) }],
    ['figures that are none', { figures: ['1'] }],
    ['parts that are none', { parts: ['1'] }],
  ])('%s is passed over', (_, change) => {
    expect(found({ ...card, ...change })).toBeUndefined();
  });
});
