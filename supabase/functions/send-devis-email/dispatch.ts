import { causeOf } from './cause.ts';
import type { ConsentedRequest } from './consented-request.ts';
import { errandOf } from './errand-number.ts';
import { followUpsOf, remindAt, sendOf } from './errands.ts';
import type { Ending, FollowUp, Leased, Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Unreadable } from './seal.ts';
import { isGone } from './tool.ts';
import { whyNot } from './transport.ts';

const atOnce = 5;
const longestRun = 50_000;
const settlePauses = [1_500, 4_000, 15_000];

/** What the server said is told of a canary alone, whose mail holds nobody's words. */
export type Counts = { sent: number; failed: number; said?: string };

/**
 * Sends what is due, of all requests or of one. Each is leased: two who send at the same time never
 * take the same. Throws if the database does not say what is due.
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
  const { ending, quote } = await sendMail(leased, parts);
  const outcome = ending.sent ? { outcome: 'sent' } : { outcome: 'not sent', cause: ending.cause };
  parts.log({
    number: leased.number,
    ...outcome,
    lease: leased.leaseNo,
    ms: Math.round(performance.now() - started),
  });
  try {
    // Refused for good, as where there is no such mailbox: told like what comes back, and not tried
    // again.
    const isUnreachable =
      errandOf(leased.number) === 'acknowledgement' && !ending.sent && / 5\d\d$/.test(ending.cause);
    if (isUnreachable) await outbox.unreachable(leased.number);
    else
      await settle(
        leased,
        ending,
        quote ? followUpsOf(leased.number, quote, parts) : [],
        outbox,
        parts,
      );
  } catch (error) {
    parts.log({ outcome: 'database away', cause: causeOf(error) });
  }
  return ending;
}

type Attempt = { ending: Ending; quote?: ConsentedRequest };

async function sendMail(leased: Leased, parts: Parts): Promise<Attempt> {
  let quote: ConsentedRequest | undefined;
  try {
    quote = await leased.open();
    await sendOf(leased)(quote, leased, parts);
    return { ending: { sent: true }, quote };
  } catch (error) {
    // The broker's tool that is away says nothing of the mail server.
    const errand = errandOf(leased.number);
    const why =
      error instanceof Unreadable || isGone(error)
        ? 'unreadable'
        : errand === 'tool'
          ? 'refused'
          : whyNot(error);
    const said = errand === 'canary' ? (error as { response?: string }).response : undefined;
    return { ending: { sent: false, cause: causeOf(error, quote), why, ...(said && { said }) } };
  }
}

/**
 * A mail that was taken is sent a second time unless that can be written down; so this is tried for
 * a while.
 */
async function settle(
  leased: Leased,
  ending: Ending,
  followUps: FollowUp[],
  outbox: Outbox,
  parts: Parts,
): Promise<void> {
  const reminder = remindAt(leased.number, parts);
  for (const pause of ending.sent ? settlePauses : []) {
    try {
      return await outbox.settle(leased, ending, followUps, reminder);
    } catch {
      await parts.wait(pause);
    }
  }
  await outbox.settle(leased, ending, followUps, reminder);
}
