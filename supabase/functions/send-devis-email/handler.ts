import { quoteFields } from '../_shared/quote-fields.ts';
import { type QuoteRequest, quoteRequest, refusalsOf } from '../_shared/quote-request.ts';
import type { Attempt, Guard } from './guard.ts';
import { composeMail } from './mail.ts';
import { senderOf } from './sender.ts';
import { causeOf, type Send, Timeout } from './transport.ts';

export type Parts = {
  authenticate: (request: Request) => Promise<boolean>;
  guard: Guard;
  /** A keyed hash: what is kept to count with says nothing by itself. */
  hash: (text: string) => Promise<string>;
  send: Send;
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
  log: (entry: Record<string, unknown>) => void;
  origins: string[];
};

const largestBody = 16_000;
const busyTimeout = 15_000;
const busyInterval = 250;

/** An answer other than success: what the visitor's browser is told, nothing of the inside. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { champs?: object; headers?: Record<string, string>; cause?: string } = {},
  ) {
    super(message);
  }
}

/** What a line of the log says besides: why it failed, or how many keys of the body are no field. */
type More = { number?: string; cause?: string; unknown?: number };

export function createHandler(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = cors(request, parts.origins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const started = parts.now();
    const fresh = requestNumber(started);
    const done = (status: number, outcome: string, body: object, { number = fresh, ...more }: More = {}) => {
      parts.log({ number, outcome, status, ms: parts.now().getTime() - started.getTime(), ...more });
      return Response.json(body, { status, headers });
    };
    try {
      const { quote, unknown } = await accept(request, parts);
      const { number, again } = await deliver(quote, fresh, request, parts);
      const more = { number, ...(unknown > 0 && { unknown }) };
      return done(200, again ? 'sent before' : 'sent', { data: { numero: number } }, more);
    } catch (error) {
      const refused =
        error instanceof Refused
          ? error
          : new Refused(500, 'interne', 'La demande n’a pas pu être traitée.', { cause: (error as Error).name });
      const { champs, cause, headers: own = {} } = refused.more;
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
      const body = { error: { code: refused.code, message: refused.message, ...(champs && { champs }) } };
      return done(refused.status, refused.code, body, cause ? { cause } : {});
    }
  };
}

async function accept(request: Request, parts: Parts): Promise<{ quote: QuoteRequest; unknown: number }> {
  if (request.method !== 'POST') {
    throw new Refused(405, 'methode', 'Seul l’envoi d’une demande est possible ici.', { headers: { allow: 'POST, OPTIONS' } });
  }
  if (!(await parts.authenticate(request))) throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused(415, 'type', 'La demande doit être envoyée en JSON.');
  }
  const body = parse(await readBody(request));
  const result = quoteRequest.safeParse(body);
  if (!result.success) {
    throw new Refused(422, 'champs', 'Certaines réponses sont à corriger.', { champs: refusalsOf(result.error) });
  }
  const unknown = Object.keys(body as object).filter((key) => !Object.hasOwn(quoteFields, key)).length;
  return { quote: result.data, unknown };
}

const unreadable = () => new Refused(400, 'json', 'La demande n’est pas lisible.');

/** Reads no more than the limit, whatever the request says of its length. */
async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > largestBody) throw new Refused(413, 'taille', 'La demande est trop longue.');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof Refused ? error : unreadable();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/** One mail per request: the same content again gets the number of the first. */
async function deliver(quote: QuoteRequest, fresh: string, request: Request, parts: Parts) {
  const { guard, hash, send, now } = parts;
  const sender = senderOf(request.headers);
  const attempt: Attempt = {
    address: await hash(`address ${sender.address}`),
    network: await hash(`network ${sender.network}`),
    content: await hash(`content ${JSON.stringify(quote)}`),
    number: fresh,
  };
  const before = await admitted(attempt, parts);
  if (before) return { number: before, again: true };
  try {
    await send(composeMail(quote, fresh, now()));
  } catch (error) {
    await guard.settle(attempt, false);
    const cause = causeOf(error);
    if (error instanceof Timeout) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause });
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.', { cause });
  }
  await guard.settle(attempt, true);
  return { number: fresh, again: false };
}

/** Asks until it is known whether this request is to be sent; if the same one has left already, its number. */
async function admitted(attempt: Attempt, { guard, wait, now }: Parts): Promise<string | undefined> {
  const end = now().getTime() + busyTimeout;
  for (;;) {
    const verdict = await guard.admit(attempt);
    if (verdict.kind === 'admitted') return undefined;
    if (verdict.kind === 'sent') return verdict.number;
    if (verdict.kind === 'limited') {
      const minutes = Math.ceil(verdict.seconds / 60);
      throw new Refused(429, 'frequence', `Trop de demandes de suite. Réessayez dans ${minutes} min, ou appelez-nous.`, {
        headers: { 'retry-after': String(verdict.seconds) },
      });
    }
    if (now().getTime() >= end) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.', { cause: 'busy' });
    await wait(busyInterval);
  }
}

/** The date in Paris and six signs without those mistaken for one another: short enough to be read out on the phone. */
function requestNumber(now: Date): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => signs[byte % signs.length]).join('');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
  return `${date.slice(2).replaceAll('-', '')}-${random}`;
}

function cors(request: Request, origins: string[]): Headers {
  const headers = new Headers({ vary: 'Origin', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const origin = request.headers.get('origin');
  if (origin && origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'POST');
    headers.set(
      'access-control-allow-headers',
      'authorization, x-client-info, apikey, content-type, x-region, x-supabase-api-version',
    );
    headers.set('access-control-max-age', '86400');
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return headers;
}
