import assert from 'node:assert/strict';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { start } from '../../../scripts/lib/children.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { type Running, shareRunning } from '../support/running.ts';

const test = shareRunning();
const { OUTBOX_KEYS } = getLocalSettings(0, '');

async function leads({ database }: Running, args: string[], settings = {}) {
  const child = start('node', [inRoot('scripts/leads.ts'), ...args], {
    env: { ...process.env, NO_COLOR: '1', LEADS_DB_URL: database.url, OUTBOX_KEYS, ...settings },
  });
  const code = await new Promise((resolve) => child.process.on('close', resolve));
  return { code, text: child.output() };
}

test('leads > lists states and jobs without typed text', async (running) => {
  const sent = await running.submit({ nom: 'Léa Dübois' });
  await running.settled();
  await running.sql`insert into quote.requests (number) values ('261127-AB23CD')`;
  await running.sql`insert into quote.jobs (number, kind, attempts, cause)
    values ('261127-AB23CD', 'broker', 1, 'EENVELOPE 550')`;
  const { text } = await leads(running, []);
  const [head, first, second] = text.split('\n');
  assert.equal(head, 'Demandes gardées : 2');
  assert.match(
    first ?? '',
    /^261127-AB23CD {2}en attente, .+ message au courtier \(essais : 1, EENVELOPE 550\)$/,
  );
  assert.match(second ?? '', new RegExp(`^${sent.numero}  remise, reçue le .+, remise le `));
  assert.doesNotMatch(text, /Léa|epi/);
});

test('leads > shows, finds and exports by name or address', async (running) => {
  const { numero } = await running.submit({ nom: 'Léa Dübois', email: 'Lea@bureau.test' });
  await running.submit({ email: 'zoe.lea@bureau.test' });
  await running.settled();
  assert.match((await leads(running, ['show', numero])).text, /^Contact : Léa Dübois$/m);
  for (const words of ['DUBOIS', 'lea@bureau.test']) {
    const { text } = await leads(running, ['search', words]);
    assert.match(text, new RegExp(`^${numero}  remise, .+  Léa Dübois  Lea@bureau\\.test\\n$`));
  }
  const path = `${await Deno.makeTempDir()}/a.json`;
  const { text } = await leads(running, ['export', path, 'lea@bureau.test']);
  assert.match(text, /contient les demandes trouvées \(1\)/);
  assert.equal(JSON.parse(await Deno.readTextFile(path))[0].nom, 'Léa Dübois');
  assert.equal(((await Deno.stat(path)).mode ?? 0) & 0o777, 0o600);
  assert.match((await leads(running, ['export', path])).text, /existe : choisissez/);
});

test('leads > names a request whose key is lost and finds the others', async (running) => {
  const lost = await running.submit({ nom: 'Léa Dubois' });
  const { numero } = await running.submit({ nom: 'Zoé Dubois' });
  await running.sql`update quote.requests set key_id = 'lost' where number = ${lost.numero}`;
  const { text } = await leads(running, ['search', 'dubois']);
  assert.match(
    text,
    new RegExp(`^${lost.numero} .+  la clé « lost » manque dans OUTBOX_KEYS$`, 'm'),
  );
  assert.match(text, new RegExp(`^${numero} .+  Zoé Dubois  `, 'm'));
});

test('leads > sends a request again with another Message-ID', async (running) => {
  const { numero } = await running.submit();
  await running.settled();
  await leads(running, ['resend', numero]);
  await running.schedule();
  assert.deepEqual(
    running.mail.mails.map(({ messageId, subject }) => [messageId, subject]),
    [
      [`<${numero}@site.test>`, `Devis cyber ${numero} : Épi & Fils (Autre)`],
      [`<${numero}-r1@site.test>`, `Devis cyber ${numero} (renvoi 1) : Épi & Fils (Autre)`],
    ],
  );
});

test('leads > erases the answers and the waiting jobs', async (running) => {
  running.mail.behave('refuses');
  const { numero } = await running.submit();
  assert.match((await leads(running, ['erase', numero])).text, /effacées/);
  const [row] = await running.sql`select state, ciphertext, key_hash from quote.requests`;
  assert.deepEqual({ ...row }, { state: 'expired', ciphertext: null, key_hash: null });
  assert.equal((await running.sql`select from quote.jobs`).length, 0);
  assert.deepEqual(await leads(running, ['erase', numero]), {
    code: 1,
    text: `Aucune réponse gardée sous « ${numero} » : « search » donne les numéros.\n`,
  });
});

test('leads > says what is wrong with its settings', async (running) => {
  for (const [args, settings, message] of [
    [['other'], {}, /^npm run leads /],
    [['search', 'x'], { OUTBOX_KEYS: 'x' }, /^OUTBOX_KEYS : chaque clé s’écrit .+\n$/],
    [[], { LEADS_DB_URL: 'secret' }, /^LEADS_DB_URL n’est pas l’adresse d’une base\.\n$/],
    [[], { LEADS_DB_URL: 'postgres://a:secret@127.0.0.1:1/x' }, /ECONNREFUSED.*\n.*LEADS_DB_URL/],
  ] as const) {
    const { code, text } = await leads(running, [...args], settings);
    assert.equal(code, 1);
    assert.match(text, message);
    assert.doesNotMatch(text, /secret|^ {4}at /m);
  }
});
