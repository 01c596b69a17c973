// The last request that got a number, for the thank-you page, until the tab closes.
import { readJson, write } from './storage.ts';

type State = 'enregistree' | 'remise' | 'retiree';

export type Receipt = {
  /** The idempotency key: who holds it may ask for the state and withdraw. */
  key: string;
  number: string;
  state: State;
  isShort: boolean;
  sentAt: number;
  /** The nine answers; not known where storage is blocked, nor after a withdrawal. */
  request?: Record<string, unknown>;
};

const NAME = 'demande';

/** @returns the address of the thank-you page, with number and key where storage is blocked. */
export function writeReceipt(receipt: Omit<Receipt, 'state'> & { state: string }): string {
  if (write(NAME, JSON.stringify(receipt), 'sessionStorage')) return '/merci';
  const { number, key, isShort } = receipt;
  return `/merci#numero=${number}&cle=${key}${isShort ? '&court=1' : ''}`;
}

export function readReceipt(): Receipt | undefined {
  const receipt = readJson<Receipt>(NAME, 'sessionStorage');
  return receipt?.number && receipt.key ? (receipt as Receipt) : undefined;
}
