import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

Deno.test('.env.example names what the function asks for, and nothing else; the platform brings the rest', () => {
  const asked = new Set<string>();
  const values = new Proxy<Record<string, string>>(complete, {
    get(target, name: string) {
      asked.add(name);
      return target[name];
    },
  });
  readEnvironment(values);
  const example = readFileSync(
    new URL('../../supabase/functions/.env.example', import.meta.url),
    'utf8',
  );
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual(
    named.toSorted(),
    [...asked].filter((name) => name !== 'SUPABASE_DB_URL').toSorted(),
  );
});

for (const [name, use] of [
  ['SMTP_HOST', "le serveur d'envoi, par exemple smtp.fournisseur.fr"],
  ['MAIL_FROM', "l'adresse d'expédition"],
  ['MAIL_TO', "l'adresse du courtier qui reçoit les demandes"],
  ['SITE_ORIGINS', 'les origines du site, séparées par des virgules'],
] as const) {
  Deno.test(`without ${name}, or with nothing in it, the function does not start, and says what it is for`, () => {
    for (const value of [undefined, '']) {
      assert.throws(() => readEnvironment({ ...complete, [name]: value }), {
        message: `${name} manque : ${use}`,
      });
    }
  });
}

Deno.test('each problem is a sentence of its own', () => {
  assert.throws(
    () => readEnvironment({ ...complete, MAIL_TO: undefined, HASH_SECRET: undefined }),
    ({ message }: Error) =>
      /^MAIL_TO manque : .+\nHASH_SECRET manque : la clé des empreintes, .+$/.test(message),
  );
});

for (const name of ['HASH_SECRET', 'OUTBOX_SECRET'] as const) {
  Deno.test(`a ${name} that can be guessed is refused`, () => {
    assert.throws(
      () => readEnvironment({ ...complete, [name]: complete[name].slice(1) }),
      new RegExp(`${name} est trop court`),
    );
  });
}

Deno.test('a BOUNCES_SECRET that can be guessed is refused; none at all is a choice', () => {
  assert.throws(
    () => readEnvironment({ ...complete, BOUNCES_SECRET: 'court' }),
    /BOUNCES_SECRET est trop court/,
  );
  assert.equal(readEnvironment({ ...complete, BOUNCES_SECRET: '' }).BOUNCES_SECRET, undefined);
});

Deno.test('how many leave is a setting; an address may send a third', () => {
  assert.deepEqual(readEnvironment(complete).limits, {
    perAddress: 20,
    perNetwork: 60,
    anHour: 60,
    aDay: 300,
  });
  const { limits } = readEnvironment({ ...complete, REQUESTS_AN_HOUR: '10', REQUESTS_A_DAY: '20' });
  assert.deepEqual(limits, { perAddress: 4, perNetwork: 10, anHour: 10, aDay: 20 });
});

Deno.test('the tool and its secret go together, and its address is safe', () => {
  const secret = `whsec_${btoa('32 signs which sign nothing real')}`;
  const of = (LEADS_WEBHOOK: string, LEADS_WEBHOOK_SECRET: string) =>
    readEnvironment({ ...complete, LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET }).tool;
  assert.deepEqual(of('https://outil.test/a', secret), { url: 'https://outil.test/a', secret });
  assert.equal(of('', ''), undefined);
  assert.throws(() => of('https://outil.test/a', ''), /vont ensemble/);
  assert.throws(() => of('', secret), /vont ensemble/);
  assert.throws(() => of('http://outil.test/a', secret), /LEADS_WEBHOOK doit commencer par https:/);
  assert.throws(
    () => of('http://localhost.outil.test/a', secret),
    /LEADS_WEBHOOK doit commencer par https:/,
  );
  assert.throws(() => of('https://outil.test/a', 'un secret'), /LEADS_WEBHOOK_SECRET s’écrit/);
});

Deno.test('what may be left out may be left empty', () => {
  const empty = {
    MAIL_TO_2: '',
    ALERT_MAIL: '',
    ALERT_WEBHOOK: '',
    HEARTBEAT_URL: '',
    OUTBOX_DB_URL: '',
    OUTBOX_DB_CA: '',
  };
  const { transport, alarm, databaseUrl } = readEnvironment({
    ...complete,
    ...empty,
    SUPABASE_DB_URL: 'postgres://x',
  });
  assert.deepEqual(
    [transport.MAIL_TO_2, transport.MAIL_TO_2_AFTER, databaseUrl],
    [undefined, 3, 'postgres://x'],
  );
  assert.deepEqual(Object.values(alarm), [undefined, undefined, undefined]);
});

Deno.test('the function’s own way to the database comes before the platform’s', () => {
  const urls = { OUTBOX_DB_URL: 'postgres://own', SUPABASE_DB_URL: 'postgres://platform' };
  assert.equal(readEnvironment({ ...complete, ...urls }).databaseUrl, 'postgres://own');
  assert.equal(readEnvironment(complete).databaseUrl, undefined);
});

Deno.test('a way to the database that is no address is refused, without its password', () => {
  assert.throws(
    () => readEnvironment({ ...complete, OUTBOX_DB_URL: 'un mot de passe' }),
    ({ message }: Error) =>
      message.startsWith('OUTBOX_DB_URL doit être') && !message.includes('un mot'),
  );
});

for (const name of ['ALERT_WEBHOOK', 'HEARTBEAT_URL'] as const) {
  Deno.test(`${name} that is no address is refused`, () => {
    assert.throws(
      () => readEnvironment({ ...complete, [name]: 'exemple.fr' }),
      new RegExp(`^Error: ${name} doit commencer par https://`),
    );
  });
}

for (const name of ['MAIL_TO_2_AFTER', 'REQUESTS_AN_HOUR', 'REQUESTS_A_DAY'] as const) {
  Deno.test(`${name} is a whole number`, () => {
    for (const value of ['2.5', '0', 'vingt', '-1']) {
      const message = new RegExp(`^Error: ${name} doit être un nombre entier, par exemple \\d+$`);
      assert.throws(() => readEnvironment({ ...complete, [name]: value }), message);
    }
  });
}
