import { toHex } from './hex.ts';

/**
 * Hashes that nobody without the key can make or compare: what is counted cannot be turned back
 * into an address.
 */
export function keyedHash(secret: string): (text: string) => Promise<string> {
  const encoder = new TextEncoder();
  const key = crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (text) =>
    toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(text))));
}
