// What no visitor asks: the scheduler's call each minute, and the mail provider's word of a mail
// that came back.
import { readText } from './body.ts';
import { type Counts, dispatch } from './dispatch.ts';
import { anyNumber, errandOf } from './errand-number.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';
import type { Route } from './route.ts';

export const sendWaiting: Route = async (request, parts) => {
  await only(parts.authenticateScheduler, request);
  const work = run(parts);
  // It ends even if the caller does not wait for it.
  parts.later(work);
  const { sent, failed } = await work;
  return { outcome: 'run', data: { remises: sent, echecs: failed } };
};

async function run(parts: Parts): Promise<Counts> {
  const { outbox, alert, beat, takenInTime } = parts;
  await outbox?.letOut();
  if (takenInTime) await outbox?.remind();
  // Before anything is sent: the platform may end a call that a slow mail server holds up.
  for (const incident of (await outbox?.watch()) ?? [])
    if (await alert(incident)) await outbox?.told(incident.kind);
  const counts = await dispatch(parts);
  await outbox?.erase();
  await beat();
  return counts;
}

/** A whole mail may come with it, which may name many others; a provider tells of one at a time. */
const largestBounce = 1_000_000;
const mostBounces = 20;
const messageId = new RegExp(`(?<![\\w-])(${anyNumber})(?:-r\\d)?@([\\w.-]+)`, 'g');

/**
 * Providers tell of it in as many forms as there are providers, each in its own encoding; all of
 * them name the Message-ID. A number alone is believed from nobody: anybody may type one.
 */
export const bounced: Route = async (request, parts) => {
  await only(parts.authenticateBounces, request);
  const text = await readText(request, parts, largestBounce, { fatal: false });
  const ids = text.matchAll(messageId);
  const numbers = new Set(
    [...ids].flatMap(([, number = '', domain]) => (domain === parts.domain ? number : [])),
  );
  let retours = 0;
  for (const number of [...numbers].slice(0, mostBounces)) {
    const isNew =
      errandOf(number) === 'acknowledgement'
        ? parts.outbox?.unreachable(number)
        : parts.outbox?.bounced(number);
    if (await isNew) retours += 1;
  }
  return { outcome: 'bounced', data: { retours } };
};

/** Whoever bears a secret that no page holds. */
export async function only(
  isAllowed: (request: Request) => Promise<boolean>,
  request: Request,
): Promise<void> {
  if (!(await isAllowed(request)))
    throw new Refused(401, 'cle', 'Le secret du serveur manque ou n’est pas le bon.');
}
