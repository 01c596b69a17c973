import { timingSafeEqual } from 'node:crypto';

const hash = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Hashes are compared, whole: how long it takes tells nothing of the secret. */
export async function isSame(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([hash(given), hash(expected)]);
  return timingSafeEqual(new Uint8Array(one), new Uint8Array(other));
}

/** Whether a request bears this secret. */
export const bearerOf = (secret: string) => (request: Request) =>
  isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`);
