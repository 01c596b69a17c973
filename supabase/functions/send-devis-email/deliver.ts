import type { Accepted } from './accept.ts';
import { causeOf } from './cause.ts';
import type { Attempt } from './guard.ts';
import { keep } from './keep.ts';
import { composeMail } from './mail.ts';
import type { State } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused, tooOften } from './refused.ts';
import { senderOf } from './sender.ts';
import { Timeout } from './transport.ts';

const busyTimeout = 15_000;
const busyInterval = 250;

export type Delivered = { number: string; state: State; again: boolean };

/**
 * One mail per request: the same attempt again, or without its key the same content, gets the number of the first. Kept and
 * sent after the answer; sent at once where nothing can be kept.
 */
export async function deliver({ quote, key }: Accepted, fresh: string, request: Request, parts: Parts): Promise<Delivered> {
  const { hash, guard, later } = parts;
  const sender = senderOf(request.headers);
  const address = await hash(`address ${sender.address}`);
  const network = await hash(`network ${sender.network}`);
  const content = await hash(`content ${JSON.stringify(quote)}`);
  const attempt: Attempt = { address, network, content: key ? await hash(`attempt ${key}`) : content, number: fresh };
  const before = await admitted(attempt, parts);
  const toKeep = { number: fresh, attempt: key, content, quote, suspicious: false };
  const kept = await keep(toKeep, before, parts);
  if (!kept) return before ? { number: before, state: 'remise', again: true } : sendNow(attempt, quote, parts);
  if (!before) later(guard.settle(attempt, true));
  return kept;
}

async function sendNow(attempt: Attempt, quote: Accepted['quote'], { guard, send, now }: Parts): Promise<Delivered> {
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

/** Asks until it is known whether this request is to be sent; if the same one has left already, its number. */
async function admitted(attempt: Attempt, { guard, wait, now }: Parts): Promise<string | undefined> {
  const end = now().getTime() + busyTimeout;
  for (;;) {
    const verdict = await guard.admit(attempt);
    if (verdict.kind === 'admitted') return undefined;
    if (verdict.kind === 'sent') return verdict.number;
    if (verdict.kind === 'limited') throw tooOften(verdict.seconds);
    if (now().getTime() >= end) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause: 'busy' });
    await wait(busyInterval);
  }
}
