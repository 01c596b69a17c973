// Tests rules for mails that the recorded mails (contract/) do not contain.
import assert from 'node:assert/strict';
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import { createAnswers } from '../../supabase/functions/send-devis-email/answers.ts';
import {
  composeReply,
  describePrice,
} from '../../supabase/functions/send-devis-email/broker-notes.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { valid } from './support/valid.ts';

const number = '260715-ABCDE';
const compose = (over: object = {}, resends = 0) =>
  composeMail({ ...valid, ...over }, number, new Date('2026-07-14T22:05:00Z'), resends);

Deno.test('mail > has another Message-ID when it is sent again', () => {
  assert.deepEqual([compose().id, compose({}, 2).id], [number, `${number}-r2`]);
  assert.equal(compose({}, 2).subject, `Devis cyber ${number} (renvoi 2) : Épi & Fils (Autre)`);
});

Deno.test('mail > names the spam marks in its subject', () =>
  assert.equal(
    compose({ marques: ['site_web', 'origine'] }).subject,
    `Devis cyber ${number}, à vérifier (champ invisible rempli, envoyée par un autre site) : ` +
      'Épi & Fils (Autre)',
  ));

Deno.test('mail > escapes all typed text', () => {
  const { html, text } = compose({
    entreprise: `<script>"&'`,
    telephone: '<b>12',
    besoins: '<img src=x>\nE-mail : autre@x.fr',
  });
  assert.ok(!/<script|<img|<b>|tel:/.test(html));
  assert.match(html, /&lt;script&gt;&quot;&amp;&#39;/);
  assert.match(text, /\n {4}E-mail : autre@x\.fr/, 'no row of its own');
});

Deno.test('mail > names the version of the consent, in one line', () => {
  const find = (accord: unknown) =>
    /^Accord RGPD : (.*)$/m.exec(compose(createAnswers(valid, { accord }, [])).text)?.[1];
  assert.equal(find('2 du 3 mars 2027'), 'donné dans le formulaire (version 2 du 3 mars 2027)');
  assert.equal(find('1\nE-mail : x@y'), 'donné dans le formulaire (version 1 E-mail : x@y)');
  assert.match(find(quoteFields.rgpd.version) ?? '', /en cochant «\sJ’accepte que mes données/);
});

Deno.test('price > exists for every answer of the form', () => {
  for (const ca of Object.keys(quoteFields.ca.options))
    for (const secteur of Object.keys(quoteFields.secteur.options))
      for (const effectifs of Object.keys(quoteFields.effectifs.options)) {
        const [market, estimate] = describePrice({ ...valid, ca, secteur, effectifs } as never);
        assert.match(market?.value ?? '', /^Prix moyen pour .*LUCY, exercice \d{4}/s);
        assert.match(estimate?.value ?? '', /^[\d\s]+à[\d\s]+€\spar an, repère indicatif/);
      }
});

Deno.test('reply > contains no typed text', () => {
  const typed = 'gagnez.test&bcc=x@y.fr\r\nBcc: q@y.fr';
  const email = "o'neil+a&b=c@d.fr";
  const reply = composeReply(
    { ...valid, email, nom: typed, entreprise: typed, besoins: typed },
    number,
  );
  assert.ok(!JSON.stringify(reply).includes('gagnez'));
  const link = new URL(reply.href);
  assert.deepEqual([...link.searchParams.keys()], ['subject', 'body']);
  assert.equal(decodeURIComponent(link.pathname), email);
});

Deno.test('vCard > keeps typed text in its lines of at most 75 bytes', () => {
  const { attachments } = compose({
    nom: `A\r\nTEL:1\u2028X;Y,Z\\${'é🥖'.repeat(30)}`,
    entreprise: 'B\nEND:VCARD',
    telephone: 'demander\nURL:http://x',
  });
  const card = attachments?.[0]?.content ?? '';
  for (const line of card.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  assert.deepEqual(
    lines.map((line) => line.split(/[:;]/)[0]),
    ['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'EMAIL', 'TEL', 'NOTE', 'END', ''],
  );
  assert.match(lines[3] ?? '', /X\\;Y\\,Z\\\\(é🥖){30}$/u);
});
