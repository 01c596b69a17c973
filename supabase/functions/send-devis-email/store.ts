// Contains all queries of the function. Each transaction switches to a role that may only use the
// two tables, because the user of the database address may have more rights.
import postgres from 'postgres';
import { drawNumber, type Encrypted, encrypt } from './crypto.ts';
import type { Environment } from './environment.ts';
import { limitTime } from './limit-time.ts';

type Sql = postgres.TransactionSql;
/** Runs queries in one transaction. Transactions with the same `lock` run one after the other. */
export type Database = <Result>(
  work: (sql: Sql) => Promise<Result>,
  lock?: number,
) => Promise<Result>;

/**
 * Time limit of a transaction with its wait for a connection. The page gives up later, after 20 s.
 */
const TIMEOUT_MS = 15_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const TIMEOUT_CODE = 'DATABASE_TIMEOUT';
const getCode = (error: unknown) => (error as { code?: string }).code;

export type State = 'waiting' | 'sent' | 'withdrawn' | 'expired';
export type JobKind = 'broker' | 'acknowledgement' | 'webhook' | 'canary';

/**
 * Limits per hour: requests of an address, requests of a network, and mails to the broker, so that
 * a flood of requests does not fill his mailbox.
 */
const MAX_PER_ADDRESS = 5;
const MAX_PER_NETWORK = 20;
const MAX_MAILS = 300;

export function connect({ OUTBOX_DB_URL, SUPABASE_DB_URL, OUTBOX_DB_CA }: Environment) {
  const url = OUTBOX_DB_URL ?? SUPABASE_DB_URL ?? '';
  const createPool = () =>
    postgres(url, {
      max: 4,
      ssl: getTls(url, OUTBOX_DB_CA),
      // Disables prepared statements, because connection poolers in transaction mode do not support
      // them.
      prepare: false,
      fetch_types: false,
      connect_timeout: 2,
      idle_timeout: 30,
      backoff: () => 0.1,
      onnotice: () => {},
    });
  let pool = createPool();
  let completedAt = performance.now();
  const database: Database = async (work, lock) => {
    const used = pool;
    const done = used.begin(async (transaction) => {
      await transaction.unsafe(
        `set local role quote_function; set local statement_timeout = ${STATEMENT_TIMEOUT_MS};` +
          (lock === undefined ? '' : `select pg_advisory_xact_lock(${lock})`),
      );
      return work(transaction);
    });
    try {
      const result = await limitTime(done as ReturnType<typeof work>, TIMEOUT_MS, TIMEOUT_CODE);
      completedAt = performance.now();
      return result;
    } catch (error) {
      // Replaces a stuck pool: a connection of postgres.js whose socket closed during a write never
      // writes again. https://github.com/porsager/postgres/issues/1154
      const isStuck =
        getCode(error) === TIMEOUT_CODE && performance.now() - completedAt > TIMEOUT_MS;
      if (isStuck && used === pool) {
        pool = createPool();
        used.end({ timeout: 1 }).catch(() => {});
      }
      throw error;
    }
  };
  return { database, close: () => pool.end({ timeout: 1 }) };
}

/**
 * Ignores the error that postgres.js throws when it writes to a closed socket. The error occurs
 * outside of any promise, so it would end the instance.
 */
export function ignoreLateWrites(): void {
  globalThis.addEventListener('error', (event) => {
    if (event.message.includes("null (reading 'write')")) event.preventDefault();
  });
}

/**
 * Returns the TLS settings: no TLS to a database on this machine, otherwise TLS, with a check of
 * the server's certificate if its authority is known.
 */
export function getTls(url: string, authority?: string) {
  const { hostname } = new URL(url);
  if (/^(localhost|127(\.\d+){3}|\[::1\]|supabase_db_.*)$/.test(hostname)) return false;
  return authority ? { ca: authority, rejectUnauthorized: true } : ('require' as const);
}

type NewRequest = {
  keyHash: string | undefined;
  /**
   * Hash of the answers. Two requests without an idempotency key count as one if their hashes are
   * equal.
   */
  contentHash: string;
  addressHash: string;
  networkHash: string;
  isMarked: boolean;
  answers: string;
};

export type Stored =
  | { kind: 'stored' | 'known'; number: string; state: State }
  | { kind: 'other' }
  | { kind: 'limited'; seconds: number };

type Lookup = { seconds: number | null; rank: number } & (
  | { number: string; state: State; content_hash: string | null }
  | { number: null }
);

/**
 * Stores a request and the job of its mail, unless its address or network has reached the limit.
 *
 * @returns `known` with the number of the stored request if it was stored before, `other` if a
 *   request with the same idempotency key but other answers is stored.
 */
export const storeRequest = (
  database: Database,
  keys: Environment['OUTBOX_KEYS'],
  { keyHash = '', contentHash, addressHash, networkHash, isMarked, answers }: NewRequest,
): Promise<Stored> => {
  // Locks by network, otherwise two requests of a network could pass the limit at the same time.
  const lock = Number.parseInt(networkHash.slice(0, 8), 16);
  return database(async (sql) => {
    for (;;) {
      const [found] = await sql<Lookup[]>`
        select known.number, known.state, known.content_hash,
          ceil(extract(epoch from greatest(
            (select received_at from quote.requests where address_hash = ${addressHash}
              order by received_at desc offset ${MAX_PER_ADDRESS - 1} limit 1),
            (select received_at from quote.requests where network_hash = ${networkHash}
              order by received_at desc offset ${MAX_PER_NETWORK - 1} limit 1)
            ) + interval '1 hour' - clock_timestamp()))::int as seconds,
          (select 1 + count(*)::int from quote.requests where network_hash = ${networkHash}
            and received_at > clock_timestamp() - interval '1 hour') as rank
        from (select) one left join quote.requests known on known.key_hash = ${keyHash}
          or ${keyHash} = '' and known.content_hash = ${contentHash}`;
      if (found?.number) {
        const isOther = found.content_hash !== null && found.content_hash !== contentHash;
        return isOther ? { kind: 'other' } : { ...found, kind: 'known' };
      }
      if (found?.seconds && found.seconds > 0) return { kind: 'limited', seconds: found.seconds };
      const number = drawNumber();
      const { key_id, ciphertext } = encrypt(keys, answers, number);
      const [row] = await sql`
        insert into quote.requests (number, key_hash, content_hash, address_hash, network_hash,
          network_rank, is_marked, key_id, ciphertext)
        values (${number}, nullif(${keyHash}, ''), ${contentHash}, ${addressHash}, ${networkHash},
          ${found?.rank ?? 1}, ${isMarked}, ${key_id}, ${ciphertext})
        on conflict do nothing returning number`;
      // Repeats the loop if no row was inserted: the number exists already, or the same request
      // arrived through another network at the same time.
      if (row) {
        await sql`insert into quote.jobs (number, kind) values (${number}, 'broker')`;
        return { kind: 'stored', number, state: 'waiting' };
      }
    }
  }, lock);
};

export const storeCanary = (
  database: Database,
  keys: Environment['OUTBOX_KEYS'],
  number: string,
  answers: string,
): Promise<void> =>
  database(async (sql) => {
    const { key_id, ciphertext } = encrypt(keys, answers, number);
    await sql`insert into quote.requests (number, key_id, ciphertext)
      values (${number}, ${key_id}, ${ciphertext})`;
    await sql`insert into quote.jobs (number, kind) values (${number}, 'canary')`;
  });

type Found = { number: string; state: State } | undefined;

/** @param name number of the request, or hash of its idempotency key */
export const findRequest = (database: Database, name: string): Promise<Found> =>
  database(async (sql) => {
    const [row] = await sql<NonNullable<Found>[]>`
      select number, state from quote.requests where ${name} in (number, key_hash)`;
    return row;
  });

/**
 * Withdraws a request: erases its answers. If the broker may have them, a mail asks him to erase
 * them too.
 */
export const withdrawRequest = (database: Database, name: string): Promise<Found> =>
  database(async (sql) => {
    const [row] = await sql<NonNullable<Found>[]>`
      select number, state from quote.requests where ${name} in (number, key_hash) for update`;
    if (!row || row.state === 'withdrawn') return row;
    const [erased] = await sql<{ is_sent: boolean }[]>`
      update quote.requests set state = 'withdrawn', key_id = null, ciphertext = null,
        content_hash = null, erased_at = now()
      where number = ${row.number} and ciphertext is not null
      returning sent_at is not null as is_sent`;
    if (!erased) return { ...row, state: 'expired' };
    const jobs = await sql<{ attempts: number }[]>`
      delete from quote.jobs where number = ${row.number} returning attempts`;
    if (erased.is_sent || jobs.some(({ attempts }) => attempts > 0))
      await sql`insert into quote.jobs (number, kind) values (${row.number}, 'broker')`;
    return { ...row, state: 'withdrawn' };
  });

export type Job = {
  number: string;
  kind: JobKind;
  lease: string;
  attempts: number;
  state: State;
  resends: number;
  received_at: Date;
  is_marked: boolean;
  /**
   * Whether the visitor receives an acknowledgement: for the first request of a network within an
   * hour, if the page's script sent it and no spam mark was found.
   */
  is_acknowledged: boolean;
} & (Encrypted | { key_id: null; ciphertext: null });

/** Time for which a worker reserves a job: longer than the time-out of a mail. */
const LEASE = '2 minutes';

/**
 * Reserves due jobs for this worker in a fair order: first the requests without spam marks, then
 * those with the lowest rank in their network, then the oldest.
 */
export const leaseJobs = (database: Database, count: number): Promise<Job[]> =>
  database(
    (sql) => sql<Job[]>`
      with due as (
        select j.number, j.kind from quote.jobs j join quote.requests r using (number)
        where j.due_at <= clock_timestamp()
        order by r.is_marked, r.network_rank, r.received_at
        for update of j skip locked
        limit greatest(0, least(${count}::int, ${MAX_MAILS}::int
          - (select count(*) from quote.requests where sent_at > now() - interval '1 hour')))
      )
      update quote.jobs j set lease = gen_random_uuid(), attempts = j.attempts + 1,
        due_at = clock_timestamp() + ${LEASE}::interval
      from due join quote.requests r using (number)
      where j.number = due.number and j.kind = due.kind
      returning j.number, j.kind, j.lease, j.attempts, r.state, r.resends, r.received_at,
        r.is_marked, r.key_id, r.ciphertext,
        r.network_rank = 1 and r.key_hash is not null and not r.is_marked as is_acknowledged`,
  );

/** Deletes a finished job. After the first mail to the broker, creates the follow-up jobs. */
export const completeJob = (
  database: Database,
  { number, kind, lease, state }: Job,
  followUps: JobKind[],
): Promise<void> =>
  database(async (sql) => {
    await sql`delete from quote.jobs
        where number = ${number} and kind = ${kind} and lease = ${lease}`;
    if ((kind !== 'broker' && kind !== 'canary') || state === 'withdrawn') return;
    // Marks the request as sent even if the lease was lost (to a withdrawal or another worker).
    const [first] = await sql`
      update quote.requests set sent_at = now(),
        state = case state when 'waiting' then 'sent' else state end
      where number = ${number} and sent_at is null returning number`;
    for (const followUp of first ? followUps : [])
      await sql`insert into quote.jobs (number, kind)
        select number, ${followUp} from quote.requests
        where number = ${number} and ciphertext is not null on conflict do nothing`;
  });

/** Postpones a job with exponential back-off: 1, 2, 4, 8, then 15 minutes. */
export const postponeJob = (
  database: Database,
  { number, kind, lease, attempts }: Job,
  cause: string,
): Promise<void> =>
  database(async (sql) => {
    const pause = `${Math.min(2 ** (attempts - 1), 15)} minutes`;
    await sql`update quote.jobs set due_at = clock_timestamp() + ${pause}::interval,
      lease = null, cause = ${cause}
      where number = ${number} and kind = ${kind} and lease = ${lease}`;
  });

export const eraseExpired = (database: Database): Promise<void> =>
  database(async (sql) => void (await sql`select quote.erase()`));

export type Overdue = { requests: number; minutes: number; cause: string | null };

/**
 * Counts the jobs that have waited for 15 minutes. Returns undefined if there are none, or if an
 * alert was sent within the hour.
 */
export const claimAlert = (database: Database): Promise<Overdue | undefined> =>
  database(async (sql) => {
    const [overdue] = await sql<(Overdue & { number: string })[]>`
      select min(number) as number, count(*)::int as requests, max(cause) as cause,
        floor(extract(epoch from now() - min(created_at)) / 60)::int as minutes
      from quote.jobs
      where kind <> 'acknowledgement' and created_at < now() - interval '15 minutes'
        and not exists (select from quote.requests where alerted_at > now() - interval '1 hour')`;
    if (!overdue?.requests) return undefined;
    await sql`update quote.requests set alerted_at = now() where number = ${overdue.number}`;
    return overdue;
  });
