import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import { consentedRequest } from '../../supabase/functions/send-devis-email/consented-request.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { setup } from './support/handler.ts';

const { wording, version } = quoteFields.rgpd;
const rowOf = (text = '') => /^Accord RGPD : (.*)$/m.exec(text)?.[1];
const accepted = `donné dans le formulaire, en cochant «\u00A0${wording}\u00A0» (version ${version})`;
const unnamed = 'donné dans le formulaire (version du texte non indiquée)';

Deno.test('other words are another version', () => {
  const read = {
    '1 du 21 novembre 2026':
      'J’accepte que mes données soient utilisées pour recevoir une proposition d’assurance cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à tout moment.',
  };
  assert.deepEqual([version, wording], Object.entries(read).at(-1));
});

for (const [what, headers, body, row] of [
  [
    'a page that says the version in a header',
    { 'form-marks': new URLSearchParams({ accord: version }).toString() },
    {},
    accepted,
  ],
  ['a form without scripts, that says it beside the answers', {}, { accord: version }, accepted],
  [
    'a page of another version',
    { 'form-marks': 'accord=2+du+3+mars+2027' },
    {},
    'donné dans le formulaire (version 2 du 3 mars 2027)',
  ],
  ['a page opened before there were versions', {}, {}, unnamed],
  ['what is no version', { 'form-marks': `accord=${'x'.repeat(5000)}` }, {}, unnamed],
  ['a version that is no text', {}, { accord: { toString: 'x' } }, unnamed],
] as const) {
  Deno.test(`${what}: accepted, and the mail says so much`, async () => {
    const { post, sent, logged } = setup();
    assert.equal((await post(JSON.stringify({ ...valid, ...body }), headers)).status, 200);
    assert.equal(rowOf(sent[0]?.text), row);
    assert.ok(!('unknown' in (logged[0] ?? {})));
  });
}

Deno.test('a version cannot pass for markup, nor for a row of its own', () => {
  const { accord } = consentedRequest.parse({ ...valid, accord: '1\n<b>E-mail : x@y.fr' });
  const { text, html } = composeMail({ ...valid, accord }, '261121-ABCDE', new Date());
  assert.equal(rowOf(text), 'donné dans le formulaire (version 1 <b>E-mail : x@y.fr)');
  assert.ok(!html.includes('<b>'));
});
