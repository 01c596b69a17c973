import type { Call } from './connection.ts';
import { type ConsentedRequest, consentedRequest } from './consented-request.ts';
import type { Seal } from './seal.ts';

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
  open: () => Promise<ConsentedRequest>;
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

/** Longer than what else is asked of the database: a request that is kept cannot be lost. */
const keepTimeout = 5_000;
/** A count of thousands costs more than what it protects from. */
const countHolds = 1_000;

type StateRow = { number: string; state: string };

export function createOutbox(call: Call, { seal, open }: Seal) {
  let suspects = 0;
  let countedUntil = 0;
  return {
    /**
     * Kept now, and leased to the caller if it is to be sent at once; or kept before, under another number. Nothing if the
     * number is another request's.
     */
    async keep({
      number,
      attempt,
      content,
      quote,
      suspicious,
    }: ToKeep): Promise<(Kept & { again: boolean; leased?: Leased }) | undefined> {
      const { keyId, nonce, ciphertext } = await seal(JSON.stringify(quote), number);
      const values = [number, attempt, content, keyId, nonce, ciphertext, suspicious];
      const [row] = await call<{ verdict: string; kept_number: string; kept_state: string }>(
        'quote_outbox.keep',
        values,
        keepTimeout,
      );
      if (!row) throw new Error('the database gave no verdict');
      if (row.verdict === 'taken') return undefined;
      const kept = told({ number: row.kept_number, state: row.kept_state });
      if (row.verdict === 'known') return { ...kept, again: true };
      const open = () => Promise.resolve(quote);
      const leased = { number, open, suspicious, receivedAt: new Date(), attempts: 1, failures: 0, bounces: 0, resends: 0 };
      return { ...kept, again: false, ...(!suspicious && { leased }) };
    },

    /** What became of an attempt; without a key, of these answers a moment ago. */
    async find(attempt: string | undefined, content?: string): Promise<Kept | undefined> {
      const [row] = await call<StateRow>('quote_outbox.state_of', [attempt, content]);
      return row && told(row);
    },

    /** How many suspicious requests are kept, counted once a second. */
    async suspects(): Promise<number> {
      if (performance.now() > countedUntil) {
        countedUntil = performance.now() + countHolds;
        const [row] = await call<{ suspects: number }>('quote_outbox.suspects', []);
        suspects = row?.suspects ?? 0;
      }
      return suspects;
    },

    /** Of the suspicious ones, or of all others. */
    lease: async (limit: number, number?: string, suspicious = false): Promise<Leased[]> => {
      const rows = await call<LeasedRow>('quote_outbox.lease', [limit, number, suspicious]);
      return rows.map(({ key_id, nonce, ciphertext, received_at, ...row }) => ({
        ...row,
        receivedAt: received_at,
        open: async () => readable(JSON.parse(await open({ keyId: key_id, nonce, ciphertext }, row.number))),
      }));
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

type LeasedRow = Omit<Leased, 'open' | 'receivedAt'> & { key_id: string; nonce: string; ciphertext: string; received_at: Date };

/** What an older release kept takes the defaults of what it lacks. */
const readable = (quote: ConsentedRequest): ConsentedRequest => consentedRequest.safeParse(quote).data ?? quote;

const told = ({ number, state }: StateRow): Kept => ({ number, state: state === 'sent' ? 'remise' : 'enregistree' });
