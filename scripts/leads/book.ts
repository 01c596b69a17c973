// leads/: what the operator reads of the outbox.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { tried } from '#src/lib/tried.ts';
import { tlsOf } from '../../supabase/functions/send-devis-email/connection.ts';
import { composeSection } from '../../supabase/functions/send-devis-email/mail.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot } from '../lib/paths.ts';
import { ports } from '../lib/ports.ts';
import { localSettings } from '../services/backend.ts';
import { awayFailure } from './cause.ts';
import { type Opened, openAll, type Sealed, Unopened } from './kept.ts';
import { dayText, type Group, type Lead, listed, type Row, type Summary } from './report.ts';

type Settings = {
  place: string;
  url: string;
  isLocal: boolean;
  authority: string | undefined;
  keys: string | undefined;
};

/**
 * Production where its database is named, with the keys of the function's own settings; else what
 * `npm start` runs.
 */
function settings(): Settings {
  const { LEADS_DB_URL: url, OUTBOX_KEYS, OUTBOX_DB_CA } = process.env;
  if (!url) {
    const local = `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`;
    const keys = localSettings(ports.smtp, local).OUTBOX_KEYS;
    return { place: 'sur cette machine', url: local, isLocal: true, authority: undefined, keys };
  }
  const file = inRoot('supabase/functions/.env');
  const secrets = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const host = hostOf(url);
  if (!host)
    throw new Failure(
      'LEADS_DB_URL n’est pas l’adresse d’une base : copiez-la de Supabase, de la forme postgres://nom:mot-de-passe@serveur:5432/postgres. Dans le mot de passe, écrivez %40 pour @, %23 pour #, %2F pour / et %25 pour %.',
    );
  return {
    place: `sur ${host}`,
    url,
    isLocal: false,
    authority: OUTBOX_DB_CA ?? secrets['OUTBOX_DB_CA'],
    keys: OUTBOX_KEYS ?? secrets['OUTBOX_KEYS'],
  };
}

const hostOf = (url: string) =>
  tried(() => decodeURIComponent(url), '') && /^postgres(ql)?:/.test(url)
    ? URL.parse(url)?.hostname
    : undefined;

/**
 * Its mail was taken and came back: to the person it did not arrive. What follows a request is not
 * tried again then.
 */
const hasBounced = "bounces > 0 and (state <> 'sent' or follows is not null)";
const kindOf = (more: string) => `case
  ${more}
  when ciphertext is not null and state in ('failed', 'sent') and ${hasBounced} then 'bounced'
  when state in ('failed', 'sent') then state
  when left_at is null then 'queued'
  else 'waiting'
end`;
const kinds = kindOf("when number like 'CANARI-%' then 'canary'");
const keptKinds = kindOf(
  "when withdrawn_at is not null then 'withdrawn' when ciphertext is null then 'erased'",
);
const minutesSince = (time: string) => `floor(extract(epoch from now() - ${time}) / 60)::int`;

const sealed = `number, state, key_id, encode(nonce, 'hex') as nonce, encode(ciphertext, 'hex') as ciphertext, received_at,
  case when ${hasBounced} then null else sent_at end as delivered_at, remind_at, taken_at`;
/** A person's request: what we send besides has a word before its number. */
const ofPersons = "number ~ '^[0-9]'";

export type Book = Awaited<ReturnType<typeof openBook>>;

export async function openBook() {
  const { place, url, isLocal, authority, keys } = settings();
  const sql = postgres(url, {
    ssl: tlsOf(url, authority),
    max: 1,
    prepare: false,
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => {},
  });
  const ask = async <Row>(text: string, values: string[] = []): Promise<Row[]> => {
    try {
      return (await sql.unsafe(text, values)) as unknown as Row[];
    } catch (error) {
      throw awayFailure(error, place, isLocal);
    }
  };

  /** That it was done, and to how many; nothing of whom. */
  const log = (what: string, requests: string) =>
    ask('insert into quote_outbox.operations (what, requests) values ($1, $2)', [what, requests]);

  const rowOf = async (number: string): Promise<Sealed> => {
    const [row] = await ask<Sealed>(
      `select ${sealed} from quote_outbox.requests where number = $1`,
      [number],
    );
    if (!row) throw new Failure(`Aucune demande ${number} n’est gardée ${place}.`);
    if (!row.ciphertext) throw new Failure(`Le contenu de la demande ${number} a été effacé.`);
    return row;
  };

  return {
    close: () => sql.end({ timeout: 1 }),

    async summary(): Promise<Summary> {
      const groups = await ask<Group>(
        `select ${kinds} as kind, count(*)::int as count, ${minutesSince('min(received_at)')} as oldest,
          ${minutesSince('max(coalesce(sent_at, received_at))')} as newest
         from quote_outbox.requests group by 1`,
      );
      const unsent = await ask<Lead>(
        `select number, ${kinds} as kind, ${minutesSince('received_at')} as age, failures, bounces, cause
         from quote_outbox.requests where ${kinds} not in ('sent', 'canary') order by suspicious, turn limit ${listed}`,
      );
      const [canary] = await ask<{ state: string; age: number }>(
        `select state, ${minutesSince('received_at')} as age from quote_outbox.requests
         where number like 'CANARI-%' order by received_at desc limit 1`,
      );
      return { place, groups, unsent, canary };
    },

    /** All that is kept. */
    rows: (): Promise<Row[]> =>
      ask<Row>(
        `select number, received_at, ${keptKinds} as kind, quote_outbox.kept_until(r) as until, remind_at, taken_at
         from quote_outbox.requests r order by (received_at at time zone 'Europe/Paris')::date desc, kind, number`,
      ),

    /** All that the keys open, in memory; how many, and which keys the others would need. */
    async opened(what: string): Promise<{ opened: Opened[]; note: string }> {
      const rows = await ask<Sealed>(
        `select ${sealed} from quote_outbox.requests where ${ofPersons} and ciphertext is not null order by received_at`,
      );
      const { opened, lost } = await openAll(rows, keys);
      await log(what, String(opened.length));
      const names = [...new Set(lost)].map((name) => `« ${name} »`).join(', ');
      const unread =
        lost.length > 0
          ? ` ${lost.length} ${lost.length > 1 ? 'ne s’ouvrent' : 'ne s’ouvre'} pas : ${names} n’est pas dans OUTBOX_KEYS, ou est une autre clé.`
          : '';
      const many = opened.length > 1 ? 'demandes ouvertes' : 'demande ouverte';
      return { opened, note: `${opened.length} ${many} ${place}.${unread}` };
    },

    async show(number: string): Promise<string> {
      const row = await rowOf(number);
      await log('show', number);
      const { opened, lost } = await openAll([row], keys);
      if (!opened[0])
        throw new Unopened(
          `La clé « ${lost[0]} », qui a chiffré la demande ${number}, n’est pas dans OUTBOX_KEYS.`,
        );
      return composeSection(opened[0].quote, number, row.received_at).text;
    },

    /** Under another Message-ID, by the next call of the scheduler. */
    async resend(number: string): Promise<string> {
      await rowOf(number);
      await ask(
        `update quote_outbox.requests set state = 'waiting', resends = resends + 1, failures = 0, told = '{}', lease_until = null,
          queued_at = now(), next_at = now(), left_at = now() where number = $1 and ciphertext is not null`,
        [number],
      );
      await log('resend', number);
      return `La demande ${number} repart au courtier dans la minute.`;
    },

    async erase(number: string): Promise<string> {
      await ask('select quote_outbox.wipe($1, $2)', [number, 'effacée à la demande']);
      await log('erase', number);
      const [left] = await ask<{ until: Date; delivered: boolean }>(
        `select quote_outbox.kept_until(r) as until, sent_at is not null and not (${hasBounced}) as delivered
         from quote_outbox.requests r where number = $1`,
        [number],
      );
      if (!left) throw new Failure(`Aucune demande ${number} n’est gardée ${place}.`);
      const mail = left.delivered
        ? ' Le courtier garde le message qu’il a reçu : demandez-lui de l’effacer.'
        : '';
      return `Les réponses de la demande ${number} sont effacées. Son numéro, son état et ses heures restent jusqu’au ${dayText(left.until)}.${mail} Les sauvegardes de Supabase gardent la copie chiffrée le temps que dit la politique.`;
    },
  };
}
