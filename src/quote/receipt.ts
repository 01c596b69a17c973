// Stores the last confirmed request in sessionStorage for the thank-you page.
import { readJson, writeItem } from '#src/lib/storage.ts';

export type Receipt = {
  /** Idempotency key. It also authorises the page to read the state and to withdraw the request. */
  key: string;
  number: string;
  state: string;
  /**
   * Answers as text for the sheet; `letter` contains the same answers for copying. Both are missing
   * after a withdrawal.
   */
  answers?: Record<string, string>;
  letter?: string;
};

const STORAGE_KEY = 'demande';

/** @returns address of the thank-you page, with number and key if storage is blocked. */
export function writeReceipt(receipt: Receipt): string {
  if (writeItem(STORAGE_KEY, JSON.stringify(receipt), 'sessionStorage')) return '/merci';
  return `/merci#numero=${receipt.number}&cle=${receipt.key}`;
}

/**
 * Property names of the third edition, which open tabs may still contain. Remove them in a later
 * release.
 */
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
