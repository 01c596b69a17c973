import type { Call } from './connection.ts';
import type { Count, Limits } from './guard.ts';

type Row = { verdict: 'admitted' | 'crowded' | 'limited'; seconds: number | null };

/** The count that all instances share. */
export function createPostgresCount(call: Call, { perAddress, perNetwork, overall }: Limits): Count {
  return {
    async admit({ address, network, number }) {
      const [row] = await call<Row>('quote_guard.admit', [address, network, number, perAddress, perNetwork, overall]);
      if (!row) throw new Error('the database gave no verdict');
      return row.verdict === 'limited' ? { kind: 'limited', seconds: row.seconds ?? 0 } : { kind: row.verdict };
    },
  };
}
