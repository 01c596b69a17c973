// What no visitor asks: the scheduler's call each minute, and the mail provider's word of a mail that came back.
import { readText } from './body.ts';
import { sendDigest } from './digest.ts';
import { type Counts, dispatch } from './dispatch.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';
import type { Route } from './route.ts';

export const sendWaiting: Route = async (request, parts) => {
  await serverOnly(request, parts);
  const work = run(parts);
  // It ends even if the caller does not wait for it.
  parts.later(work);
  const { sent, failed } = await work;
  return { outcome: 'run', data: { remises: sent, echecs: failed } };
};

async function run(parts: Parts): Promise<Counts> {
  const { outbox, alert, beat } = parts;
  const single = await dispatch(parts);
  const together = await sendDigest(parts);
  for (const incident of (await outbox?.watch()) ?? []) if (await alert(incident)) await outbox?.told(incident.kind);
  await outbox?.erase();
  await beat();
  return { sent: single.sent + together.sent, failed: single.failed + together.failed };
}

/** Providers tell of it in as many forms as there are providers; all of them name the Message-ID or the subject. */
export const bounced: Route = async (request, parts) => {
  await serverOnly(request, parts);
  const numbers = new Set((await readText(request, parts)).match(/\b\d{6}-[2-9A-Z]{6}(?![2-9A-Z])/g));
  let counted = 0;
  for (const number of numbers) if (await parts.outbox?.bounced(number)) counted += 1;
  return { outcome: 'bounced', data: { retours: counted } };
};

/** The server's secret, which no page holds. */
export async function serverOnly(request: Request, { authenticateServer }: Parts): Promise<void> {
  if (!(await authenticateServer(request))) throw new Refused(401, 'cle', 'Le secret du serveur manque ou n’est pas le bon.');
}
