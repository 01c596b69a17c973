import type { QuoteRequest } from '../_shared/quote-request.ts';
import type { Attempt } from './guard.ts';
import { composeMail } from './mail.ts';
import type { Parts } from './parts.ts';
import { Refused, tooOften } from './refused.ts';
import { senderOf } from './sender.ts';
import { causeOf, Timeout } from './transport.ts';

const busyTimeout = 15_000;
const busyInterval = 250;

export type Delivered = { number: string; again: boolean };

/** One mail per request: the same content again gets the number of the first. */
export async function deliver(quote: QuoteRequest, fresh: string, request: Request, parts: Parts): Promise<Delivered> {
  const { guard, hash, send, now } = parts;
  const sender = senderOf(request.headers);
  const attempt: Attempt = {
    address: await hash(`address ${sender.address}`),
    network: await hash(`network ${sender.network}`),
    content: await hash(`content ${JSON.stringify(quote)}`),
    number: fresh,
  };
  const before = await admitted(attempt, parts);
  if (before) return { number: before, again: true };
  try {
    await send(composeMail(quote, fresh, now()));
  } catch (error) {
    await guard.settle(attempt, false);
    const cause = causeOf(error);
    if (error instanceof Timeout) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause });
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.', { cause });
  }
  await guard.settle(attempt, true);
  return { number: fresh, again: false };
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
