import { quoteRequest } from '../_shared/quote-request.ts';
import type { Call } from './connection.ts';
import { type ConsentedRequest, keptRequest } from './consented-request.ts';
import { errandOf } from './errand-number.ts';
import type { Claim, Limits } from './guard.ts';
import type { Seal, Sealed } from './seal.ts';

/**
 * What a visitor is told: kept here, taken by the broker's mail server, or taken back by himself.
 */
type RequestState = 'enregistree' | 'remise' | 'retiree';
/** Of an acknowledgement that was meant to leave. */
type Acknowledged = 'attend' | 'parti' | 'revenu';
export type Kept = { number: string; state: RequestState; acknowledged?: Acknowledged | undefined };

/** Who sends, in keyed hashes. */
type Sender = Pick<Claim, 'address' | 'network'>;

/**
 * What is to be kept: sender, attempt's key, mailbox that may be acknowledged and answers as
 * hashes, the answers themselves sealed. We ourselves have no address.
 */
export type ToKeep = Partial<Sender> & {
  mailbox?: string | undefined;
  number: string;
  keyHash: string | undefined;
  content: string;
  quote: ConsentedRequest;
  suspicious: boolean;
};

type NotKept = { kind: 'taken' | 'other' | 'full' } | { kind: 'limited'; seconds: number };

/** A request that only the one who leased it may send, for two minutes. */
export type Leased = {
  number: string;
  open: () => Promise<ConsentedRequest>;
  receivedAt: Date;
  leaseNo: number;
  failures: number;
  bounces: number;
  resends: number;
};

/** Why not: because it cannot be read, or by `whyNot` of the transport. */
type Failed = { sent: false; cause: string; why: 'unreadable' | 'refused' | 'away'; said?: string };
/** What follows a request, and what it needs to know. */
export type FollowUp = { number: string; content: object };
export type Ending = { sent: true } | Failed;
export type Incident = {
  kind: 'waiting' | 'queued' | 'full' | 'gone' | 'unreadable' | 'bounced' | 'expiring';
  requests: number;
  minutes?: number;
  cause?: string;
  numbers?: string;
};
type TakenOn = { is_first: boolean; is_withdrawn: boolean; since: Date | null };
/** A request whose mail had the broker's link. */
export type Followed = {
  number: string;
  received_at: Date;
  taken_at: Date | null;
  bounced: boolean;
};
type Withdrawn = { verdict: 'unknown' | 'erased' | 'withdrawn'; number: string };
type Resent = {
  verdict: 'unknown' | 'erased' | 'spent' | 'limited' | 'full' | 'admitted';
  number: string;
  seconds: number;
};

/**
 * Requests that wait for the mail server, in Postgres: supabase/migrations says what each call
 * does.
 */
export type Outbox = ReturnType<typeof createOutbox>;

/** Longer than what else is asked of the database: a request that is kept cannot be lost. */
const keepTimeout = 5_000;
/**
 * For what no visitor waits for: what was leased to a call that has given up would lie for two
 * minutes.
 */
const unattended = 20_000;
type StateRow = { number: string; state: string; acknowledged?: string | null };
type KeepRow = StateRow &
  SealedRow & { verdict: 'kept' | 'known' | NotKept['kind']; seconds: number };

export function createOutbox(
  call: Call,
  { seal, open }: Seal,
  { perAddress, perNetwork, anHour, aDay }: Limits,
) {
  const most = [perAddress, perNetwork, anHour, aDay];
  /** What carries nothing has nothing sealed. */
  const openRow = async ({ number, key_id, nonce, ciphertext }: SealedRow & { number: string }) =>
    readable(
      ciphertext ? await open({ keyId: key_id, nonce, ciphertext }, sealedAs(number)) : '{}',
    );
  const leasedFrom = ({ received_at, lease_no, ...row }: LeasedRow): Leased => ({
    ...row,
    receivedAt: received_at,
    leaseNo: lease_no,
    open: () => openRow(row),
  });
  return {
    /** Kept now, or before under another number; or why not. */
    async keep(request: ToKeep): Promise<(Kept & { kind: 'kept'; again: boolean }) | NotKept> {
      const { number, keyHash, content, quote, suspicious, address, network, mailbox } = request;
      const { keyId, nonce, ciphertext } = await seal(JSON.stringify(quote), number);
      const values = [
        number,
        keyHash,
        content,
        keyId,
        nonce,
        ciphertext,
        suspicious,
        address,
        network,
        mailbox,
        ...most,
      ];
      const [row] = await call<KeepRow>('quote_outbox.keep', values, keepTimeout);
      if (!row) throw new Error('the database gave no verdict');
      const { verdict, seconds } = row;
      if (verdict === 'kept') return { kind: verdict, ...told(row), again: false };
      if (verdict !== 'known')
        return verdict === 'limited' ? { kind: verdict, seconds } : { kind: verdict };
      // What can no more be read is believed to be the same.
      const first =
        keyHash && row.ciphertext ? await openRow(row).catch(() => undefined) : undefined;
      if (first && answersOf(first) !== answersOf(quote)) return { kind: 'other' };
      return { kind: 'kept', ...told(row), again: true };
    },

    /** What became of an attempt; without a key, of these answers a moment ago. */
    async find(keyHash: string | undefined, content?: string): Promise<Kept | undefined> {
      const [row] = await call<StateRow>('quote_outbox.fate', [keyHash, content]);
      return row && told(row);
    },

    /** Lets out whose turn it is. */
    letOut: async (): Promise<void> =>
      void (await call('quote_outbox.let_out', [anHour, aDay], unattended)),

    /** What is let out and due, of all requests or of one. */
    lease: async (limit: number, number?: string): Promise<Leased[]> =>
      (await call<LeasedRow>('quote_outbox.lease', [limit, number, anHour, aDay], unattended)).map(
        leasedFrom,
      ),

    /**
     * How a lease ended; if it was sent, with what follows, and when the broker is to be reminded.
     */
    async settle(
      { number, leaseNo, resends }: Leased,
      ending: Ending,
      followUps: FollowUp[] = [],
      remindAt?: Date,
    ): Promise<void> {
      if (ending.sent) {
        const sealed = await Promise.all(
          followUps.map(async (each) => ({
            number: each.number,
            ...(await seal(JSON.stringify(each.content), sealedAs(each.number))),
          })),
        );
        const column = (name: 'number' | keyof Sealed) =>
          sealed.length > 0 ? sealed.map((each) => each[name]) : undefined;
        const values = [
          number,
          resends,
          column('number'),
          column('keyId'),
          column('nonce'),
          column('ciphertext'),
        ];
        return void (await call(
          'quote_outbox.taken',
          [...values, remindAt && remindAt.getTime() / 1000],
          unattended,
        ));
      }
      const values = [
        number,
        leaseNo,
        resends,
        ending.why,
        ending.cause.replace(/[^\p{L}\p{N}_ -]+/gu, ' '),
      ];
      await call('quote_outbox.settle', values, unattended);
    },

    async resend(keyHash: string, { address, network }: Sender): Promise<Resent> {
      const [row] = await call<Resent>('quote_outbox.resend', [keyHash, address, network, ...most]);
      if (!row) throw new Error('the database gave no verdict');
      return row;
    },

    /** Whether the mail of this request has come back for the first time. */
    async bounced(number: string): Promise<boolean> {
      const [row] = await call<{ bounced: boolean }>('quote_outbox.bounced', [number], unattended);
      return row?.bounced ?? false;
    },

    /**
     * Whether an acknowledgement has turned out for the first time to reach nobody: the broker is
     * told.
     */
    async unreachable(number: string): Promise<boolean> {
      const [row] = await call<{ unreachable: boolean }>(
        'quote_outbox.unreachable',
        [number],
        unattended,
      );
      return row?.unreachable ?? false;
    },

    /** Takes a request back, by its attempt's key or by its number; says which. */
    async withdraw(keyHash: string | undefined, number?: string): Promise<Withdrawn> {
      const [row] = await call<Withdrawn>('quote_outbox.withdraw', [keyHash, number]);
      if (!row) throw new Error('the database gave no verdict');
      return row;
    },

    takeOn: async (number: string): Promise<TakenOn | undefined> =>
      (await call<TakenOn>('quote_outbox.take_on', [number]))[0],
    remind: async (): Promise<void> => void (await call('quote_outbox.remind', [], unattended)),
    month: (first: string): Promise<Followed[]> =>
      call<Followed>('quote_outbox.month', [first], unattended),

    erase: async (): Promise<void> => void (await call('quote_outbox.erase', [], unattended)),

    /** What nobody was told of yet. */
    watch: (): Promise<Incident[]> => call<Incident>('quote_outbox.alerts', [], unattended),
    /** That requests are refused, unless somebody was told within the hour. */
    async claimFull(): Promise<Incident | undefined> {
      const [row] = await call<{ requests: number }>('quote_outbox.claim_full', [], unattended);
      return row && { kind: 'full', requests: row.requests };
    },
    told: async (kind: Incident['kind']): Promise<void> =>
      void (await call('quote_outbox.told', [kind], unattended)),
  };
}

type SealedRow = { key_id: string; nonce: string; ciphertext: string };
type LeasedRow = Omit<Leased, 'open' | 'receivedAt' | 'leaseNo'> &
  SealedRow & { received_at: Date; lease_no: number };

/** What was sealed; what an older release kept takes the defaults of what it lacks. */
export function readable(opened: string): ConsentedRequest {
  const quote = JSON.parse(opened);
  return keptRequest.safeParse(quote).data ?? quote;
}

/** The nine answers alone, to be compared. */
const answersOf = (quote: ConsentedRequest) => JSON.stringify(quoteRequest.safeParse(quote).data);

/** Under another name than a request's answers: what follows a request is never taken for one. */
const sealedAs = (number: string) =>
  ['canary', undefined].includes(errandOf(number)) ? number : `errand ${number}`;

const states: Record<string, RequestState> = { sent: 'remise', withdrawn: 'retiree' };
const acknowledgements: Record<string, Acknowledged> = { sent: 'parti', bounced: 'revenu' };

const told = ({ number, state, acknowledged }: StateRow): Kept => ({
  number,
  state: states[state] ?? 'enregistree',
  ...(acknowledged && { acknowledged: acknowledgements[acknowledged] ?? 'attend' }),
});
