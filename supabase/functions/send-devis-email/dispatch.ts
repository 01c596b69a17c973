import { isCanary } from './canary-number.ts';
import { causeOf } from './cause.ts';
import { composeMail } from './mail.ts';
import type { Ending, Leased, Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Unreadable } from './seal.ts';
import { whyNot } from './transport.ts';

const atOnce = 5;
const longestRun = 50_000;
const settlePauses = [1_500, 4_000, 15_000];

/** What the server said is told of a canary alone, whose mail holds nobody's words. */
export type Counts = { sent: number; failed: number; said?: string };

/**
 * Sends what is due, of all requests or of one. Each is leased: two who send at the same time never take the same. Throws if the
 * database does not say what is due.
 */
export async function dispatch(parts: Parts, number?: string): Promise<Counts> {
  const { outbox } = parts;
  const counts: Counts = { sent: 0, failed: 0 };
  const end = performance.now() + longestRun;
  while (outbox && performance.now() < end) {
    const leased = await outbox.lease(atOnce, number);
    const endings = await Promise.all(leased.map((each) => sendLeased(each, outbox, parts)));
    const sent = endings.filter((ending) => ending.sent).length;
    counts.sent += sent;
    counts.failed += endings.length - sent;
    for (const ending of endings) if (!ending.sent && ending.said) counts.said = ending.said;
    // What is still due when the server is away waits for the next call.
    if (endings.every((ending) => !ending.sent && ending.why === 'away')) break;
  }
  return counts;
}

async function sendLeased(leased: Leased, outbox: Outbox, parts: Parts): Promise<Ending> {
  const started = performance.now();
  const ending = await sendMail(leased, parts);
  const outcome = ending.sent ? { outcome: 'sent' } : { outcome: 'not sent', cause: ending.cause };
  parts.log({ number: leased.number, ...outcome, lease: leased.leaseNo, ms: Math.round(performance.now() - started) });
  await settle(leased, ending, outbox, parts).catch((error) => parts.log({ outcome: 'database away', cause: causeOf(error) }));
  return ending;
}

async function sendMail(leased: Leased, { sendUnattended, sendToOperator }: Parts): Promise<Ending> {
  let answers = {};
  try {
    const quote = await leased.open();
    answers = quote;
    const send = isCanary(leased.number) ? sendToOperator : sendUnattended;
    if (!send) throw new Error('OPERATOR_MAIL is missing');
    await send(composeMail(quote, leased.number, leased.receivedAt, leased.resends), leased);
    return { sent: true };
  } catch (error) {
    const why = error instanceof Unreadable ? 'unreadable' : whyNot(error);
    const said = isCanary(leased.number) ? (error as { response?: string }).response : undefined;
    return { sent: false, cause: causeOf(error, answers), why, ...(said && { said }) };
  }
}

/** A mail that was taken is sent a second time unless that can be written down; so this is tried for a while. */
async function settle(leased: Leased, ending: Ending, outbox: Outbox, { wait }: Parts): Promise<void> {
  for (const pause of ending.sent ? settlePauses : []) {
    try {
      return await outbox.settle(leased, ending);
    } catch {
      await wait(pause);
    }
  }
  await outbox.settle(leased, ending);
}
