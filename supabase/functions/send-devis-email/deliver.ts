import type { Accepted } from './accept.ts';
import { causeOf } from './cause.ts';
import type { ConsentedRequest } from './consented-request.ts';
import { addressesOf, type Claim, type Verdict } from './guard.ts';
import { keep } from './keep.ts';
import { composeMail } from './mail.ts';
import type { Kept } from './outbox.ts';
import type { Parts } from './parts.ts';
import { isPlainForm } from './plain-form.ts';
import { otherContent, Refused, tooOften } from './refused.ts';
import { Timeout } from './transport.ts';

const busyTimeout = 15_000;
const busyInterval = 250;

/**
 * One mail per request: the same attempt again, or without its key the same content, gets the
 * number of the first. Kept and sent after the answer, in its turn; sent at once where nothing can
 * be kept, as far as this instance's memory allows.
 */
export async function deliver(
  { quote, marks, keyHash }: Accepted,
  fresh: string,
  request: Request,
  parts: Parts,
): Promise<Kept & { again: boolean }> {
  const { hash, guard } = parts;
  const content = await hash(`content ${JSON.stringify(quote)}`);
  const addresses = await addressesOf(request, hash);
  const marked = marks.length > 0;
  const claim = { ...addresses, attempt: keyHash ?? content, content, number: fresh, marked };
  const verdict = guard.admit(claim);
  const before = verdict.kind === 'sent' ? verdict.number : undefined;
  // A browser without scripts shows nobody whether it left.
  const isTold = parts.broker && !marked && !isPlainForm(request);
  const mailbox = isTold ? await hash(`mailbox ${quote.email.toLowerCase()}`) : undefined;
  const whole = { ...quote, ...(marked && { marques: marks }) };
  try {
    const kept = await keep(
      { number: fresh, keyHash, content, quote: whole, suspicious: marked, mailbox, ...addresses },
      before,
      parts,
    );
    if (kept && !before) guard.settle(claim, true);
    if (kept) return kept;
  } catch (error) {
    guard.settle(claim, false);
    throw error;
  }
  const sent = await sentBefore(claim, verdict, parts);
  return sent ? { number: sent, state: 'remise', again: true } : sendNow(claim, whole, parts);
}

async function sendNow(
  claim: Claim,
  quote: ConsentedRequest,
  { guard, send, now }: Parts,
): Promise<Kept & { again: false }> {
  try {
    await send(composeMail(quote, claim.number, now()));
  } catch (error) {
    guard.settle(claim, false);
    const cause = causeOf(error, quote);
    if (error instanceof Timeout)
      throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause });
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.', { cause });
  }
  guard.settle(claim, true);
  return { number: claim.number, state: 'remise', again: false };
}

/**
 * Asks until it is known whether this request is to be sent; if the same one has left already, its
 * number.
 */
async function sentBefore(
  claim: Claim,
  first: Verdict,
  { guard, wait, now }: Parts,
): Promise<string | undefined> {
  const end = now().getTime() + busyTimeout;
  for (let verdict = first; ; verdict = guard.admit(claim)) {
    if (verdict.kind === 'admitted') return undefined;
    if (verdict.kind === 'sent') return verdict.number;
    if (verdict.kind === 'other') throw otherContent();
    if (verdict.kind === 'limited') throw tooOften(verdict.seconds);
    if (now().getTime() >= end)
      throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', {
        cause: 'busy',
      });
    await wait(busyInterval);
  }
}
