import assert from 'node:assert/strict';
import { getDescription } from '../../supabase/functions/_shared/quote-fields.ts';
import { formatTelephone } from '../../supabase/functions/_shared/telephone.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { valid } from './support/valid.ts';

const numbers: [string, string, string][] = [
  ['06.12-34 56/78', '06 12 34 56 78', 'tel:+33612345678'],
  ['+33 (0)6 12 34 56 78', '06 12 34 56 78', 'tel:+33612345678'],
  ['+33(0)1.23.45.67.89', '01 23 45 67 89', 'tel:+33123456789'],
  ['+33 01 23 45 67 89', '01 23 45 67 89', 'tel:+33123456789'],
  ['(+33) 6 12 34 56 78', '06 12 34 56 78', 'tel:+33612345678'],
  ['+ 33 6 12 34 56 78', '06 12 34 56 78', 'tel:+33612345678'],
  ['0033612345678', '06 12 34 56 78', 'tel:+33612345678'],
  ['06\u00A012\u201134\u202F56-78', '06 12 34 56 78', 'tel:+33612345678'],
  ['06,12,34_56·78.', '06 12 34 56 78', 'tel:+33612345678'],
  ['+44 (0)20 7946.0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['(+44) 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['0032 470/12.34.56', '+32 470 12 34 56', 'tel:+32470123456'],
  ['+32 (0)470/12.34.56', '+32 470 12 34 56', 'tel:+32470123456'],
  ['0151 23456789', '0151 23456789', 'tel:015123456789'],
  ['123456', '123456', 'tel:123456'],
  ['123456789012345', '123456789012345', 'tel:123456789012345'],
];
for (const [typed, value, href] of numbers) {
  Deno.test(`telephone > dials « ${typed} » as ${href}`, () =>
    assert.deepEqual(formatTelephone(typed), { value, href }));
}

// The broker reads every word that comes with a number.
const withWords: [string, string][] = [
  ['01 23 45 67 89 poste 12', 'tel:+33123456789'],
  ['01 23 45 67 89 (poste 12)', 'tel:+33123456789'],
  ['poste 12 au 01 23 45 67 89', 'tel:+33123456789'],
  ['01 23 45 67 89 ou 06 12 34 56 78', 'tel:+33123456789'],
  ['01 23 45 67 89 / 06 12 34 56 78', 'tel:+33123456789'],
  ['01 23 45 67 89 06 12 34 56 78', 'tel:+33123456789'],
  ['+33 1 23 45 67 89 / +33 6 12 34 56 78', 'tel:+33123456789'],
  ['+44 20 7946 0958 ou 06 12 34 56 78', 'tel:+442079460958'],
  ['0032 470 12 34 56, le 06 12 34 56 78 sinon', 'tel:+32470123456'],
  ['Tél. : 06 12 34 56 78, après 18 h', 'tel:+33612345678'],
  ['24/24 01 23 45 67 89', 'tel:+33123456789'],
  ['le 2 ou le 3 au +33 (0)1 23 45 67 89', 'tel:+33123456789'],
];
for (const [typed, href] of withWords) {
  Deno.test(`telephone > keeps « ${typed} » and dials its first number`, () =>
    assert.deepEqual(formatTelephone(typed), { value: typed, href }));
}

const undialable = [
  '12',
  '06 12',
  '12345',
  '1234567890123456',
  'à la boutique',
  'poste 12',
  '+',
  '(0)',
  '06 12 34 56 7',
  '+33 6 12 34 56 7',
  '0033 6 12 34 56 7',
  '06 12 34 56 XX',
];
for (const typed of undialable) {
  Deno.test(`telephone > asks « ${typed} » again and dials nothing`, () => {
    assert.equal(getDescription('telephone').isDoubtful?.(typed), true);
    assert.deepEqual(formatTelephone(typed), { value: typed, href: undefined });
    const { text, html } = composeMail({ ...valid, telephone: typed }, '261121-ABCDE', new Date());
    assert.ok(text.split('\n').includes(`Téléphone : ${typed}`));
    assert.ok(!html.includes('tel:'));
  });
}

for (const typed of ['', ...[...numbers, ...withWords].map(([typed]) => typed)]) {
  Deno.test(`telephone > takes « ${typed} » at once`, () =>
    assert.equal(getDescription('telephone').isDoubtful?.(typed), false));
}
