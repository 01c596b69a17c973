import type { QuoteRequest } from '../_shared/quote-request.ts';
import type { Accepted } from './accept.ts';
import { causeOf } from './cause.ts';
import { type Claim, claimOf, isAdmitted, isOverLimits, type Verdict } from './guard.ts';
import { keep } from './keep.ts';
import { composeMail } from './mail.ts';
import type { Kept, State } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused, tooOften } from './refused.ts';
import { Timeout } from './transport.ts';

const busyTimeout = 15_000;
const busyInterval = 250;

/** How many suspicious requests may wait, how many times as many be here, of a few kilobytes each; when to ask again, in seconds. */
const room = { overLimits: 5_000, withinLimits: 20_000 };
const storedPerWaiting = 20;
const roomAgain = 600;

export type Delivered = { number: string; state: State; again: boolean; suspicious: boolean };

/**
 * One mail per request: the same attempt again, or without its key the same content, gets the number of the first. Kept and
 * sent after the answer; sent at once where nothing can be kept. What is marked, or over a limit, is kept as suspicious; over a
 * limit it is refused where it cannot be kept.
 */
export async function deliver(
  { quote, marks, keyHash }: Accepted,
  fresh: string,
  request: Request,
  parts: Parts,
): Promise<Delivered> {
  const { hash, guard } = parts;
  const content = await hash(`content ${JSON.stringify(quote)}`);
  const claim = await claimOf(request, hash, keyHash ?? content, fresh);
  const verdict = await guard.admit(claim);
  const before = verdict.kind === 'sent' ? verdict.number : undefined;
  const suspicious = marks.length > 0 || isOverLimits(verdict);
  if (suspicious && !before) await requireRoom(verdict, parts);
  const kept = await keep({ number: fresh, keyHash, content, quote, suspicious }, before, parts);
  if (kept) {
    if (!before) guard.settle(claim, true);
    return { ...kept, suspicious };
  }
  const sent = await sentBefore(claim, verdict, parts);
  return { ...(sent ? { number: sent, state: 'remise', again: true } : await sendNow(claim, quote, parts)), suspicious };
}

async function sendNow(claim: Claim, quote: QuoteRequest, { guard, send, now }: Parts): Promise<Kept & { again: false }> {
  try {
    await send(composeMail(quote, claim.number, now()));
  } catch (error) {
    guard.settle(claim, false);
    const cause = causeOf(error, quote);
    if (error instanceof Timeout) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause });
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.', { cause });
  }
  guard.settle(claim, true);
  return { number: claim.number, state: 'remise', again: false };
}

/** Asks until it is known whether this request is to be sent; if the same one has left already, its number. */
async function sentBefore(claim: Claim, first: Verdict, { guard, wait, now }: Parts): Promise<string | undefined> {
  const end = now().getTime() + busyTimeout;
  for (let verdict = first; ; verdict = await guard.admit(claim)) {
    if (isAdmitted(verdict)) return undefined;
    if (verdict.kind === 'sent') return verdict.number;
    if (verdict.kind === 'limited') throw tooOften(verdict.seconds);
    if (now().getTime() >= end) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause: 'busy' });
    await wait(busyInterval);
  }
}

/** A flood fills what there is for suspicious requests; those who keep within their own limits are the last to notice. */
async function requireRoom(verdict: Verdict, { outbox, log }: Parts): Promise<void> {
  const kept = await outbox?.suspects().catch((error) => log({ outcome: 'database away', cause: causeOf(error) }));
  const most = verdict.kind === 'limited' ? room.overLimits : room.withinLimits;
  if (kept && (kept.waiting >= most || kept.stored >= most * storedPerWaiting)) throw tooOften(roomAgain);
}
