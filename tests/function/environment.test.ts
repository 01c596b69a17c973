import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  environmentSchema,
  readEnvironment,
} from '../../supabase/functions/send-devis-email/environment.ts';

const encode = (text: string) => btoa(text);
const complete = {
  SMTP_HOST: 'smtp.exemple.fr',
  SMTP_PORT: '465',
  MAIL_FROM: 'a@b.fr',
  MAIL_TO: 'c@d.fr',
  SITE_ORIGINS: 'https://a.fr, https://b.fr',
  HASH_SECRET: '0123456789abcdef0123456789abcdef',
  OUTBOX_KEYS: `a:${encode('a'.repeat(32))}`,
  OUTBOX_SECRET: 'fedcba9876543210fedcba9876543210',
  SUPABASE_DB_URL: 'postgres://platform',
};
const names = Object.keys(environmentSchema.shape).filter((name) => name !== 'SUPABASE_DB_URL');

/** The message about this setting. */
const fail = (over: Record<string, string | undefined>) => {
  try {
    readEnvironment({ ...complete, ...over });
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

Deno.test('environment > reads origins as a list', () =>
  assert.deepEqual(readEnvironment(complete).SITE_ORIGINS, ['https://a.fr', 'https://b.fr']));

Deno.test('environment > has at most 20 settings, those of .env.example', () => {
  const example = readFileSync(
    new URL('../../supabase/functions/.env.example', import.meta.url),
    'utf8',
  );
  const exampleNames = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual(exampleNames.toSorted(), names.toSorted());
  assert.ok(names.length <= 20, `${names.length} settings`);
});

for (const name of [
  'SMTP_HOST',
  'MAIL_FROM',
  'MAIL_TO',
  'SITE_ORIGINS',
  'HASH_SECRET',
  'OUTBOX_KEYS',
  'OUTBOX_SECRET',
]) {
  Deno.test(`environment > names ${name} when it is missing or empty`, () => {
    for (const value of [undefined, ''])
      assert.match(fail({ [name]: value }), new RegExp(`^${name} manque : \\S`));
  });
}

Deno.test('environment > has one sentence for each problem', () =>
  assert.match(
    fail({ MAIL_TO: undefined, HASH_SECRET: undefined }),
    /^MAIL_TO manque : .+\nHASH_SECRET manque : .+$/,
  ));

for (const [what, over, message] of [
  ['a short HASH_SECRET', { HASH_SECRET: 'court' }, /^HASH_SECRET est trop court/],
  ['a short OUTBOX_SECRET', { OUTBOX_SECRET: 'court' }, /^OUTBOX_SECRET est trop court/],
  ['a port that is no number', { SMTP_PORT: 'tls' }, /^SMTP_PORT doit être un nombre entier/],
  ['port 0', { SMTP_PORT: '0' }, /^SMTP_PORT doit être un nombre entier/],
  ['a port closed at Supabase', { SMTP_PORT: '587' }, /^SMTP_PORT 587 est fermé en sortie/],
  ['a webhook without secret', { LEADS_WEBHOOK: 'https://o.fr/a' }, /vont ensemble/],
  [
    'a webhook in clear text',
    { LEADS_WEBHOOK: 'http://localhost.o.fr/a', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) },
    /^LEADS_WEBHOOK doit commencer par https:/,
  ],
  ['a heartbeat that is no address', { HEARTBEAT_URL: 'exemple.fr' }, /^HEARTBEAT_URL doit/],
  ['an alert that is no address', { ALERT_WEBHOOK: 'exemple.fr' }, /^ALERT_WEBHOOK doit/],
  ['no database', { SUPABASE_DB_URL: '' }, /^OUTBOX_DB_URL manque/],
  ['a key too short', { OUTBOX_KEYS: `a:${encode('a')}` }, /^OUTBOX_KEYS : chaque clé s’écrit/],
  ['a key without name', { OUTBOX_KEYS: encode('a'.repeat(32)) }, /^OUTBOX_KEYS : chaque clé/],
  [
    'two keys of one name',
    { OUTBOX_KEYS: `${complete.OUTBOX_KEYS},${complete.OUTBOX_KEYS}` },
    /^OUTBOX_KEYS : chaque clé/,
  ],
] as const) {
  Deno.test(`environment > refuses ${what}`, () => assert.match(fail(over), message));
}

Deno.test('environment > does not print the password of a wrong database address', () => {
  const message = fail({ OUTBOX_DB_URL: 'un mot de passe' });
  assert.match(message, /^OUTBOX_DB_URL doit être/);
  assert.ok(!message.includes('un mot'));
});

Deno.test('environment > takes empty optional settings for missing ones', () => {
  const optional = names.filter((name) => !Object.hasOwn(complete, name));
  const read = readEnvironment({
    ...complete,
    ...Object.fromEntries(optional.map((name) => [name, ''])),
  });
  assert.equal(JSON.stringify(read), JSON.stringify(readEnvironment(complete)));
});
