import postgres from 'postgres';
import type { Guard, Limits, Verdict } from './guard.ts';

type Row = { verdict: 'admitted' | 'sent' | 'busy' | 'limited'; number: string | null; seconds: number | null };

const timeout = 2_000;

/** The count that all instances share, in Postgres; it fails rather than keep a visitor waiting. */
export function createDatabase(url: string, { perAddress, perNetwork }: Limits): Guard {
  // One message a query (the simple protocol) suits every kind of pooler.
  const sql = postgres(url, {
    max: 4,
    ssl: 'prefer',
    prepare: false,
    fetch_types: false,
    connect_timeout: 2,
    idle_timeout: 30,
    backoff: () => 0.1,
    onnotice: () => {},
  });
  return {
    async admit({ address, network, content, number }) {
      const values = [...[address, network, content, number].map(literal), perAddress, perNetwork];
      const [row] = await inTime(sql.unsafe<Row[]>(`select * from quote_guard.admit(${values.join(', ')})`));
      return verdictOf(row);
    },
    async settle({ content, number }, sent) {
      await inTime(sql.unsafe(`select quote_guard.settle(${literal(content)}, ${literal(number)}, ${sent})`));
    },
  };
}

/** Hashes and numbers hold no other sign. */
function literal(value: string): string {
  if (!/^[\w-]+$/.test(value)) throw new Error('not a hash, nor a number');
  return `'${value}'`;
}

function verdictOf(row: Row | undefined): Verdict {
  if (!row) throw new Error('the database gave no verdict');
  if (row.verdict === 'sent') return { kind: 'sent', number: row.number ?? '' };
  if (row.verdict === 'limited') return { kind: 'limited', seconds: row.seconds ?? 0 };
  return { kind: row.verdict };
}

async function inTime<T>(query: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database is too slow')), timeout);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}
