import { causeOf } from './cause.ts';
import { sendLeased } from './dispatch.ts';
import type { Kept, Outbox, ToKeep } from './outbox.ts';
import type { Parts } from './parts.ts';
import { requestNumber } from './request-number.ts';

/**
 * Keeps a request and sends it after the answer. What is suspicious waits for the next digest. Nothing if it
 * cannot be kept: no database, one that is away, or, for a request that this function gave a number before, one that never
 * had it: it was sent without being kept.
 */
export async function keep(
  request: ToKeep,
  before: string | undefined,
  parts: Parts,
): Promise<(Kept & { again: boolean }) | undefined> {
  const { outbox, later, log } = parts;
  if (!outbox) return undefined;
  try {
    if (before) {
      const known = await outbox.find(request.keyHash, request.content);
      return known && { ...known, again: true };
    }
    const kept = await keepUnderFreeNumber(request, outbox, parts);
    if (kept.leased) later(sendLeased(kept.leased, outbox, parts));
    return kept;
  } catch (error) {
    log({ outcome: 'database away', cause: causeOf(error, request.quote) });
    // Whoever was told a number before has been heard.
    return before ? { number: before, state: 'enregistree', again: true } : undefined;
  }
}

/** A number that another request has is drawn again. */
async function keepUnderFreeNumber(request: ToKeep, outbox: Outbox, { now }: Parts) {
  for (let number = request.number; ; number = requestNumber(now())) {
    const kept = await outbox.keep({ ...request, number });
    if (kept) return kept;
  }
}
