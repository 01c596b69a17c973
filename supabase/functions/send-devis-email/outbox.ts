import { type ConsentedRequest, consentedRequest } from '../_shared/quote-request.ts';
import type { Call } from './connection.ts';
import type { Seal, Sealed } from './seal.ts';

/** What a visitor is told: kept here, or taken by the broker's mail server. */
export type State = 'enregistree' | 'remise';
export type Kept = { number: string; state: State };

/** What is to be kept: the attempt's key and the answers as hashes, the answers themselves sealed. */
export type ToKeep = {
  number: string;
  attempt: string | undefined;
  content: string;
  quote: ConsentedRequest;
  suspicious: boolean;
};

/** A request that only the one who leased it may send, for two minutes. */
export type Leased = {
  number: string;
  sealed: Sealed;
  suspicious: boolean;
  receivedAt: Date;
  attempts: number;
  failures: number;
  bounces: number;
  resends: number;
};

export type Ending = { sent: true } | { sent: false; cause: string; unreadable: boolean };
export type Incident = {
  kind: 'waiting' | 'unreadable' | 'bounced' | 'expiring';
  requests: number;
  minutes: number;
  cause?: string;
};

/** Requests that wait for the mail server, in Postgres: supabase/migrations says what each call does. */
export type Outbox = ReturnType<typeof createOutbox>;

type StateRow = { number: string; state: string };

export function createOutbox(call: Call, { seal, open }: Seal) {
  return {
    /** Kept now, or before under another number; nothing if the number is another request's. */
    async keep({ number, attempt, content, quote, suspicious }: ToKeep): Promise<(Kept & { again: boolean }) | undefined> {
      const { keyId, nonce, ciphertext } = await seal(JSON.stringify(quote), number);
      const values = [number, attempt, content, keyId, nonce, ciphertext, suspicious];
      const [row] = await call<{ verdict: string; kept_number: string; kept_state: string }>('quote_outbox.keep', values);
      if (!row) throw new Error('the database gave no verdict');
      if (row.verdict === 'taken') return undefined;
      return { ...told({ number: row.kept_number, state: row.kept_state }), again: row.verdict === 'known' };
    },

    /** What became of an attempt; without a key, of these answers a moment ago. */
    async find(attempt: string | undefined, content?: string): Promise<Kept | undefined> {
      const [row] = await call<StateRow>('quote_outbox.state_of', [attempt, content]);
      return row && told(row);
    },

    /** Whether one more suspicious request may be kept. */
    hasRoom: async (): Promise<boolean> => (await call<{ has_room: boolean }>('quote_outbox.has_room', []))[0]?.has_room ?? false,

    /** Of the suspicious ones, or of all others. */
    lease: async (limit: number, number?: string, suspicious = false): Promise<Leased[]> => {
      const values = [limit, number, suspicious];
      const rows = await call<Omit<Leased, 'sealed' | 'receivedAt'> & LeasedRow>('quote_outbox.lease', values);
      return rows.map(({ key_id, nonce, ciphertext, received_at, ...row }) => ({
        ...row,
        receivedAt: received_at,
        sealed: { keyId: key_id, nonce, ciphertext },
      }));
    },

    /** The answers of a leased request. One that an older release kept takes the defaults of what it lacks. */
    open: async ({ sealed, number }: Leased): Promise<ConsentedRequest> => {
      const quote = JSON.parse(await open(sealed, number));
      return consentedRequest.safeParse(quote).data ?? quote;
    },

    async settle({ number, attempts, resends }: Leased, ending: Ending): Promise<void> {
      const { unreadable, cause } = ending.sent ? { unreadable: false, cause: undefined } : ending;
      const words = cause?.replace(/[^\p{L}\p{N}_ -]+/gu, ' ');
      await call('quote_outbox.settle', [number, attempts, resends, ending.sent, unreadable, words]);
    },

    async resend(attempt: string): Promise<{ verdict: 'unknown' | 'erased' | 'limited' | 'queued'; number: string }> {
      const [row] = await call<{ verdict: 'unknown' | 'erased' | 'limited' | 'queued'; number: string }>('quote_outbox.resend', [
        attempt,
      ]);
      if (!row) throw new Error('the database gave no verdict');
      return row;
    },

    /** Whether that mail had been taken, and has come back for the first time since. */
    async bounced(number: string): Promise<boolean> {
      const [row] = await call<{ bounced: boolean }>('quote_outbox.bounced', [number]);
      return row?.bounced ?? false;
    },

    erase: async (): Promise<void> => void (await call('quote_outbox.erase', [])),

    /** What nobody was told of yet. */
    watch: (): Promise<Incident[]> => call<Incident>('quote_outbox.watch', []),
    told: async (kind: Incident['kind']): Promise<void> => void (await call('quote_outbox.told', [kind])),
  };
}

type LeasedRow = { key_id: string; nonce: string; ciphertext: string; received_at: Date };

const told = ({ number, state }: StateRow): Kept => ({ number, state: state === 'sent' ? 'remise' : 'enregistree' });
