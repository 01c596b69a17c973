// Tests rules for mails that the recorded mails (contract/) do not contain.
import assert from 'node:assert/strict';
import { quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import { describePrice } from '../../supabase/functions/send-devis-email/broker-notes.ts';
import { composeVcard } from '../../supabase/functions/send-devis-email/vcard.ts';
import { valid } from './support/valid.ts';

Deno.test('price > exists for every answer of the form', () => {
  for (const ca of Object.keys(quoteFields.ca.options))
    for (const secteur of Object.keys(quoteFields.secteur.options))
      for (const effectifs of Object.keys(quoteFields.effectifs.options)) {
        const [market, estimate] = describePrice({ ...valid, ca, secteur, effectifs } as never);
        assert.match(market?.value ?? '', /^Prix moyen pour .*LUCY, exercice \d{4}/s);
        assert.match(estimate?.value ?? '', /^[\d\s]+à[\d\s]+€\spar an, repère indicatif/);
      }
});

Deno.test('vCard > keeps typed text in its lines of at most 75 bytes', () => {
  const typed = {
    ...valid,
    nom: `A\r\nTEL:1\u2028X;Y,Z\\${'é🥖'.repeat(30)}`,
    entreprise: 'B\nEND:VCARD',
    telephone: 'demander\nURL:http://x',
  };
  const card = composeVcard(typed, '260715-ABCDE');
  for (const line of card.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  assert.deepEqual(
    lines.map((line) => line.split(/[:;]/)[0]),
    ['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'EMAIL', 'TEL', 'NOTE', 'END', ''],
  );
  assert.match(lines[3] ?? '', /X\\;Y\\,Z\\\\(é🥖){30}$/u);
});
