import { causeOf } from './cause.ts';
import { dispatch } from './dispatch.ts';
import type { Kept, Outbox, ToKeep } from './outbox.ts';
import type { Parts } from './parts.ts';
import { full, otherContent, Refused, tooOften } from './refused.ts';
import { requestNumber } from './request-number.ts';

/**
 * Keeps a request and, if it is its turn, sends it after the answer. Nothing if it cannot be kept:
 * no database, one that is away or full, or, for a request that this function gave a number before,
 * one that never had it: it was sent without being kept.
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
    if (!kept.again) later(dispatch(parts, kept.number));
    return kept;
  } catch (error) {
    if (error instanceof Refused) throw error;
    log({ outcome: 'database away', cause: causeOf(error, request.quote) });
    // Whoever was told a number before has been heard.
    return before ? { number: before, state: 'enregistree', again: true } : undefined;
  }
}

/** A number that another request has is drawn again. */
async function keepUnderFreeNumber(
  request: ToKeep,
  outbox: Outbox,
  parts: Parts,
): Promise<Kept & { again: boolean }> {
  for (let number = request.number; ; number = requestNumber(parts.now())) {
    const kept = await outbox.keep({ ...request, number });
    if (kept.kind === 'kept') return kept;
    if (kept.kind === 'other') throw otherContent();
    if (kept.kind === 'limited') throw tooOften(kept.seconds);
    if (kept.kind === 'full') {
      parts.later(tellFull(outbox, parts));
      throw full();
    }
  }
}

/** Somebody is told, once an hour, that people are asked to call. */
export async function tellFull(outbox: Outbox, { alert }: Parts): Promise<void> {
  const incident = await outbox.claimFull();
  if (incident && (await alert(incident))) await outbox.told('full');
}
