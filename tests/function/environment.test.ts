import assert from 'node:assert/strict';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';

const complete = {
  SMTP_HOST: 'smtp.exemple.fr',
  SMTP_PORT: '465',
  MAIL_FROM: 'a@b.fr',
  MAIL_TO: 'c@d.fr',
  SITE_ORIGINS: 'https://a.fr, https://b.fr',
  HASH_SECRET: '0123456789abcdef0123456789abcdef',
  OUTBOX_KEYS: 'a:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
  OUTBOX_SECRET: 'fedcba9876543210fedcba9876543210',
};

Deno.test('the origins are a list, spaces aside', () => {
  assert.deepEqual(readEnvironment(complete).origins, ['https://a.fr', 'https://b.fr']);
});

for (const [name, use] of [
  ['SMTP_HOST', "le serveur d'envoi, par exemple smtp.fournisseur.fr"],
  ['MAIL_FROM', "l'adresse d'expédition"],
  ['MAIL_TO', "l'adresse du courtier qui reçoit les demandes"],
  ['SITE_ORIGINS', 'les origines du site, séparées par des virgules'],
] as const) {
  Deno.test(`without ${name}, or with nothing in it, the function does not start, and says what it is for`, () => {
    for (const value of [undefined, '']) {
      assert.throws(() => readEnvironment({ ...complete, [name]: value }), { message: `${name} manque : ${use}` });
    }
  });
}

Deno.test('each problem is a sentence of its own', () => {
  assert.throws(
    () => readEnvironment({ ...complete, MAIL_TO: undefined, HASH_SECRET: undefined }),
    ({ message }: Error) => /^MAIL_TO manque : .+\nHASH_SECRET manque : la clé des empreintes, .+$/.test(message),
  );
});

Deno.test('a key that can be guessed is refused', () => {
  assert.throws(() => readEnvironment({ ...complete, HASH_SECRET: complete.HASH_SECRET.slice(1) }), /HASH_SECRET est trop court/);
});
