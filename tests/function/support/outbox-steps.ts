import assert from 'node:assert/strict';
import type { Administration } from '../../../scripts/trial/administer.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { connect } from '../../../supabase/functions/send-devis-email/connection.ts';
import { limitsOf } from '../../../supabase/functions/send-devis-email/guard.ts';
import {
  createOutbox,
  type Leased,
  type Outbox,
  type ToKeep,
} from '../../../supabase/functions/send-devis-email/outbox.ts';
import { createSeal, sealingKeys } from '../../../supabase/functions/send-devis-email/seal.ts';
import { real } from './outbox.ts';
import { emptyPostgres } from './postgres.ts';

const keys = sealingKeys.parse(`a:${btoa('32 signs which seal nothing real')}`);

/** Those of a file, one test after the other, each beginning with nothing kept. */
export let outbox: Outbox;
export let database: Administration;

export const request = (number: string, over: Partial<ToKeep> = {}): ToKeep => ({
  number,
  keyHash: `key-${number}`,
  content: `hash-${number}`,
  quote: valid,
  suspicious: false,
  address: `address ${number}`,
  network: `network ${number}`,
  ...over,
});

export async function keep(number: string, over?: Partial<ToKeep>): Promise<string> {
  const kept = await outbox.keep(request(number, over));
  return kept.kind === 'kept' ? kept.number : kept.kind;
}

/** Kept, and like all others not let out. */
export async function keepBack(number: string) {
  await outbox.keep(request(number));
  await database.sql('update quote_outbox.requests set left_at = null');
}

export async function lease(number?: string): Promise<Leased> {
  const [leased, ...more] = await outbox.lease(5, number);
  assert.ok(leased);
  assert.deepEqual(more, []);
  return leased;
}

export const leased = async () => (await outbox.lease(5)).map(({ number }) => number);
/** The one that is due was tried. */
export const settle = async (how: Parameters<Outbox['settle']>[1]) =>
  outbox.settle(await lease(), how);
export const resend = (keyHash = 'key-N-1') =>
  outbox.resend(keyHash, { address: 'address', network: 'network' });

export const success = { sent: true } as const;
export const failure = { sent: false, cause: 'EENVELOPE 550', why: 'refused' } as const;

/** A test of the outbox in an empty Postgres. */
export const test = (name: string, fn: () => Promise<void>) =>
  real(name, async () => {
    const postgres = await emptyPostgres();
    database = postgres.database;
    outbox ??= createOutbox(connect(postgres.url), createSeal(keys), limitsOf(1000, 10_000));
    await fn();
  });
