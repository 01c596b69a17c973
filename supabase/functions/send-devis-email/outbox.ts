import type { Call } from './connection.ts';
import { type ConsentedRequest, consentedRequest } from './consented-request.ts';
import type { Seal } from './seal.ts';

/** What a visitor is told: kept here, or taken by the broker's mail server. */
export type State = 'enregistree' | 'remise';
export type Kept = { number: string; state: State };

/** What is to be kept: the attempt's key and the answers as hashes, the answers themselves sealed. */
export type ToKeep = {
  number: string;
  keyHash: string | undefined;
  content: string;
  quote: ConsentedRequest;
  suspicious: boolean;
};

/** A request that only the one who leased it may send, for two minutes; in a digest, by the name of that mail. */
export type Leased = {
  number: string;
  open: () => Promise<ConsentedRequest>;
  receivedAt: Date;
  digest: string | null;
  leaseNo: number;
  failures: number;
  bounces: number;
  resends: number;
};

/** Why not: because it cannot be read, or by `whyNot` of the transport. */
export type Failed = { sent: false; cause: string; why: 'unreadable' | 'unwanted' | 'refused' | 'away' };
export type Ending = { sent: true } | Failed;
export type Incident = {
  kind: 'waiting' | 'unreadable' | 'bounced' | 'expiring';
  requests: number;
  minutes: number;
  cause?: string;
};
type Resent = { verdict: 'unknown' | 'erased' | 'limited' | 'queued'; number: string };

/** Requests that wait for the mail server, in Postgres: supabase/migrations says what each call does. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Longer than what else is asked of the database: a request that is kept cannot be lost. */
const keepTimeout = 5_000;
/** For what no visitor waits for: what was leased to a call that has given up would lie for two minutes. */
const unattended = 20_000;
/** A count of thousands costs more than what it protects from. */
const countHolds = 1_000;

type StateRow = { number: string; state: string };

export function createOutbox(call: Call, { seal, open }: Seal) {
  let suspects = { waiting: 0, stored: 0 };
  let countedUntil = 0;
  const leasedFrom = ({ key_id, nonce, ciphertext, received_at, lease_no, ...row }: LeasedRow): Leased => ({
    ...row,
    receivedAt: received_at,
    leaseNo: lease_no,
    open: async () => readable(await open({ keyId: key_id, nonce, ciphertext }, row.number)),
  });
  return {
    /**
     * Kept now, and leased to the caller if it is to be sent at once; or kept before, under another number. Nothing if the
     * number is another request's.
     */
    async keep(request: ToKeep): Promise<(Kept & { again: boolean; leased?: Leased }) | undefined> {
      const { number, keyHash, content, quote, suspicious } = request;
      const { keyId, nonce, ciphertext } = await seal(JSON.stringify(quote), number);
      const values = [number, keyHash, content, keyId, nonce, ciphertext, suspicious];
      const [row] = await call<{ verdict: string; kept_number: string; kept_state: string }>(
        'quote_outbox.keep',
        values,
        keepTimeout,
      );
      if (!row) throw new Error('the database gave no verdict');
      if (row.verdict === 'taken') return undefined;
      const kept = told({ number: row.kept_number, state: row.kept_state });
      if (row.verdict === 'known') return { ...kept, again: true };
      const counts = { digest: null, leaseNo: 1, failures: 0, bounces: 0, resends: 0 };
      const leased = { number, open: () => Promise.resolve(quote), receivedAt: new Date(), ...counts };
      return { ...kept, again: false, ...(!suspicious && { leased }) };
    },

    /** What became of an attempt; without a key, of these answers a moment ago. */
    async find(keyHash: string | undefined, content?: string): Promise<Kept | undefined> {
      const [row] = await call<StateRow>('quote_outbox.state_of', [keyHash, content]);
      return row && told(row);
    },

    /** How many suspicious requests wait, and how many are here, counted once a second. */
    async suspects(): Promise<typeof suspects> {
      if (performance.now() > countedUntil) {
        countedUntil = performance.now() + countHolds;
        [suspects = suspects] = await call<typeof suspects>('quote_outbox.suspects', []);
      }
      return suspects;
    },

    /** What is due by itself, of all requests or of one. */
    lease: async (limit: number, number?: string): Promise<Leased[]> =>
      (await call<LeasedRow>('quote_outbox.lease', [limit, number], unattended)).map(leasedFrom),

    /** What is due together, at most so many: under this name, or under that of the mail that is to be sent again. */
    leaseDigest: async (limit: number, digest: string): Promise<Leased[]> =>
      (await call<LeasedRow>('quote_outbox.lease_digest', [limit, digest], unattended)).map(leasedFrom),

    /** How the leases of one mail ended. */
    async settle(leased: Leased[], ending: Ending): Promise<void> {
      const { why, cause } = ending.sent ? { why: 'sent', cause: undefined } : ending;
      const names = leased.map(({ number }) => number);
      const leaseNos = leased.map(({ leaseNo }) => leaseNo);
      const resends = leased.map((each) => each.resends);
      const values = [names, leaseNos, resends, why, cause?.replace(/[^\p{L}\p{N}_ -]+/gu, ' ')];
      await call('quote_outbox.settle', values, unattended);
    },

    async resend(keyHash: string, suspicious: boolean): Promise<Resent> {
      const [row] = await call<Resent>('quote_outbox.resend', [keyHash, suspicious]);
      if (!row) throw new Error('the database gave no verdict');
      return row;
    },

    /**
     * How many requests that mail carried, by a request's number or a digest's name, if it has come back for the first time;
     * nothing if it carried none.
     */
    async bounced(mail: string): Promise<number | undefined> {
      const [row] = await call<{ bounced: number | null }>('quote_outbox.bounced', [mail], unattended);
      return row?.bounced ?? undefined;
    },

    erase: async (): Promise<void> => void (await call('quote_outbox.erase', [], unattended)),

    /** What nobody was told of yet. */
    watch: (): Promise<Incident[]> => call<Incident>('quote_outbox.watch', [], unattended),
    told: async (kind: Incident['kind']): Promise<void> => void (await call('quote_outbox.told', [kind], unattended)),
  };
}

type LeasedRow = Omit<Leased, 'open' | 'receivedAt' | 'leaseNo'> & {
  key_id: string;
  nonce: string;
  ciphertext: string;
  received_at: Date;
  lease_no: number;
};

/** What was sealed; what an older release kept takes the defaults of what it lacks. */
export function readable(opened: string): ConsentedRequest {
  const quote = JSON.parse(opened);
  return consentedRequest.safeParse(quote).data ?? quote;
}

const told = ({ number, state }: StateRow): Kept => ({ number, state: state === 'sent' ? 'remise' : 'enregistree' });
