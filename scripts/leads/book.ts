// leads/: what the operator reads of the outbox.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { tlsOf } from '../../supabase/functions/send-devis-email/connection.ts';
import { composeSection } from '../../supabase/functions/send-devis-email/mail.ts';
import { readable } from '../../supabase/functions/send-devis-email/outbox.ts';
import { createSeal, sealingKeys, Unreadable } from '../../supabase/functions/send-devis-email/seal.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot } from '../lib/paths.ts';
import { ports } from '../lib/ports.ts';
import { localSettings } from '../services/backend.ts';
import { type Group, type Lead, listed, type Summary } from './report.ts';

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

type Sealed = { key_id: string | null; nonce: string | null; ciphertext: string | null; received_at: Date };

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

    async show(given: string): Promise<string> {
      const number = given.trim().toUpperCase();
      const [row] = await ask<Sealed>(
        `select key_id, encode(nonce, 'hex') as nonce, encode(ciphertext, 'hex') as ciphertext, received_at
         from quote_outbox.requests where number = $1`,
        [number],
      );
      if (!row) throw new Failure(`Aucune demande ${number} n’est gardée ${place}.`);
      const { key_id: keyId, nonce, ciphertext } = row;
      if (!keyId || !nonce || !ciphertext) throw new Failure(`Le contenu de la demande ${number} a été effacé.`);
      const seal = createSeal(sealingKeys.parse(keys));
      const text = await seal.open({ keyId, nonce, ciphertext }, number).catch((error) => {
        if (!(error instanceof Unreadable)) throw error;
        throw new Failure(`La clé « ${keyId} », qui a chiffré la demande ${number}, n’est pas dans OUTBOX_KEYS.`);
      });
      return composeSection(readable(text), number, row.received_at).text;
    },
  };
}
