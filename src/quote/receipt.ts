// The last confirmed request, in sessionStorage for the thank-you page.
import { readJson, writeItem } from '#src/lib/storage.ts';

export type Receipt = {
  /** Idempotency key; it also allows to read the state and to withdraw. */
  key: string;
  number: string;
  state: string;
  /** Answers in words, and the same as a letter to copy; missing after a withdrawal. */
  answers?: Record<string, string>;
  letter?: string;
};

const STORAGE_KEY = 'demande';

/** @returns address of the thank-you page, with number and key if storage is blocked. */
export function writeReceipt(receipt: Receipt): string {
  if (writeItem(STORAGE_KEY, JSON.stringify(receipt), 'sessionStorage')) return '/merci';
  return `/merci#numero=${receipt.number}&cle=${receipt.key}`;
}

export function readReceipt(): Receipt | undefined {
  const receipt = readJson<Receipt>(STORAGE_KEY, 'sessionStorage');
  return receipt?.key && receipt.number ? (receipt as Receipt) : undefined;
}
