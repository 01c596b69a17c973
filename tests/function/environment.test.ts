import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  environmentSchema,
  readEnvironment,
} from '../../supabase/functions/send-devis-email/environment.ts';

const complete = {
  SMTP_HOST: 'smtp.exemple.fr',
  SMTP_PORT: '465',
  MAIL_FROM: 'a@b.fr',
  MAIL_TO: 'c@d.fr',
  SITE_ORIGINS: 'https://a.fr, https://b.fr',
  HASH_SECRET: '0123456789abcdef0123456789abcdef',
  OUTBOX_KEYS: `a:${btoa('a'.repeat(32))}`,
  OUTBOX_SECRET: 'fedcba9876543210fedcba9876543210',
  SUPABASE_DB_URL: 'postgres://platform',
};
const names = Object.keys(environmentSchema.shape).filter((name) => name !== 'SUPABASE_DB_URL');

/** Returns the error message for these settings. */
const fail = (over: Record<string, string | undefined>) => {
  try {
    readEnvironment({ ...complete, ...over });
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

Deno.test('environment > has at most 20 settings, those of .env.example', () => {
  const file = new URL('../../supabase/functions/.env.example', import.meta.url);
  const inExample = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual(inExample.toSorted(), names.toSorted());
  assert.ok(names.length <= 20, `${names.length} settings`);
});

for (const name of Object.keys(complete).filter((name) => !/PORT|DB_URL/.test(name)))
  Deno.test(`environment > names ${name} when it is missing or empty`, () => {
    for (const value of [undefined, ''])
      assert.match(fail({ [name]: value }), new RegExp(`^${name} manque : \\S.+$`));
  });

for (const [what, over, message] of [
  ['two problems', { MAIL_TO: '', HASH_SECRET: '' }, /^MAIL_TO manque.+\nHASH_SECRET manque.+$/],
  ['a short secret', { OUTBOX_SECRET: 'court' }, /^OUTBOX_SECRET est trop court/],
  ['a port that is not a number', { SMTP_PORT: 'tls' }, /^SMTP_PORT doit être un nombre entier/],
  ['a port closed at Supabase', { SMTP_PORT: '587' }, /^SMTP_PORT 587 est fermé en sortie/],
  ['a webhook without secret', { LEADS_WEBHOOK: 'https://o.fr/a' }, /vont ensemble/],
  [
    'a webhook without TLS',
    { LEADS_WEBHOOK: 'http://localhost.o.fr/a', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) },
    /^LEADS_WEBHOOK doit commencer par https:/,
  ],
  ['no database', { SUPABASE_DB_URL: '' }, /^OUTBOX_DB_URL manque/],
  ['a password as address', { OUTBOX_DB_URL: 'un mot' }, /^OUTBOX_DB_URL doit être(?!.*un mot)/],
  ['a key too short', { OUTBOX_KEYS: `a:${btoa('a')}` }, /^OUTBOX_KEYS : chaque clé s’écrit/],
  ['a key without name', { OUTBOX_KEYS: btoa('a'.repeat(32)) }, /^OUTBOX_KEYS : chaque clé/],
  [
    'two keys with the same name',
    { OUTBOX_KEYS: `${complete.OUTBOX_KEYS},${complete.OUTBOX_KEYS}` },
    /^OUTBOX_KEYS : chaque clé/,
  ],
] as const)
  Deno.test(`environment > refuses ${what}`, () => assert.match(fail(over), message));

Deno.test('environment > treats empty optional settings as missing', () => {
  const empty = names.filter((name) => !Object.hasOwn(complete, name)).map((name) => [name, '']);
  const settings = readEnvironment({ ...complete, ...Object.fromEntries(empty) });
  assert.equal(JSON.stringify(settings), JSON.stringify(readEnvironment(complete)));
});
