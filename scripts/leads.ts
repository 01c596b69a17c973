import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { fieldNames } from '../supabase/functions/_shared/quote-fields.ts';
import { type Answers, parseAnswers } from '../supabase/functions/send-devis-email/answers.ts';
import { decrypt, type Encrypted } from '../supabase/functions/send-devis-email/crypto.ts';
import { encryptionKeys } from '../supabase/functions/send-devis-email/environment.ts';
import { composeSection } from '../supabase/functions/send-devis-email/mail.ts';
import { getTls } from '../supabase/functions/send-devis-email/store.ts';
import { getLocalSettings } from './dev/backend.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { ports } from './lib/ports.ts';

// npm run leads: stored requests of `npm start` or, with LEADS_DB_URL, of production. Without a
// command it shows numbers, states and times only.
const usage = `npm run leads                                    ce qui est gardé, ce qui attend
npm run leads -- show 261122-AB23CD              le contenu d’une demande
npm run leads -- search zoe@exemple.fr           celles d’une adresse, d’un nom, d’une entreprise
npm run leads -- export demandes.csv [adresse]   toutes, ou celles d’une adresse, en .csv ou .json
npm run leads -- resend 261122-AB23CD            la renvoyer au courtier
npm run leads -- erase 261122-AB23CD             en effacer les réponses`;

type Row = { number: string; state: string; received_at: Date; sent_at: Date | null } & {
  erased_at?: Date | null;
  jobs?: string;
  answers?: Answers;
} & (Encrypted | { key_id: string; ciphertext: null });

const local = `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`;
const { LEADS_DB_URL: url = local } = process.env;
const file = inRoot('supabase/functions/.env');
const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const settings = { ...(url === local ? getLocalSettings(0, local) : stored), ...process.env };

const states: Record<string, string> = {
  waiting: 'en attente',
  sent: 'remise',
  withdrawn: 'retirée',
  expired: 'effacée sans être remise',
};
const inParis = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const formatDate = (date: Date) => date.toLocaleString('fr-FR', inParis);
const createMissing = (number: string) =>
  new Failure(`Les réponses de ${number} ne sont pas gardées.`);

function formatRow({ number, state, received_at, sent_at, erased_at, jobs, answers }: Row): string {
  const sent = sent_at ? `, remise le ${formatDate(sent_at)}` : '';
  const erased = erased_at ? `, réponses effacées le ${formatDate(erased_at)}` : '';
  const person = answers ? [answers.entreprise, answers.nom, answers.email] : [];
  const times = `${states[state]}  reçue le ${formatDate(received_at)}${sent}${erased}`;
  return [number, times, ...person, jobs && `à envoyer : ${jobs}`].filter(Boolean).join('  ');
}

function decryptRow(row: Row | undefined, number: string) {
  if (!row?.ciphertext) throw createMissing(number);
  const keys = encryptionKeys.parse(settings.OUTBOX_KEYS);
  return { ...row, answers: parseAnswers(decrypt(keys, row, number)) };
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches a whole address, or a part of a name or a company; no words match all. */
async function search(sql: postgres.Sql, words: string) {
  const rows = await sql<Row[]>`select * from quote.requests
    where ciphertext is not null and number ~ '^[0-9]' order by received_at`;
  return rows
    .map((row) => decryptRow(row, row.number))
    .filter(({ answers: { email, nom, entreprise } }) =>
      words.includes('@')
        ? simplify(email) === simplify(words)
        : simplify(`${nom}\n${entreprise}`).includes(simplify(words)),
    );
}

/** The apostrophe prevents formula injection in spreadsheets. */
const formatCell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function formatTable(rows: Awaited<ReturnType<typeof search>>, path: string): string {
  const records = rows.map(({ number, state, received_at, sent_at, answers }) => ({
    numero: number,
    etat: states[state] ?? '',
    recue: received_at.toISOString(),
    remise: sent_at?.toISOString() ?? '',
    ...Object.fromEntries(fieldNames.map((name) => [name, String(answers[name])])),
    accord: answers.accord ?? '',
  }));
  if (path.endsWith('.json')) return `${JSON.stringify(records, null, 2)}\n`;
  const lines = [Object.keys(records[0] ?? {}), ...records.map((row) => Object.values(row))];
  // French spreadsheets expect a byte-order mark and semicolons.
  return `\uFEFF${lines.map((line) => line.map(formatCell).join(';')).join('\r\n')}\r\n`;
}

type Command = (sql: postgres.Sql, target: string, words: string) => Promise<string>;
const commands: Record<string, Command> = {
  list: async (sql) => {
    const rows = await sql<Row[]>`
      select r.number, r.state, r.received_at, r.sent_at, r.erased_at,
        string_agg(
          j.kind || ' (' || j.attempts || coalesce(' essais, ' || j.cause, '') || ')', ', '
        ) as jobs
      from quote.requests r left join quote.jobs j using (number)
      group by r.number order by count(j.kind) desc, r.received_at desc`;
    return [`Demandes gardées : ${rows.length}`, ...rows.map(formatRow)].join('\n');
  },
  show: async (sql, number) => {
    const [row] = await sql<Row[]>`select * from quote.requests where number = ${number}`;
    const { answers, received_at } = decryptRow(row, number);
    return composeSection(answers, number, received_at).text;
  },
  search: async (sql, words) =>
    (await search(sql, words)).map(formatRow).join('\n') || 'Aucune demande.',
  export: async (sql, path, words) => {
    const rows = await search(sql, words);
    await writeFile(path, formatTable(rows, path), { mode: 0o600, flag: 'wx' });
    return (
      `${path} contient les demandes trouvées (${rows.length}). ` +
      'Vous seul pouvez le lire ; effacez ce fichier dès qu’il a servi.'
    );
  },
  resend: async (sql, number) => {
    const [row] = await sql`with again as (update quote.requests set resends = resends + 1
      where number = ${number} and ciphertext is not null returning number)
      insert into quote.jobs (number, kind) select number, 'broker' from again
      on conflict (number, kind) do update set attempts = 0, due_at = now() returning number`;
    if (!row) throw createMissing(number);
    return `La demande ${number} repart au courtier dans la minute.`;
  },
  erase: async (sql, number) => {
    const [row] = await sql<Row[]>`with gone as (delete from quote.jobs where number = ${number})
      update quote.requests set key_id = null, ciphertext = null, content_hash = null,
        erased_at = now(), state = case state when 'waiting' then 'expired' else state end
      where number = ${number} and ciphertext is not null returning sent_at`;
    if (!row) throw createMissing(number);
    const broker = row.sent_at ? ' Demandez au courtier d’effacer le message reçu.' : '';
    const rest = 'Numéro, état et heures restent 30 jours.';
    return `Les réponses de ${number} sont effacées. ${rest}${broker}`;
  },
};

await main(async () => {
  const [name = 'list', target = '', words = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== 'list' && !target)) throw new Failure(usage);
  const ssl = URL.canParse(url) && getTls(url, process.env.OUTBOX_DB_CA ?? stored['OUTBOX_DB_CA']);
  const sql = postgres(url, { ssl, max: 1, prepare: false, connect_timeout: 5 });
  try {
    console.log(await command(sql, target, words));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code = '', message } = error as Error & { code?: string };
    throw new Failure(`${code} ${message}\nVérifiez LEADS_DB_URL et OUTBOX_KEYS.`.trim());
  } finally {
    await sql.end({ timeout: 1 });
  }
});
