// leads/: what the operator reads of the outbox.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { tlsOf } from '../../supabase/functions/send-devis-email/connection.ts';
import { composeSection } from '../../supabase/functions/send-devis-email/mail.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot } from '../lib/paths.ts';
import { ports } from '../lib/ports.ts';
import { localSettings } from '../services/backend.ts';
import { type Opened, openAll, type Sealed } from './kept.ts';
import { type Day, dayText, type Group, type Lead, listed, type Summary } from './report.ts';

type Settings = { place: string; url: string; authority: string | undefined; keys: string | undefined };

/** Production where its database is named, with the keys of the function's own settings; else what `npm start` runs. */
function settings(): Settings {
  const { LEADS_DB_URL: url, OUTBOX_KEYS, OUTBOX_DB_CA } = process.env;
  if (!url) {
    const local = `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`;
    return { place: 'sur cette machine', url: local, authority: undefined, keys: localSettings(ports.smtp, local).OUTBOX_KEYS };
  }
  const file = inRoot('supabase/functions/.env');
  const secrets = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (!/^postgres(ql)?:/.test(url) || !host)
    throw new Failure('LEADS_DB_URL doit commencer par postgres:// : copiez-la de Supabase.');
  return {
    place: `sur ${host}`,
    url,
    authority: OUTBOX_DB_CA ?? secrets['OUTBOX_DB_CA'],
    keys: OUTBOX_KEYS ?? secrets['OUTBOX_KEYS'],
  };
}

const kinds = `case
  when number like 'CANARI-%' then 'canary'
  when state = 'sent' then 'sent'
  when state = 'failed' then 'failed'
  when left_at is null then 'queued'
  else 'waiting'
end`;
const minutesSince = (time: string) => `floor(extract(epoch from now() - ${time}) / 60)::int`;

const sealed = `number, state, key_id, encode(nonce, 'hex') as nonce, encode(ciphertext, 'hex') as ciphertext, received_at, sent_at`;
/** A person's request: what we send besides has a word before its number. */
const ofPersons = "number ~ '^[0-9]'";

export type Book = Awaited<ReturnType<typeof openBook>>;

export async function openBook() {
  const { place, url, authority, keys } = settings();
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
      const cause = (error as { code?: string }).code ?? (error as Error).message;
      throw new Failure(
        `La base ne répond pas ${place} (${cause}) : lancez « npm start » pour la base locale, ou donnez LEADS_DB_URL pour celle de production.`,
      );
    }
  };

  /** That it was done, and to how many; nothing of whom. */
  const log = async (what: string, requests: string) => {
    await ask('insert into quote_outbox.operations (what, requests) values ($1, $2)', [what, requests]);
    await ask("delete from quote_outbox.operations where at < now() - interval '30 days'");
  };

  const rowOf = async (number: string): Promise<Sealed> => {
    const [row] = await ask<Sealed>(`select ${sealed} from quote_outbox.requests where number = $1`, [number]);
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
         from quote_outbox.requests where state <> 'sent' and number not like 'CANARI-%' order by suspicious, turn limit ${listed}`,
      );
      const [canary] = await ask<{ state: string; age: number }>(
        `select state, ${minutesSince('received_at')} as age from quote_outbox.requests
         where number like 'CANARI-%' order by received_at desc limit 1`,
      );
      return { place, groups, unsent, canary };
    },

    /** What is kept, by day and state; what we send besides by its word. */
    days: (): Promise<Day[]> =>
      ask<Day>(
        `select to_char(received_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
          case when withdrawn_at is not null then 'withdrawn' when ciphertext is null then 'erased' else ${kinds} end as kind,
          substring(number from '^([A-Z]+)-') as word, count(*)::int as count
         from quote_outbox.requests group by 1, 2, 3 order by 1 desc, 3 nulls first, 2`,
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
        lost.length > 0 ? ` ${lost.length} ne s’ouvrent pas : ${names} n’est pas dans OUTBOX_KEYS, ou est une autre clé.` : '';
      return { opened, note: `${opened.length} demandes ouvertes ${place}.${unread}` };
    },

    async show(number: string): Promise<string> {
      const row = await rowOf(number);
      await log('show', number);
      const { opened, lost } = await openAll([row], keys);
      if (!opened[0]) throw new Failure(`La clé « ${lost[0]} », qui a chiffré la demande ${number}, n’est pas dans OUTBOX_KEYS.`);
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
      const [left] = await ask<{ until: Date; sent: boolean }>(
        `select erased_at + interval '30 days' as until, sent_at is not null as sent from quote_outbox.requests where number = $1`,
        [number],
      );
      const mail = left?.sent ? ' Le courtier garde le message qu’il a reçu : demandez-lui de l’effacer.' : '';
      return `Les réponses de la demande ${number} sont effacées. Son numéro, son état et ses heures restent jusqu’au ${dayText(left?.until)}.${mail} Les sauvegardes de Supabase gardent la copie chiffrée le temps que dit la politique.`;
    },
  };
}
