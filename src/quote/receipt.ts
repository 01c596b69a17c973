// Stores the last request that the function has confirmed in sessionStorage, for the thank-you
// page.
import { readJson, writeItem } from '#src/lib/storage.ts';

export type Receipt = {
  /**
   * Idempotency key of the request. With this key, the page may also read the state of the request
   * and withdraw it.
   */
  key: string;
  number: string;
  state: string;
  /**
   * Answers by field, for the sheet of paper. `letter` contains the same answers as one text, for
   * copying. Both are missing after a withdrawal.
   */
  answers?: Record<string, string>;
  letter?: string;
};

const STORAGE_KEY = 'demande';

/**
 * @returns address of the thank-you page. It contains the number and the key only if the browser
 * blocks its storage.
 */
export function writeReceipt(receipt: Receipt): string {
  if (writeItem(STORAGE_KEY, JSON.stringify(receipt), 'sessionStorage')) return '/merci';
  return `/merci#numero=${receipt.number}&cle=${receipt.key}`;
}

/**
 * Property names of an earlier version of the site, which open tabs may have stored. Remove this
 * type in a later release.
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
