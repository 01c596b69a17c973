import assert from 'node:assert/strict';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';

const complete = {
  SMTP_HOST: 'smtp.exemple.fr',
  SMTP_PORT: '465',
  MAIL_FROM: 'a@b.fr',
  MAIL_TO: 'c@d.fr',
  SITE_ORIGINS: 'https://a.fr, https://b.fr',
  HASH_SECRET: '0123456789abcdef0123456789abcdef',
};

Deno.test('the port decides of the encryption', () => {
  assert.equal(readEnvironment(complete).transport.encryption, 'tls');
  assert.equal(readEnvironment({ ...complete, SMTP_PORT: '2525' }).transport.encryption, 'starttls');
  assert.equal(readEnvironment({ ...complete, SMTP_HOST: '127.0.0.1', SMTP_PORT: '54325' }).transport.encryption, 'none');
  assert.deepEqual(readEnvironment(complete).origins, ['https://a.fr', 'https://b.fr']);
});

for (const port of ['25', '587']) {
  Deno.test(`port ${port}, closed on the platform, is refused at start`, () => {
    assert.throws(() => readEnvironment({ ...complete, SMTP_PORT: port }), /fermé en sortie chez Supabase/);
  });
}

for (const host of ['127.0.0.1', 'localhost', '::1']) {
  Deno.test(`${host} is this machine: any port, no encryption but on 465`, () => {
    for (const [port, encryption] of [
      ['25', 'none'],
      ['587', 'none'],
      ['465', 'tls'],
    ]) {
      assert.equal(readEnvironment({ ...complete, SMTP_HOST: host, SMTP_PORT: port }).transport.encryption, encryption);
    }
  });
}

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

for (const port of ['tls', '0', '-1']) {
  Deno.test(`« ${port} » is no port, and is named`, () => {
    assert.throws(() => readEnvironment({ ...complete, SMTP_PORT: port }), {
      message: 'SMTP_PORT doit être un nombre, par exemple 465',
    });
  });
}

Deno.test('a key that can be guessed is refused', () => {
  assert.throws(() => readEnvironment({ ...complete, HASH_SECRET: complete.HASH_SECRET.slice(1) }), /HASH_SECRET est trop court/);
});
