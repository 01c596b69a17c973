import { fromHex } from './hex.ts';

/**
 * The date in Paris and six signs without those mistaken for one another: short enough to be read
 * out on the phone. The same attempt draws the same signs, so that two instances that cannot ask
 * each other give it one number.
 */
export function requestNumber(now: Date, keyHash?: string): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = keyHash ? fromHex(keyHash).slice(0, 6) : crypto.getRandomValues(new Uint8Array(6));
  const drawn = [...bytes].map((byte) => signs[byte % signs.length]).join('');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
  return `${date.slice(2).replaceAll('-', '')}-${drawn}`;
}
