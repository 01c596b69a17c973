// Requests as the operator's keys open them, in memory alone.
import { answerText, type QuoteField } from '../../supabase/functions/_shared/quote-fields.ts';
import type { ConsentedRequest } from '../../supabase/functions/send-devis-email/consented-request.ts';
import { readable } from '../../supabase/functions/send-devis-email/outbox.ts';
import {
  createSeal,
  sealingKeys,
  Unreadable,
} from '../../supabase/functions/send-devis-email/seal.ts';
import { Failure } from '../lib/failure.ts';

/** That the keys in hand do not open it. */
export class Unopened extends Failure {}

export type Sealed = {
  number: string;
  state: string;
  key_id: string;
  nonce: string;
  ciphertext: string;
  received_at: Date;
  /** When the broker's mail server took it, unless it came back. */
  delivered_at: Date | null;
  /**
   * When the broker is reminded of it, if his mail had the link by which he takes it on; and when
   * he did.
   */
  remind_at: Date | null;
  taken_at: Date | null;
};
export type Opened = Omit<Sealed, 'key_id' | 'nonce' | 'ciphertext'> & { quote: ConsentedRequest };

/** Those that open, and the names of the keys that the others would need. */
export async function openAll(
  rows: Sealed[],
  keys: string | undefined,
): Promise<{ opened: Opened[]; lost: string[] }> {
  const parsed = sealingKeys.safeParse(keys);
  if (!parsed.success)
    throw new Unopened(parsed.error.issues.map(({ message }) => message).join('\n'));
  const seal = createSeal(parsed.data);
  const opened: Opened[] = [];
  const lost: string[] = [];
  for (const { key_id: keyId, nonce, ciphertext, ...row } of rows) {
    try {
      opened.push({
        ...row,
        quote: readable(await seal.open({ keyId, nonce, ciphertext }, row.number)),
      });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      lost.push(keyId);
    }
  }
  return { opened, lost };
}

const said: QuoteField[] = ['email', 'nom', 'entreprise'];
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isAddress = (words: string) => /^\S+@\S+$/.test(words);

/**
 * Whose address, name or company holds these words, accents and capitals aside; of a whole address,
 * whose address it is.
 */
export function isAbout({ quote }: Opened, words: string): boolean {
  if (isAddress(words)) return quote.email.toLowerCase() === words.toLowerCase();
  return said.some((field) =>
    plain(answerText(field, String(quote[field]))).includes(plain(words)),
  );
}
