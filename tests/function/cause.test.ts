import assert from 'node:assert/strict';
import { causeOf } from '../../supabase/functions/send-devis-email/cause.ts';
import { Unreadable } from '../../supabase/functions/send-devis-email/seal.ts';
import { Timeout } from '../../supabase/functions/send-devis-email/transport.ts';

const answers = {
  entreprise: 'Épi & Fils',
  nom: 'Zoé Martin',
  besoins: 'le serveur\nde caisse',
  rgpd: true,
};
const coded = (message: string, codes: object) => Object.assign(new Error(message), codes);

for (const [what, error, cause] of [
  ['a mail server’s silence', new Timeout(), 'silence'],
  [
    'its refusal: the codes, none of its words',
    coded('550 box of Zoé is full', { code: 'EENVELOPE', responseCode: 550 }),
    'EENVELOPE 550',
  ],
  [
    'the database’s code and message',
    coded('relation "x" does not exist', { code: '42P01' }),
    '42P01 relation … does not exist',
  ],
  [
    'a mail server that is not there',
    coded('connect to smtp.secret.fr', { code: 'ESOCKET', command: 'CONN' }),
    'ESOCKET',
  ],
  ['a lost key', new Unreadable('clé inconnue'), 'clé inconnue'],
  [
    'a mistake of ours',
    new TypeError("Cannot read properties of undefined (reading 'trim')"),
    'TypeError Cannot read properties of undefined (reading …)',
  ],
  [
    'words of the answers, in any letters',
    new Error('ÉPI, Martin; the Serveur failed'),
    'Error …, …; the … failed',
  ],
  [
    'an address and a number of nobody we know',
    new Error('sent to a.b@c.fr and +33 6 12 34 56 78, 12 times'),
    'Error sent to … and …, 12 times',
  ],
  [
    'what is quoted',
    new Error('unexpected "Jean Dupont" in « le texte »'),
    'Error unexpected … in …',
  ],
  ['what goes on and on', new Error('x'.repeat(500)), `Error ${'x'.repeat(194)}`],
  ['what is no error', 'Zoé', 'Error …'],
] as const) {
  Deno.test(`logged of ${what}`, () => assert.equal(causeOf(error, answers), cause));
}
