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

/** Names of the third edition, in tabs that it served. A later release drops them. */
type EarlierReceipt = { cle: string; numero: string; etat: string };

export function readReceipt(): Receipt | undefined {
  const {
    cle,
    numero,
    etat,
    key = cle,
    number = numero,
    state = etat,
    ...rest
  } = readJson<Receipt & EarlierReceipt>(STORAGE_KEY, 'sessionStorage') ?? {};
  return key && number && state ? { key, number, state, ...rest } : undefined;
}
