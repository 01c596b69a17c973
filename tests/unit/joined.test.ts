import { describe, expect, test } from 'vitest';
import { buildJoinAddress } from '#src/lib/joined-card.ts';
import {
  type Attachment,
  addAttachment,
  joinNeeds,
  parseAttachment,
} from '#src/quote/attachments.ts';
import { joinable } from '../../supabase/functions/_shared/joined.ts';

const card: Attachment = {
  kind: 'questionnaire',
  text: 'Préparé hier.\nÀ voir ensemble : accès.',
  again: '/outils/questionnaire',
  figures: [['', '13 réponses sur 25']],
  note: 'Préparé hier.',
};

describe('attachments', () => {
  test('become one line each after the visitor’s words', () => {
    const { begins } = joinable.questionnaire;
    expect(joinNeeds(' La caisse \n', [card])).toBe(
      `La caisse\n${begins}Préparé hier. À voir ensemble : accès.`,
    );
    expect(joinNeeds('', [card])).toBe(`${begins}Préparé hier. À voir ensemble : accès.`);
    expect(joinNeeds('La caisse', [{ ...card, isRemoved: true }])).toBe('La caisse');
  });

  test('replace an earlier one of the same kind', () => {
    const [later, other] = [
      { ...card, note: 'plus tard' },
      { ...card, kind: 'prix' as const },
    ];
    for (const before of [card, { ...card, isRemoved: true }])
      expect(addAttachment([before, other], later)).toEqual([other, later]);
  });
});

describe('parseAttachment', () => {
  const found = (each: object) =>
    parseAttachment(new URL(buildJoinAddress(each as Attachment), 'https://a.fr').hash.slice(1));

  test('returns a result as it was worked out', () => {
    expect(found({ ...card, parts: [3, 2, 1] })).toEqual({ ...card, parts: [3, 2, 1] });
    expect(parseAttachment('question=une')).toBeUndefined();
    expect(parseAttachment('joint=')).toBeUndefined();
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
  ])('ignores %s', (_, change) => {
    expect(found({ ...card, ...change })).toBeUndefined();
  });
});
