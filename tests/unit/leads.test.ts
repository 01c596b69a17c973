import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { agreed, requireTerminal } from '../../scripts/leads/agreement.ts';
import { awayFailure } from '../../scripts/leads/cause.ts';
import { daysOf } from '../../scripts/leads/report.ts';

const typed = (text: string, isTTY = true) => Object.assign(new PassThrough().end(text), { isTTY });

test.each([
  ['oui\n', true],
  [' OUI \n', true],
  ['o\n', false],
  ['non\n', false],
  ['\n', false],
  ['', false],
])('%j is an answer to « erase ? »', async (text, expected) => {
  expect(await agreed('Effacer ?', typed(text), new PassThrough())).toBe(expected);
});

test('nobody is asked where nobody can answer', () => {
  expect(() => requireTerminal(typed('oui\n', false))).toThrow('ajoutez --yes');
  expect(() => requireTerminal(typed('oui\n'))).not.toThrow();
});

test('the local database has its own remedy, and a certificate its own cause', () => {
  const code = (name: string) => Object.assign(new Error('words'), { code: name });
  expect(awayFailure(code('ECONNREFUSED'), 'ici', true).message).toContain('« npm start »');
  expect(awayFailure(code('SELF_SIGNED_CERT_IN_CHAIN'), 'ici', false).message).toContain(
    'OUTBOX_DB_CA',
  );
});

test('of a request whose mail had the link it is told when it was taken on, or that nobody has yet; of others nothing', () => {
  const at = new Date('2031-05-12T08:30:00Z');
  const row = {
    number: '310512-AB23CD',
    received_at: at,
    kind: 'sent' as const,
    until: at,
    remind_at: null,
    taken_at: null,
  };
  expect(daysOf([row])).toMatch(/avec ses réponses$/m);
  expect(daysOf([{ ...row, remind_at: at }])).toMatch(
    /avec ses réponses, pas encore prise en charge$/m,
  );
  expect(daysOf([{ ...row, remind_at: at, taken_at: at }])).toMatch(
    /, prise en charge le 12\/05\/2031 10:30$/m,
  );
});
