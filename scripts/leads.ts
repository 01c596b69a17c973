import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { removeAccents } from '#src/lib/letters.ts';
import { type Answers, parseAnswers } from '../supabase/functions/send-devis-email/answers.ts';
import * as crypto from '../supabase/functions/send-devis-email/crypto.ts';
import { encryptionKeys } from '../supabase/functions/send-devis-email/environment.ts';
import { composeSection } from '../supabase/functions/send-devis-email/mail.ts';
import { getTls } from '../supabase/functions/send-devis-email/store.ts';
import { getLocalSettings } from './dev/backend.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { ports } from './lib/ports.ts';

// npm run leads: shows the stored requests of `npm start` or, with LEADS_DB_URL, of production.
// Without a command it shows only numbers, states and times.
const usage = `npm run leads                                    ce qui est gardé, ce qui attend
npm run leads -- show 261122-AB23CD              le contenu d’une demande
npm run leads -- search zoe@exemple.fr           celles d’une adresse, d’un nom, d’une entreprise
npm run leads -- export demandes.json [adresse]  toutes, ou celles d’une adresse, dans un fichier
npm run leads -- resend 261122-AB23CD            la renvoyer au courtier
npm run leads -- erase 261122-AB23CD             en effacer les réponses`;

type Times = { received_at: Date; sent_at: Date | null; erased_at: Date | null };
type Job = { kind: string; attempts: number; cause: string | null };
type Row = Times & { number: string; state: string; jobs?: Job[] };
/**
 * Stored request. If no key of OUTBOX_KEYS decrypts its answers, `answers` is missing and `cause`
 * contains the error.
 */
type Lead = Row & { answers?: Answers; cause?: string };

const local = `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`;
const { LEADS_DB_URL: url = local } = process.env;
const file = inRoot('supabase/functions/.env');
const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const settings = { ...(url === local ? getLocalSettings(0, local) : stored), ...process.env };

const french: Record<string, string> = {
  waiting: 'en attente',
  sent: 'remise',
  withdrawn: 'retirée',
  expired: 'effacée sans être remise',
  broker: 'message au courtier',
  acknowledgement: 'accusé de réception',
  webhook: 'appel de LEADS_WEBHOOK',
  canary: 'canari',
};
const inParis = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
const formatDate = (label: string, date: Date | null) =>
  date ? `, ${label} le ${date.toLocaleString('fr-FR', inParis)}` : '';
const formatJob = ({ kind, attempts, cause }: Job) =>
  `  à envoyer : ${french[kind]} (essais : ${attempts}${cause ? `, ${cause}` : ''})`;
const formatRow = ({ number, state, received_at, sent_at, erased_at, jobs = [] }: Row) =>
  `${number}  ${french[state]}${formatDate('reçue', received_at)}${formatDate('remise', sent_at)}` +
  [formatDate('réponses effacées', erased_at), ...jobs.map(formatJob)].join('');
const formatLead = ({ answers, cause, ...row }: Lead) =>
  `${formatRow(row)}  ${cause ?? [answers?.entreprise, answers?.nom, answers?.email].join('  ')}`;

// Creates the error for an unknown number. It proposes a search, otherwise an operator who typed a
// mail address could believe that nothing is stored.
const createMissing = (number: string) =>
  new Failure(`Aucune réponse gardée sous « ${number} » : « search » donne les numéros.`);

async function readLeads(sql: postgres.Sql): Promise<Lead[]> {
  const { data: keys, error } = encryptionKeys.safeParse(settings.OUTBOX_KEYS);
  if (!keys) throw new Failure(error.issues.map(({ message }) => message).join('\n'));
  const rows = await sql<(Row & crypto.Encrypted)[]>`select * from quote.requests
    where ciphertext is not null and number ~ '^[0-9]' order by received_at`;
  return rows.map((row) => {
    try {
      return { ...row, answers: parseAnswers(crypto.decrypt(keys, row, row.number)) };
    } catch (error) {
      return { ...row, cause: (error as Error).message };
    }
  });
}

const simplify = (text: string) => removeAccents(text).toLowerCase();

// Finds requests by a whole mail address, or by a part of a name or a company. Requests that cannot
// be decrypted are always in the result, because they might match.
const findLeads = async (sql: postgres.Sql, words: string) =>
  (await readLeads(sql)).filter(({ answers: { email, nom, entreprise } = {} }) =>
    email && words.includes('@')
      ? simplify(email) === simplify(words)
      : !email || simplify(`${nom}\n${entreprise}`).includes(simplify(words)),
  );

type Command = (sql: postgres.Sql, target: string, words: string) => Promise<string>;
const commands: Record<string, Command> = {
  list: async (sql) => {
    const rows = await sql<Row[]>`
      select r.*, coalesce(json_agg(j) filter (where j.kind is not null), '[]') as jobs
      from quote.requests r left join quote.jobs j using (number)
      group by r.number order by count(j.kind) desc, r.received_at desc`;
    return [`Demandes gardées : ${rows.length}`, ...rows.map(formatRow)].join('\n');
  },
  show: async (sql, number) => {
    const lead = (await readLeads(sql)).find((each) => each.number === number);
    if (!lead) throw createMissing(number);
    return lead.answers
      ? composeSection(lead.answers, number, lead.received_at).text
      : formatLead(lead);
  },
  search: async (sql, words) =>
    (await findLeads(sql, words)).map(formatLead).join('\n') || 'Aucune demande.',
  export: async (sql, path, words) => {
    const found = await findLeads(sql, words);
    const records = found.flatMap(({ number, received_at, sent_at, answers }) =>
      answers ? { numero: number, recue: received_at, remise: sent_at, ...answers } : [],
    );
    if (existsSync(path)) throw new Failure(`${path} existe : choisissez un autre nom.`);
    writeFileSync(path, JSON.stringify(records, null, 2), { mode: 0o600, flag: 'wx' });
    const unread = found.filter(({ cause }) => cause).map(formatLead);
    const saved = `${path} contient les demandes trouvées (${records.length}).`;
    return [saved, 'Vous seul pouvez le lire ; effacez-le après usage.', ...unread].join('\n');
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
        -- Removes the key hash of a request that was never sent, so that it can be sent again.
        key_hash = case state when 'waiting' then null else key_hash end,
        erased_at = now(), state = case state when 'waiting' then 'expired' else state end
      where number = ${number} and ciphertext is not null returning sent_at`;
    if (!row) throw createMissing(number);
    const broker = row.sent_at ? ' Demandez au courtier d’effacer le message reçu.' : '';
    return `Réponses de ${number} effacées ; numéro, état et heures restent 30 jours.${broker}`;
  },
};

await main(async () => {
  const [name = 'list', target = '', words = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== 'list' && !target)) throw new Failure(usage);
  if (!URL.canParse(url)) throw new Failure('LEADS_DB_URL n’est pas l’adresse d’une base.');
  const ssl = getTls(url, process.env.OUTBOX_DB_CA ?? stored['OUTBOX_DB_CA']);
  const sql = postgres(url, { ssl, max: 1, prepare: false, connect_timeout: 5 });
  try {
    console.log(await command(sql, target, words));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${(error as Error).message}\nVérifiez LEADS_DB_URL.`);
  } finally {
    await sql.end({ timeout: 1 });
  }
});
