import assert from 'node:assert/strict';
import { start } from '../../../scripts/lib/children.ts';
import { bin, inRoot } from '../../../scripts/lib/paths.ts';
import { localSettings } from '../../../scripts/services/backend.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { quoteFields } from '../../../supabase/functions/_shared/quote-fields.ts';
import { numberOf } from '../support/handler.ts';
import { real, withFunction } from '../support/outbox.ts';
import { until } from '../support/until.ts';

const { OUTBOX_KEYS } = localSettings(0, '');

/** What the operator reads, and the exit code. */
async function leads(url: string, args: string[] = [], settings: Record<string, string> = {}) {
  const child = start(bin('node'), [inRoot('scripts/leads.ts'), ...args], {
    env: { ...process.env, NO_COLOR: '1', LEADS_DB_URL: url, OUTBOX_KEYS, ...settings },
  });
  const code = await new Promise((resolve) => child.process.on('close', resolve));
  return { code, text: child.output() };
}

const wish = (besoins: string, over: object = {}) => ({ ...valid, besoins, ...over });

real('the operator reads states, numbers and ages, and never what a request says but by its number', () =>
  withFunction({}, async ({ instance, mail, database, url }) => {
    const post = async (body: object) => numberOf(await instance.post(body));
    await post(wish('remise'));
    await instance.call('canari');
    await until('two mails', () => mail.mails.length === 2);
    await until('noted', async () => (await database.sql("select from quote_outbox.requests where state = 'sent'")).length === 2);
    await database.later('3 hours');
    mail.behave('refuses');
    const waiting = await post(wish('le serveur', { accord: quoteFields.rgpd.version }));
    await until('a try', async () => (await database.row(waiting))['failures'] === 1);
    const queued = await post(wish('le tour'));
    await until('another', async () => (await database.row(queued))['failures'] === 1);
    await database.sql(`update quote_outbox.requests set left_at = null, failures = 0, cause = null where number = '${queued}'`);
    await database.later('12 minutes');
    const { code, text } = await leads(url);
    assert.equal(code, 0);
    assert.equal(
      text,
      `Demandes gardées sur 127.0.0.1

  en attente       1   la plus ancienne depuis 12 min
  en échec         0
  à leur tour      1   la plus ancienne depuis 12 min
  remises          1   la dernière il y a 3 h
  canari               remis, demandé il y a 3 h

Pas encore remises :
  ${waiting}  en attente  reçue il y a 12 min       1 échec  EENVELOPE 550
  ${queued}  à son tour  reçue il y a 12 min

Pour lire une demande : npm run leads -- --show ${waiting}
`,
    );

    const shown = await leads(url, ['--show', waiting.toLowerCase()]);
    assert.match(shown.text, new RegExp(`^Demande ${waiting}, reçue .+\n\nEntreprise : Épi & Fils\n`));
    assert.match(shown.text, /^Besoins : le serveur$/m);
    assert.match(shown.text, new RegExp(`^Accord RGPD : .*\\(version ${quoteFields.rgpd.version}\\)$`, 'm'));

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
      [
        ['--tout'],
        {},
        'npm run leads montre l’état des demandes ; npm run leads -- --show 261122-AB23CD, le contenu de l’une d’elles.',
      ],
      [[], { LEADS_DB_URL: 'https://a.fr' }, 'LEADS_DB_URL doit commencer par postgres:// : copiez-la de Supabase.'],
      [
        [],
        { LEADS_DB_URL: 'postgres://127.0.0.1:1/x' },
        'La base ne répond pas sur 127.0.0.1 (ECONNREFUSED) : lancez « npm start » pour la base locale, ou donnez LEADS_DB_URL pour celle de production.',
      ],
    ] as const) {
      assert.deepEqual(await leads(url, [...args], settings), { code: 1, text: `${sentence}\n` });
    }
  }),
);

real('nothing kept, nothing asked', () =>
  withFunction({}, async ({ url }) => {
    const { text } = await leads(url);
    assert.match(text, /^ {2}en attente {7}0\n.*\n.*\n {2}remises {10}0\n {2}canari {15}jamais demandé\n$/m);
  }),
);
