import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { agreed, requireTerminal } from '../../scripts/leads/agreement.ts';
import { awayFailure } from '../../scripts/leads/cause.ts';

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
  expect(awayFailure(code('SELF_SIGNED_CERT_IN_CHAIN'), 'ici', false).message).toContain('OUTBOX_DB_CA');
});
