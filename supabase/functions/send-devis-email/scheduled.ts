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
  // First: the platform may end a call that a slow mail server holds up.
  for (const incident of (await outbox?.watch()) ?? []) if (await alert(incident)) await outbox?.told(incident.kind);
  const single = await dispatch(parts);
  const together = await sendDigest(parts);
  await outbox?.erase();
  await beat();
  return { sent: single.sent + together.sent, failed: single.failed + together.failed };
}

/** A whole mail may come with it. */
const largestBounce = 1_000_000;
/** What the Message-ID of a request's mail, or of a digest, begins with; the subject says a request's number too. */
const mailName = /\b(?:CANARI-)?\d{6}-[2-9A-Z]{6}(?![2-9A-Z])|\breleve-[0-9a-f]{20}\b/g;

/** Providers tell of it in as many forms as there are providers, each in its own encoding; all of them name the Message-ID. */
export const bounced: Route = async (request, parts) => {
  await serverOnly(request, parts);
  const names = (await readText(request, parts, largestBounce, { fatal: false })).match(mailName) ?? [];
  const count = async (mails: string[]) => {
    let counted: number | undefined;
    for (const mail of new Set(mails)) {
      const carried = await parts.outbox?.bounced(mail);
      if (carried !== undefined) counted = (counted ?? 0) + carried;
    }
    return counted;
  };
  const isDigest = (name: string) => name.startsWith('releve-');
  // A digest that came back names each of its requests, none of which came back alone; anybody may type the name of one.
  const retours = (await count(names.filter(isDigest))) ?? (await count(names.filter((name) => !isDigest(name)))) ?? 0;
  return { outcome: 'bounced', data: { retours } };
};

/** The server's secret, which no page holds. */
export async function serverOnly(request: Request, { authenticateServer }: Parts): Promise<void> {
  if (!(await authenticateServer(request))) throw new Refused(401, 'cle', 'Le secret du serveur manque ou n’est pas le bon.');
}
