// Provides HTTP helpers that do not depend on requests for a quote.
import { isIP } from 'node:net';

type More = { champs?: object; headers?: Record<string, string>; cause?: string };

/** Error whose message the site may show to the visitor. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: More = {},
  ) {
    super(message);
  }
}

/** Allows only the site's own origins to read a response. */
export function createHeaders(request: Request, origins: string[]): Headers {
  const headers = new Headers({
    vary: 'Origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const origin = request.headers.get('origin');
  if (origin && origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'POST');
    headers.set(
      'access-control-allow-headers',
      'authorization, x-client-info, apikey, content-type, form-marks, idempotency-key, ' +
        'x-region, x-supabase-api-version',
    );
    headers.set('access-control-max-age', '86400');
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return headers;
}

const createUnreadable = () => new HttpError(400, 'json', 'La demande n’est pas lisible.');

export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new HttpError(415, 'type', 'La demande doit être envoyée en JSON.');
  const text = await readText(request, 16_000);
  try {
    return JSON.parse(text);
  } catch {
    throw createUnreadable();
  }
}

/** Stops reading at the limit, because the Content-Length header may be wrong. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) throw new HttpError(413, 'taille', 'La demande est trop longue.');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof HttpError ? error : createUnreadable();
  }
}

/**
 * Caller, for the rate limits. With IPv4, the network is the /24 block of the address. With IPv6,
 * the /64 block counts as the address and the /48 block as the network.
 */
export type Caller = { address: string; network: string; isKnown: boolean };

/**
 * Identifies the caller by cf-connecting-ip only, because the platform overwrites this header, but
 * callers can forge all other headers.
 */
export function readCaller(headers: Headers): Caller {
  const address = headers.get('cf-connecting-ip')?.trim().split('%')[0] ?? '';
  const v4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIP(v4) === 4)
    return { address: v4, network: `${v4.split('.').slice(0, 3).join('.')}.0/24`, isKnown: true };
  if (isIP(address) === 6) {
    const groups = expandIpv6(address);
    const prefix = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`;
    return { address: prefix(4), network: prefix(3), isKnown: true };
  }
  // Uses a random address if the address is unknown, so that only the rate limit of the network
  // applies to these callers.
  return { address: `unknown ${crypto.randomUUID()}`, network: 'unknown', isKnown: false };
}

function expandIpv6(address: string): string[] {
  // Parses with URL, because it writes every IPv6 address in its shortest form with hexadecimal
  // groups only.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(missing).fill('0'), ...split(tail)];
}

/**
 * Describes an error for the log without its message, because messages of libraries may quote
 * personal data.
 */
export function describeError(error: unknown): string {
  const {
    code,
    responseCode,
    name,
    stack = '',
  } = error as Error & {
    code?: string;
    responseCode?: number;
  };
  if (code || responseCode) return [code, responseCode].filter(Boolean).join(' ');
  return `${name ?? 'unknown'} ${/\/([\w.-]+:\d+):\d+\)?$/m.exec(stack)?.[1] ?? ''}`.trim();
}

/**
 * Creates a handler for database errors. It throws a 503 error with the message and logs the code
 * as the cause.
 */
export const failAsUnavailable =
  (message: string) =>
  (error: unknown): never => {
    throw new HttpError(503, 'indisponible', message, { cause: describeError(error) });
  };

export const log = (entry: Record<string, unknown>) => console.log(JSON.stringify(entry));
