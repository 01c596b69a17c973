import { describe, expect, test } from 'vitest';
import { type Attachment, buildJoinAddress, joinable } from '#src/lib/attachment.ts';
import { addAttachment, joinNeeds, parseAttachment } from '#src/quote/attachments.ts';

const attachment: Attachment = {
  kind: 'questionnaire',
  text: 'Préparé hier.\nÀ voir ensemble : accès.',
  again: '/outils/questionnaire',
};

describe('attachments', () => {
  test('become one line each after the visitor’s words', () => {
    const { begins } = joinable.questionnaire;
    const line = `${begins}Préparé hier. À voir ensemble : accès.`;
    expect(joinNeeds(' La caisse \n', [attachment])).toBe(`La caisse\n${line}`);
    expect(joinNeeds('', [attachment])).toBe(line);
  });

  test('replace an earlier attachment of the same kind', () => {
    const later = { ...attachment, text: 'plus tard' };
    const other = { ...attachment, kind: 'prix' as const };
    expect(addAttachment([attachment, other], later)).toEqual([other, later]);
  });
});

describe('parseAttachment', () => {
  const parse = (change: object) => {
    const address = buildJoinAddress({ ...attachment, ...change });
    return parseAttachment(new URL(address, 'https://a.fr').hash.slice(1));
  };

  test('returns the result that a tool puts into the address', () => {
    expect(parse({})).toEqual(attachment);
    expect(parseAttachment('question=une')).toBeUndefined();
  });

  test.each([
    ['an unknown kind', { kind: 'constructor' }],
    ['a foreign page', { again: 'https://ailleurs.example' }],
    ['an address without scheme', { again: '//ailleurs.example' }],
    ['no text', { text: 12 }],
    ['too long a text', { text: 'x'.repeat(1001) }],
  ])('ignores %s', (_, change) => {
    expect(parse(change)).toBeUndefined();
  });
});
