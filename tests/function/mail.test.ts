import assert from 'node:assert/strict';
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import { createAnswers } from '../../supabase/functions/send-devis-email/answers.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { valid } from './support/valid.ts';

const at = new Date('2026-07-14T22:05:00Z');
const compose = (over: object = {}) => composeMail({ ...valid, ...over }, '260715-ABCDE', at);

Deno.test('mail > has a Message-ID of its own when it is sent once more', () => {
  const again = (resends: number) => composeMail(valid, '260715-ABCDE', at, resends);
  assert.deepEqual(again(0), compose());
  assert.deepEqual([again(0).id, again(2).id], ['260715-ABCDE', '260715-ABCDE-r2']);
  assert.equal(again(2).subject, 'Devis cyber 260715-ABCDE (renvoi 2) : Épi & Fils (Autre)');
  assert.equal(again(2).text, again(0).text);
});

Deno.test('mail > names the marks in its subject', () => {
  assert.equal(
    composeMail({ ...valid, marques: ['site_web', 'origine'] }, '260715-ABCDE', at, 1).subject,
    'Devis cyber 260715-ABCDE (renvoi 1), à vérifier (champ invisible rempli, envoyée par un ' +
      'autre site) : Épi & Fils (Autre)',
  );
  assert.equal(compose({ marques: [] }).subject, compose().subject);
});

Deno.test('mail > escapes everything typed', () => {
  const { html } = compose({ entreprise: `<script>"&'`, besoins: '<img src=x>\nfin' });
  assert.ok(!/<script|<img/.test(html));
  assert.match(html, /&lt;script&gt;&quot;&amp;&#39;/);
  assert.match(html, /&lt;img src=x&gt;<br>fin/);
});

Deno.test('mail > indents further lines of a long answer', () => {
  assert.match(compose({ besoins: 'un\nE-mail : autre@x.fr' }).text, /\n {4}E-mail : autre@x\.fr/);
});

const { wording, version } = quoteFields.rgpd;
const findConsent = (text: string) => /^Accord RGPD : (.*)$/m.exec(text)?.[1];

for (const [accord, row] of [
  [version, `donné dans le formulaire, en cochant «\u00A0${wording}\u00A0» (version ${version})`],
  ['2 du 3 mars 2027', 'donné dans le formulaire (version 2 du 3 mars 2027)'],
  [undefined, 'donné dans le formulaire (version du texte non indiquée)'],
] as const) {
  Deno.test(`mail > tells the consent of version ${accord}`, () =>
    assert.equal(findConsent(compose({ accord }).text), row));
}

Deno.test('consent > has another version when its wording changes', () => {
  const versions = {
    '1 du 21 novembre 2026':
      'J’accepte que mes données soient utilisées pour recevoir une proposition d’assurance ' +
      'cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à ' +
      'tout moment.',
  };
  assert.deepEqual([version, wording], Object.entries(versions).at(-1));
});

Deno.test('consent > has no markup and no line of its own in its version', () => {
  const { text, html } = compose(createAnswers(valid, { accord: '1\n<b>E-mail : x@y.fr' }, []));
  assert.equal(findConsent(text), 'donné dans le formulaire (version 1 <b>E-mail : x@y.fr)');
  assert.ok(!html.includes('<b>'));
});
