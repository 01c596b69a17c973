import type { Call } from './connection.ts';
import type { Guard, Limits, Verdict } from './guard.ts';

type Row = { verdict: 'admitted' | 'crowded' | 'sent' | 'busy' | 'limited'; number: string | null; seconds: number | null };

/** The count that all instances share, in Postgres. */
export function createDatabase(call: Call, { perAddress, perNetwork, overall }: Limits): Guard {
  return {
    async admit({ address, network, content, number }) {
      const values = [address, network, content, number, perAddress, perNetwork, overall];
      const [row] = await call<Row>('quote_guard.admit', values);
      return verdictOf(row);
    },
    async settle({ content, number }, sent) {
      await call('quote_guard.settle', [content, number, sent]);
    },
  };
}

function verdictOf(row: Row | undefined): Verdict {
  if (!row) throw new Error('the database gave no verdict');
  if (row.verdict === 'sent') return { kind: 'sent', number: row.number ?? '' };
  if (row.verdict === 'limited') return { kind: 'limited', seconds: row.seconds ?? 0 };
  return { kind: row.verdict };
}
