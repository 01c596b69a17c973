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
  assert.equal(readEnvironment(complete).encryption, 'tls');
  assert.equal(readEnvironment({ ...complete, SMTP_PORT: '2525' }).encryption, 'starttls');
  assert.equal(readEnvironment({ ...complete, SMTP_HOST: '127.0.0.1', SMTP_PORT: '54325' }).encryption, 'none');
  assert.deepEqual(readEnvironment(complete).origins, ['https://a.fr', 'https://b.fr']);
});

for (const port of ['25', '587']) {
  Deno.test(`port ${port}, closed on the platform, is refused at start`, () => {
    assert.throws(() => readEnvironment({ ...complete, SMTP_PORT: port }), /fermé en sortie chez Supabase/);
  });
}

for (const name of ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO', 'SITE_ORIGINS', 'HASH_SECRET'] as const) {
  Deno.test(`without ${name} the function does not start, and says so`, () => {
    assert.throws(() => readEnvironment({ ...complete, [name]: undefined }), new RegExp(`${name} manque`));
  });
}

Deno.test('a port that is no number is named', () => {
  assert.throws(() => readEnvironment({ ...complete, SMTP_PORT: 'tls' }), /SMTP_PORT doit être un nombre/);
});

Deno.test('a key that can be guessed is refused', () => {
  assert.throws(() => readEnvironment({ ...complete, HASH_SECRET: 'secret' }), /HASH_SECRET est trop court/);
});
