import { ports } from '../../scripts/lib/ports.ts';

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  from: { address: string }[];
  replyTo?: { address: string }[];
};

/** The mails whose text holds the given words, read from the inbox over HTTP. They leave after the answer: it waits for one. */
export async function mailsWith(words: string): Promise<ReceivedMail[]> {
  for (let left = 100; ; left--) {
    const answer = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
    const mails = ((await answer.json()) as ReceivedMail[]).filter(({ text }) => text.includes(words));
    if (mails.length > 0 || left === 0) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
