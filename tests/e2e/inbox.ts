import { ports } from '../../scripts/lib/ports.ts';

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  from: { address: string }[];
  replyTo?: { address: string }[];
};

/** The mails whose text holds the given words, read from the inbox over HTTP. */
export async function mailsWith(words: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
  return ((await answer.json()) as ReceivedMail[]).filter(({ text }) => text.includes(words));
}
