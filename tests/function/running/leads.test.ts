import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { start } from '../../../scripts/lib/children.ts';
import { bin, inRoot } from '../../../scripts/lib/paths.ts';
import { localSettings } from '../../../scripts/services/backend.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { quoteFields } from '../../../supabase/functions/_shared/quote-fields.ts';
import { numberOf } from '../support/handler.ts';
import { real, trials } from '../support/outbox.ts';
import { until } from '../support/until.ts';

const { OUTBOX_KEYS } = localSettings(0, '');
const test = trials({});
const acknowledging = trials({ ACKNOWLEDGE_FROM: 'Courtage' });

/** What the operator reads, and the exit code. */
async function leads(url: string, args: string[] = [], settings: Record<string, string> = {}) {
  const child = start(bin('node'), [inRoot('scripts/leads.ts'), ...args], {
    env: { ...process.env, NO_COLOR: '1', LEADS_DB_URL: url, OUTBOX_KEYS, ...settings },
  });
  const code = await new Promise((resolve) => child.process.on('close', resolve));
  return { code, text: child.output() };
}

const wish = (besoins: string, over: object = {}) => ({ ...valid, besoins, ...over });

test('the operator reads states, numbers, ages; what was typed only by its number', async ({
  instance,
  mail,
  database,
  url,
}) => {
  const post = async (body: object) => numberOf(await instance.post(body));
  await post(wish('remise'));
  await instance.call('canari');
  await until('two mails', () => mail.mails.length === 2);
  await until(
    'noted',
    async () =>
      (await database.sql("select from quote_outbox.requests where state = 'sent'")).length === 2,
  );
  await database.later('3 hours');
  mail.behave('refuses');
  const waiting = await post(wish('le serveur', { accord: quoteFields.rgpd.version }));
  await until('a try', async () => (await database.row(waiting))['failures'] === 1);
  const queued = await post(wish('le tour'));
  await until('another', async () => (await database.row(queued))['failures'] === 1);
  // After each try the function looks for what else is due: it would take what the next line puts
  // back.
  await instance.stop();
  await database.sql(
    `update quote_outbox.requests set left_at = null, failures = 0, cause = null where number = '${queued}'`,
  );
  await database.later('12 minutes');
  const { code, text } = await leads(url);
  assert.equal(code, 0);
  assert.equal(
    text,
    `Demandes gardées sur 127.0.0.1

  en attente       1   la plus ancienne depuis 12 min
  en échec         0
  revenues         0
  à leur tour      1   la plus ancienne depuis 12 min
  remises          1   la dernière il y a 3 h
  canari               remis, demandé il y a 3 h

Pas remises :
  ${waiting}  en attente  reçue il y a 12 min       1 échec  EENVELOPE 550
  ${queued}  à son tour  reçue il y a 12 min

Pour lire une demande : npm run leads -- --show ${waiting}
`,
  );

  const shown = await leads(url, ['--show', waiting.toLowerCase()]);
  assert.match(
    shown.text,
    new RegExp(`^Demande ${waiting}, reçue .+\n\nEntreprise : Épi & Fils\n`),
  );
  assert.match(shown.text, /^Besoins : le serveur$/m);
  assert.match(
    shown.text,
    new RegExp(`^Accord RGPD : .*\\(version ${quoteFields.rgpd.version}\\)$`, 'm'),
  );

  await database.sql(
    `update quote_outbox.requests set ciphertext = null, nonce = null, key_id = null where number = '${queued}'`,
  );
  for (const [args, settings, sentence] of [
    [['--show', queued], {}, `Le contenu de la demande ${queued} a été effacé.`],
    [['--show', '261122-ZZZZZZ'], {}, 'Aucune demande 261122-ZZZZZZ n’est gardée sur 127.0.0.1.'],
    [
      ['--show', waiting],
      { OUTBOX_KEYS: OUTBOX_KEYS.replace('local', 'other') },
      `La clé « local », qui a chiffré la demande ${waiting}, n’est pas dans OUTBOX_KEYS.`,
    ],
  ] as const) {
    assert.deepEqual(await leads(url, [...args], settings), { code: 1, text: `${sentence}\n` });
  }
});

test('nothing kept, nothing asked', async ({ url }) => {
  const { text } = await leads(url);
  assert.match(
    text,
    /^ {2}en attente {7}0\n.*\n.*\n.*\n {2}remises {10}0\n {2}canari {15}jamais demandé\n$/m,
  );
});

/** A server that ends each attempt to log in with this code, as Postgres does. */
async function refusing(code: string, test: (url: string) => Promise<void>) {
  const fields = `SFATAL\0C${code}\0Mword of the server\0\0`;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const head = Buffer.alloc(5, 'E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await test(
      `postgres://someone:secret@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    );
  } finally {
    server.close();
  }
}

real(
  'a database that is away, a wrong host, password, right or address: told by its cause, and never as the local one',
  async () => {
    const of = async (url: string, args: string[] = []) => {
      const { code, text } = await leads(url, args);
      assert.equal(code, 1);
      assert.doesNotMatch(text, /secret|npm start|^ {4}at /m);
      return text;
    };
    for (const args of [
      [],
      ['--list'],
      ['--search', 'x'],
      ['--export', 'csv'],
      ['--erase', 'x@y.test', '--yes'],
    ])
      assert.match(
        await of('postgres://a:secret@127.0.0.1:1/x', args),
        /^La base ne répond pas sur 127\.0\.0\.1 : aucune base n’écoute/,
      );
    assert.match(
      await of('postgres://a:secret@base.invalid/x'),
      /sur base\.invalid : aucun serveur ne porte ce nom/,
    );
    for (const wrong of ['https://a.fr', 'base', 'postgres://', 'postgres://a:%secret@127.0.0.1/x'])
      assert.match(await of(wrong), /^LEADS_DB_URL n’est pas l’adresse d’une base : /);
    for (const [code, cause] of [
      ['28P01', 'le nom ou le mot de passe est refusé'],
      ['3D000', 'le serveur n’a pas de base de ce nom'],
      ['53300', '53300 word of the server'],
    ] as const)
      await refusing(code, async (url) =>
        assert.equal(
          await of(url),
          `La base ne répond pas sur 127.0.0.1 : ${cause}. Vérifiez LEADS_DB_URL.\n`,
        ),
      );
  },
);

acknowledging(
  'as the operator: found by its mail, shown, erased; nothing of it is left but what the policy says',
  async ({ instance, mail, database, url }) => {
    const post = async (email: string, nom: string) =>
      numberOf(await instance.post(wish('le serveur', { email, nom })));
    const number = await post('Rene@atelier.test', 'René Dübois');
    const other = await post('lea@bureau.test', 'Léa');
    await until('sent', async () => mail.mails.length >= 3 && (await database.waiting()) === 0);
    const found = await leads(url, ['--search', 'DUBOIS']);
    assert.match(found.text, /^2 demandes ouvertes sur 127\.0\.0\.1\. 1 correspond :\n/);
    assert.ok(found.text.includes(number) && !found.text.includes(other));
    assert.match(
      (await leads(url, ['--search', 'personne'])).text,
      /^2 demandes ouvertes .+ Aucune ne correspond\.\n$/,
    );
    const otherKey = `local:${btoa('32 other signs, not those it had')}`;
    assert.match(
      (await leads(url, ['--search', 'Léa'], { OUTBOX_KEYS: otherKey })).text,
      /^0 demande ouverte .+ 2 ne s’ouvrent pas : « local » n’est pas dans OUTBOX_KEYS, ou est une autre clé\. Aucune ne correspond\./,
    );

    const silent = await leads(url, ['--erase', number]);
    assert.deepEqual(silent, {
      code: 1,
      text: 'Rien n’a été effacé : sans terminal pour répondre, ajoutez --yes.\n',
    });
    assert.ok((await database.row(number))['ciphertext']);

    const erased = await leads(url, ['--erase', 'rene@ATELIER.test', '--yes']);
    assert.match(
      erased.text,
      /Besoins : le serveur\n[\s\S]*Les réponses de la demande .+ sont effacées\. Son numéro, son état et ses heures restent jusqu’au \d\d\/\d\d\/\d{4}\. Le courtier garde/,
    );
    const left = await database.sql(
      `select to_jsonb(r) as row from quote_outbox.requests r where number like '%${number}'`,
    );
    for (const { row } of left) {
      const {
        number: _n,
        follows: _f,
        state,
        cause,
        received_at,
        queued_at,
        next_at,
        turn,
        left_at,
        sent_at,
        erased_at,
        ...others
      } = row;
      assert.ok(received_at && queued_at && next_at && turn && left_at && sent_at && erased_at);
      assert.deepEqual([state, cause], ['sent', 'effacée à la demande']);
      const more = Object.entries(others).filter(
        ([, value]) => typeof value === 'string' || Array.isArray(value),
      );
      for (const [name, value] of more) assert.deepEqual(value, [], name);
    }
    assert.ok((await database.row(other))['ciphertext'], 'no other');
    const operations = await database.sql(
      'select what, requests from quote_outbox.operations order by at',
    );
    assert.deepEqual(
      new Set(operations.map(({ what }) => what)),
      new Set(['search', 'show', 'erase']),
    );
    assert.doesNotMatch(JSON.stringify(operations), /atelier|dubois|rené/i);

    await database.later('30 days 1 minute');
    await instance.call('envois');
    assert.deepEqual(await database.row(number), {}, 'nothing at all');
    assert.deepEqual([...(await database.sql('select from quote_outbox.operations'))], []);
    for (const [args, sentence] of [
      [
        ['--erase', '261122-ZZZZZZ', '--yes'],
        'Aucune demande 261122-ZZZZZZ n’est gardée sur 127.0.0.1.',
      ],
      [
        ['--erase', 'x@y.test', '--yes'],
        '0 demande ouverte sur 127.0.0.1. Aucune ne vient de x@y.test.',
      ],
    ] as const)
      assert.deepEqual(await leads(url, [...args]), { code: 1, text: `${sentence}\n` });
  },
);

test('an export is for its owner alone, no cell of it a formula; sent once more', async ({
  instance,
  mail,
  database,
  url,
}) => {
  const odd = {
    entreprise: '=1+1',
    nom: '@SUM(A1)',
    telephone: '+33 6 12 34 56 78',
    besoins: '-1 "x"; y',
  };
  const number = await numberOf(await instance.post(wish('', odd)));
  await instance.call('canari');
  await until('sent', async () => mail.mails.length === 2 && (await database.waiting()) === 0);
  const ignored = (await Deno.readTextFile(inRoot('.gitignore'))).split('\n');
  for (const format of ['csv', 'json']) {
    const { text } = await leads(url, ['--export', format]);
    const file = /demandes-\S+\.\w+/.exec(text)?.[0] ?? '';
    try {
      assert.match(text, /noms et des adresses en clair/);
      assert.ok(ignored.includes(file.replace(/-.+\./, '-*.')), 'no commit takes it along');
      assert.equal(((await Deno.stat(file)).mode ?? 0) & 0o777, 0o600);
      const written = await Deno.readTextFile(file);
      if (format === 'json') assert.equal(JSON.parse(written)[0].entreprise, '=1+1');
      else
        for (const cell of [`"'=1+1"`, `"'@SUM(A1)"`, `"'+33 6 12 34 56 78"`, `"'-1 ""x""; y"`])
          assert.ok(written.includes(cell), cell);
    } finally {
      await Deno.remove(file);
    }
  }
  const first = (await database.row(number))['sent_at'];
  assert.match((await leads(url, ['--resend', number])).text, /repart au courtier/);
  await instance.call('envois');
  await until(
    'sent again',
    async () => mail.mails.length === 3 && (await database.waiting()) === 0,
  );
  assert.match(mail.mails[2]?.subject ?? '', /\(renvoi 1\)/);
  assert.deepEqual(
    (await database.row(number))['sent_at'],
    first,
    'its seven days do not begin anew',
  );
  for (const args of [
    ['--tout'],
    ['--yes'],
    ['--export', 'xls'],
    ['--list', '--show', number],
    ['--erase', ''],
  ])
    assert.match((await leads(url, args)).text, /^npm run leads +ce qui attend/);
});

acknowledging(
  'one person’s alone, for him; each that is kept, until when; what came back has not arrived',
  async ({ instance, mail, database, url }) => {
    const post = async (email: string) => numberOf(await instance.post(wish('', { email })));
    const number = await post('lea@bureau.test');
    const other = await post('zoe.lea@bureau.test');
    await instance.call('canari');
    await until('sent', async () => mail.mails.length === 4 && (await database.waiting()) === 0);
    const exported = (await leads(url, ['--export', 'json', '--search', 'Lea@bureau.test'])).text;
    const file = /demandes-\S+\.json/.exec(exported)?.[0] ?? '';
    try {
      const written = JSON.parse(await Deno.readTextFile(file));
      assert.deepEqual(
        written.map(({ numero, email }: Record<string, string>) => [numero, email]),
        [[number, 'lea@bureau.test']],
      );
    } finally {
      await Deno.remove(file);
    }
    assert.match(
      (await leads(url, ['--export', 'csv', '--search', 'autre@bureau.test'])).text,
      /aucun fichier n’est écrit\.\n$/,
    );

    const came = `Message-ID: <${other}@site.test>\n\nMessage-ID: <ACCUSE-${number}@site.test>`;
    assert.deepEqual(await (await instance.call('retours', came)).json(), { data: { retours: 2 } });
    const { text: found } = await leads(url, ['--search', 'bureau.test']);
    assert.match(found, new RegExp(`${number}  reçue le .+  remise le .+  lea@`));
    assert.match(found, new RegExp(`${other}  reçue le .+  pas remise  .+  zoe\\.lea@`));
    const erased = await leads(url, ['--erase', number, '--yes'], { OUTBOX_KEYS: '' });
    assert.equal(erased.code, 0, erased.text);
    assert.match(erased.text, /dont les réponses ne se lisent pas\. [\s\S]+ sont effacées\./);
    const days = (count: number) =>
      new Date(Date.now() + count * 86_400_000).toLocaleDateString('fr-FR', {
        timeZone: 'Europe/Paris',
      });
    const { text } = await leads(url, ['--list']);
    for (const [name, state, until, left] of [
      [number, 'effacée', 30, 'sans'],
      [other, 'revenue', 30, 'avec'],
      [`ACCUSE-${number}`, 'effacée', 30, 'sans'],
      ['CANARI-\\S+', 'remise', 7, 'avec'],
    ] as const)
      assert.match(
        text,
        new RegExp(
          `^  ${name} +${state} +gardée jusqu’au ${days(until)} \\d\\d:\\d\\d, ${left} ses réponses$`,
          'm',
        ),
      );
    const { text: summary } = await leads(url);
    assert.match(summary, /^ {2}revenues {9}1 /m);
    assert.match(summary, new RegExp(`^  ${other}  revenue .+ 1 retour`, 'm'));
  },
);
