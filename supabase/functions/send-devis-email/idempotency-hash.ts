import { toHex } from './hex.ts';

/**
 * What is kept of the random key by which a browser names an attempt. Nobody guesses 122 random
 * bits, so a plain hash hides them; and it still finds the request when the key of the other hashes
 * has changed.
 */
export async function idempotencyHash(key: unknown): Promise<string | undefined> {
  if (typeof key !== 'string' || !/^[0-9a-f-]{36}$/i.test(key)) return undefined;
  return toHex(
    new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key.toLowerCase())),
    ),
  );
}
