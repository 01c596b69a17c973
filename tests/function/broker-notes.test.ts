import assert from 'node:assert/strict';
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import {
  composeReply,
  describePrice,
} from '../../supabase/functions/send-devis-email/broker-notes.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import prices from '../../supabase/functions/send-devis-email/tables.json' with { type: 'json' };
import { composeVcard } from '../../supabase/functions/send-devis-email/vcard.ts';
import { valid } from './support/valid.ts';

const number = '261121-ABCDE';
const firm = {
  ...valid,
  secteur: 'services' as const,
  effectifs: '11-50' as const,
  ca: '2M-10M' as const,
  telephone: '06 12 34 56 78',
  besoins: 'La messagerie',
};
/** With the spaces that a keyboard has. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const meaning = (over: object = {}) =>
  Object.fromEntries(
    describePrice({ ...firm, ...over }).map(({ label, value }) => [label, plain(value)]),
  );

Deno.test('price > is the measured one with its year, and the estimator’s', () => {
  assert.deepEqual(meaning(), {
    Marché: plain(prices.measured['2M-10M']),
    Estimateur:
      `${plain(prices.estimated.general['11-50'])}, repère indicatif (toutes ` +
      `activités, 11 à 50)`,
    'À demander': 'rien de ce que le formulaire demande',
  });
  assert.match(prices.measured['2M-10M'], /\(LUCY, exercice \d{4}\)$/);
});

Deno.test('price > names the missing answers that it depends on', () => {
  assert.deepEqual(meaning({ effectifs: '', ca: '', telephone: '', besoins: '' }), {
    Marché: 'dépend du chiffre d’affaires, à demander',
    Estimateur: 'dépend de l’effectif, à demander',
    'À demander': 'effectif, chiffre d’affaires annuel, téléphone, vos besoins',
  });
});

Deno.test('price > lists three classes over ten million', () => {
  const { Marché: measured = '', Estimateur: estimated } = meaning({
    ca: '10M+',
    effectifs: '250+',
    secteur: 'sante',
  });
  assert.equal(measured, plain(prices.measured['10M+']));
  assert.equal(measured.match(/^Prix moyen pour/gm)?.length, 3);
  assert.equal(
    estimated,
    plain(
      `${prices.estimated.sante['250+']}, repère indicatif (Santé, plus de 250) ; ` +
        `${prices.cautions['10M+']}`,
    ),
  );
});

Deno.test('price > exists for every answer of the form', () => {
  for (const ca of Object.keys(quoteFields.ca.options))
    assert.match(meaning({ ca })['Marché'] ?? '', /^Prix moyen pour .*LUCY/);
  for (const secteur of Object.keys(quoteFields.secteur.options))
    for (const effectifs of Object.keys(quoteFields.effectifs.options))
      assert.match(
        meaning({ secteur, effectifs })['Estimateur'] ?? '',
        /^[\d ]+ à [\d ]+ € par an, repère indicatif/,
      );
});

Deno.test('reply > repeats nothing that was typed', () => {
  const typed = 'gagnez-un-prix.test';
  const { subject, body: text } = composeReply(
    { ...firm, nom: typed, entreprise: typed, besoins: typed },
    number,
  );
  assert.ok(!`${subject}${text}`.includes(typed));
});

Deno.test('reply > takes no recipient or header from what was typed', () => {
  const odd = `a&bcc=x@y.fr?cc=z@y.fr"><script>\r\nBcc: q@y.fr`;
  const { href } = composeReply(
    { ...firm, email: "o'neil+a&b=c@d.fr", nom: odd, entreprise: odd },
    number,
  );
  const link = new URL(href);
  assert.deepEqual([...link.searchParams.keys()], ['subject', 'body']);
  assert.equal(decodeURIComponent(link.pathname), "o'neil+a&b=c@d.fr");
  const { html } = composeMail({ ...firm, nom: odd, entreprise: odd }, number, new Date());
  assert.ok(!html.includes('<script'));
});

Deno.test('card > keeps typed text in lines of its own', () => {
  const odd = composeVcard(
    {
      ...firm,
      nom: 'A\r\nTEL:1\u2028X;Y,Z\\',
      entreprise: 'B\nEND:VCARD',
      telephone: 'demander\nURL:http://x',
    },
    number,
  );
  const unfolded = odd.replaceAll('\r\n ', '').split('\r\n');
  assert.deepEqual(
    unfolded.map((line) => line.split(/[:;]/)[0]),
    ['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'EMAIL', 'TEL', 'NOTE', 'END', ''],
  );
  assert.ok(unfolded[3]?.endsWith('X\\;Y\\,Z\\\\'), unfolded[3]);
  assert.ok(!composeVcard({ ...firm, telephone: '' }, number).includes('TEL'));
});

Deno.test('card > folds its lines at 75 bytes without cutting a letter', () => {
  const nom = `${'é🥖'.repeat(30)}fin`;
  const card = composeVcard({ ...firm, nom }, number);
  for (const line of card.split('\r\n'))
    assert.ok(new TextEncoder().encode(line).length <= 75, line);
  assert.ok(!card.includes('\uFFFD'));
  assert.ok(card.replaceAll('\r\n ', '').includes(`FN:${nom}`));
});
