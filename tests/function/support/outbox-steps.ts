import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { limitsOf } from '../../../supabase/functions/send-devis-email/guard.ts';
import { createOutbox, type Leased, type Outbox, type ToKeep } from '../../../supabase/functions/send-devis-email/outbox.ts';
import { createSeal, sealingKeys } from '../../../supabase/functions/send-devis-email/seal.ts';
import { real } from './outbox.ts';
import { emptyPostgres } from './postgres.ts';

const keys = sealingKeys.parse(`a:${btoa('32 signs which seal nothing real')}`);

const request = (number: string, over: Partial<ToKeep> = {}): ToKeep => ({
  number,
  keyHash: `key-${number}`,
  content: `hash-${number}`,
  quote: valid,
  suspicious: false,
  address: `address ${number}`,
  network: `network ${number}`,
  ...over,
});

let shared: Outbox | undefined;

async function start() {
  const { url, database } = await emptyPostgres();
  shared ??= createOutbox(connect(url), createSeal(keys), limitsOf(1000, 10_000));
  const outbox = shared;
  return {
    outbox,
    database,
    request,
    keep: async (what: ToKeep) => {
      const kept = await outbox.keep(what);
      return kept.kind === 'kept' ? kept.number : kept.kind;
    },
    /** Kept, and like all others not let out. */
    keepBack: async (what: ToKeep) => {
      await outbox.keep(what);
      await database.sql('update quote_outbox.requests set left_at = null');
    },
    lease: async (number?: string): Promise<Leased> => {
      const [leased, ...more] = await outbox.lease(5, number);
      assert.ok(leased);
      assert.deepEqual(more, []);
      return leased;
    },
    leased: async () => (await outbox.lease(5)).map(({ number }) => number),
    resend: (keyHash = 'key-N-1') => outbox.resend(keyHash, { address: 'address', network: 'network' }),
  };
}

export const failure = { sent: false, cause: 'EENVELOPE 550', why: 'refused' } as const;

/** A test of the outbox in an empty Postgres. */
export const test = (name: string, fn: (outbox: Awaited<ReturnType<typeof start>>) => Promise<void>) =>
  real(name, async () => fn(await start()));
