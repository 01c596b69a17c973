import type { QuoteRequest } from '../_shared/quote-request.ts';
import type { Accepted } from './accept.ts';
import { causeOf } from './cause.ts';
import type { Attempt, Verdict } from './guard.ts';
import { keep } from './keep.ts';
import { composeMail } from './mail.ts';
import type { Kept, State } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused, tooOften } from './refused.ts';
import { senderOf } from './sender.ts';
import { Timeout } from './transport.ts';

const busyTimeout = 15_000;
const busyInterval = 250;

export type Delivered = { number: string; state: State; again: boolean; suspicious: boolean };

/**
 * One mail per request: the same attempt again, or without its key the same content, gets the number of the first. Kept and
 * sent after the answer; sent at once where nothing can be kept. What is marked, or over a limit, is kept as suspicious; over a
 * limit it is refused where it cannot be kept.
 */
export async function deliver(
  { quote, marks, key }: Accepted,
  fresh: string,
  request: Request,
  parts: Parts,
): Promise<Delivered> {
  const { hash, guard, later } = parts;
  const sender = senderOf(request.headers);
  const address = await hash(`address ${sender.address}`);
  const network = await hash(`network ${sender.network}`);
  const content = await hash(`content ${JSON.stringify(quote)}`);
  const attempt: Attempt = { address, network, content: key ? await hash(`attempt ${key}`) : content, number: fresh };
  const verdict = await verdictOn(attempt, parts);
  const before = verdict.kind === 'sent' ? verdict.number : undefined;
  const suspicious = marks.length > 0 || verdict.kind === 'limited';
  const kept = await keep({ number: fresh, attempt: key, content, quote, suspicious }, before, parts);
  if (kept && verdict.kind === 'admitted') later(guard.settle(attempt, true));
  if (kept) return { ...kept, suspicious };
  if (before) return { number: before, state: 'remise', again: true, suspicious };
  if (verdict.kind === 'limited') throw tooOften(verdict.seconds);
  return { ...(await sendNow(attempt, quote, parts)), suspicious };
}

async function sendNow(attempt: Attempt, quote: QuoteRequest, { guard, send, now }: Parts): Promise<Kept & { again: false }> {
  try {
    await send(composeMail(quote, attempt.number, now()));
  } catch (error) {
    await guard.settle(attempt, false);
    const cause = causeOf(error, quote);
    if (error instanceof Timeout) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause });
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.', { cause });
  }
  await guard.settle(attempt, true);
  return { number: attempt.number, state: 'remise', again: false };
}

/** Asks until no other call is sending this request any more. */
async function verdictOn(attempt: Attempt, { guard, wait, now }: Parts): Promise<Exclude<Verdict, { kind: 'busy' }>> {
  const end = now().getTime() + busyTimeout;
  for (;;) {
    const verdict = await guard.admit(attempt);
    if (verdict.kind !== 'busy') return verdict;
    if (now().getTime() >= end) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause: 'busy' });
    await wait(busyInterval);
  }
}
