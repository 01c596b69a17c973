import { timingSafeEqual } from 'node:crypto';

/** Whether a request bears this secret. Hashes are compared, whole: how long it takes tells nothing of the secret. */
export function bearerOf(secret: string): (request: Request) => Promise<boolean> {
  const hash = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const expected = hash(`Bearer ${secret}`);
  return async (request) => {
    const given = await hash(request.headers.get('authorization') ?? '');
    return timingSafeEqual(new Uint8Array(given), new Uint8Array(await expected));
  };
}
