// How each mail, and what follows a request, is sent.
import { acknowledgement, unreachable, withdrawn } from './acknowledgement.ts';
import type { ConsentedRequest } from './consented-request.ts';
import { type Errand, errandNumber, errandOf } from './errand-number.ts';
import { composeMail } from './mail.ts';
import type { FollowUp, Leased } from './outbox.ts';
import type { Parts } from './parts.ts';
import { monthly, reminder, takeOnLink } from './reminders.ts';
import tables from './tables.json' with { type: 'json' };
import { callTool } from './tool.ts';
import { afterWorkingHours } from './working-hours.ts';

type Send = (quote: ConsentedRequest, leased: Leased, parts: Parts) => Promise<void>;

const mailToBroker: Send = async (quote, leased, parts) => {
  const link = parts.takenInTime ? await takeOnLink(leased.number, parts) : undefined;
  await parts.sendUnattended(
    composeMail(quote, leased.number, leased.receivedAt, leased.resends, link),
    leased,
  );
};

const sends: Record<Errand, Send> = {
  canary: async (quote, { number, receivedAt }, { sendToOperator }) => {
    if (!sendToOperator) throw new Error('OPERATOR_MAIL is missing');
    await sendToOperator(composeMail(quote, number, receivedAt));
  },
  acknowledgement: async ({ email }, { number }, parts) =>
    parts.sendUnattended(await acknowledgement(email, number, parts)),
  tool: callTool,
  unreachable: (_, leased, { sendUnattended }) =>
    sendUnattended(unreachable(leased.number), leased),
  withdrawn: (_, leased, { sendUnattended }) => sendUnattended(withdrawn(leased.number), leased),
  reminder: async (_, leased, parts) =>
    parts.sendUnattended(await reminder(leased.number, parts), leased),
  month: async (_, leased, parts) =>
    parts.sendUnattended(await monthly(leased.number, parts), leased),
};

export function sendOf({ number }: Leased): Send {
  const errand = errandOf(number);
  return errand ? sends[errand] : mailToBroker;
}

/** What follows the broker's mail of a request, with what it needs of the answers. */
export function followUpsOf(
  number: string,
  quote: ConsentedRequest,
  { broker, tool }: Parts,
): FollowUp[] {
  if (errandOf(number)) return [];
  return [
    ...(broker
      ? [{ number: errandNumber('acknowledgement', number), content: { email: quote.email } }]
      : []),
    ...(tool ? [{ number: errandNumber('tool', number), content: quote }] : []),
  ];
}

/** When the broker is reminded of a request whose mail was taken now. */
export const remindAt = (number: string, { takenInTime, now }: Parts): Date | undefined =>
  takenInTime && !errandOf(number) ? afterWorkingHours(now(), tables.hours.reminder) : undefined;
