// The last confirmed request, in sessionStorage for the thank-you page.
import { readJson, writeItem } from '#src/lib/storage.ts';

type State = 'enregistree' | 'remise' | 'retiree';

export type Receipt = {
  /** Idempotency key; it also allows to read the state and to withdraw. */
  key: string;
  number: string;
  state: State;
  isShort: boolean;
  sentAt: number;
  /** The nine answers; missing if storage is blocked, and after a withdrawal. */
  request?: Record<string, unknown>;
};

const STORAGE_KEY = 'demande';

/** @returns address of the thank-you page, with number and key if storage is blocked. */
export function writeReceipt(receipt: Omit<Receipt, 'state'> & { state: string }): string {
  if (writeItem(STORAGE_KEY, JSON.stringify(receipt), 'sessionStorage')) return '/merci';
  const { number, key, isShort } = receipt;
  return `/merci#numero=${number}&cle=${key}${isShort ? '&court=1' : ''}`;
}

/** Receipt of a tab that the previous release served. A later release can drop this type. */
type EarlierReceipt = { cle: string; numero: string; etat: State; court: boolean };

export function readReceipt(): Receipt | undefined {
  const receipt = readJson<Receipt & EarlierReceipt>(STORAGE_KEY, 'sessionStorage');
  if (receipt?.number && receipt.key) return receipt as Receipt;
  const { cle: key, numero: number, etat: state, court: isShort = false } = receipt ?? {};
  return key && number && state ? { key, number, state, isShort, sentAt: Date.now() } : undefined;
}
