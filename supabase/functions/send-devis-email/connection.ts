import postgres from 'postgres';

/** Calls a function of the database with these values. */
export type Call = <Row>(name: string, values: Value[], timeout?: number) => Promise<Row[]>;
type Scalar = string | number | boolean | undefined;
type Value = Scalar | string[];

/**
 * How long nothing is asked of a database that is not there, so that one request waits for it once.
 */
const pause = 1_000;

/** A way to the database that fails rather than keep a visitor waiting. */
export function connect(url: string, authority?: string): Call {
  // One message a query (the simple protocol) suits every kind of pooler.
  const sql = postgres(url, {
    max: 4,
    ssl: tlsOf(url, authority),
    prepare: false,
    fetch_types: false,
    connect_timeout: 2,
    idle_timeout: 30,
    backoff: () => 0.1,
    onnotice: () => {},
  });
  let awayUntil = 0;
  return async <Row>(name: string, values: Value[], timeout = 2_000) => {
    if (performance.now() < awayUntil) throw new Error('the database was away a moment ago');
    // Limited to what this role may call, whoever logged in; the message is one transaction, which
    // the role ends with.
    const text = `set local role quote_function; select * from ${name}(${values.map(literal).join(', ')})`;
    try {
      const [, rows] = (await inTime(sql.unsafe(text), timeout)) as unknown as [unknown, Row[]];
      return [...rows];
    } catch (error) {
      // A database that answers, if late, is there.
      if (!(error instanceof postgres.PostgresError || error instanceof Late))
        awayUntil = performance.now() + pause;
      throw error;
    }
  };
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The official stack on one's own machine: no public host can bear this name. */
const localContainer = /^supabase_db_/;

/**
 * How the way is protected: not at all on this machine; elsewhere encrypted, and the server proven
 * where its authority is given.
 */
export function tlsOf(
  url: string,
  authority?: string,
): false | 'require' | { ca: string; rejectUnauthorized: true } {
  const { hostname } = new URL(url);
  if (loopback.test(hostname) || localContainer.test(hostname)) return false;
  return authority ? { ca: authority, rejectUnauthorized: true } : 'require';
}

/** Hashes, numbers, hexadecimals and short causes hold no other sign. */
function literal(value: Value): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  if (value === undefined) return 'null';
  if (typeof value !== 'string') return String(value);
  if (!/^[\p{L}\p{N}_ -]+$/u.test(value)) throw new Error('not a hash, nor a number');
  return `'${value}'`;
}

class Late extends Error {}

async function inTime<T>(query: Promise<T>, timeout: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('the database is too slow')), timeout);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}
