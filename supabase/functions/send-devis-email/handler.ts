import { type QuoteRequest, quoteRequest, refusals } from '../_shared/quote-request.ts';
import { composeMail } from './mail.ts';
import { type Send, Silence } from './transport.ts';

export type Parts = {
  authenticate: (request: Request) => Promise<boolean>;
  send: Send;
  now: () => Date;
  log: (entry: Record<string, unknown>) => void;
  origins: string[];
};

const largest = 16_000;

/** An answer other than success: what the visitor's browser is told, nothing of the inside. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: object = {},
  ) {
    super(message);
  }
}

export function createHandler(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = cors(request, parts.origins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const started = parts.now();
    const number = requestNumber(started);
    let status = 200;
    let body: object;
    try {
      const quote = await accept(request, parts);
      await deliver(quote, number, started, parts.send);
      body = { data: { numero: number } };
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(500, 'interne', 'La demande n’a pas pu être traitée.');
      if (refused.status === 500) parts.log({ level: 'error', number, error: String(error) });
      status = refused.status;
      body = { error: { code: refused.code, message: refused.message, ...refused.detail } };
    }
    parts.log({ number, status, ms: parts.now().getTime() - started.getTime() });
    return Response.json(body, { status, headers });
  };
}

async function accept(request: Request, parts: Parts): Promise<QuoteRequest> {
  if (request.method !== 'POST') throw new Refused(405, 'methode', 'Seul l’envoi d’une demande est possible ici.');
  if (!(await parts.authenticate(request))) throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused(415, 'type', 'La demande doit être envoyée en JSON.');
  }
  const input = parse(await readBody(request));
  const fields = refusals(input);
  if (fields) throw new Refused(422, 'champs', 'Certaines réponses sont à corriger.', { champs: fields });
  const result = quoteRequest.safeParse(input);
  if (!result.success) throw new Refused(422, 'champs', 'La demande ne contient pas les champs attendus.', { champs: {} });
  return result.data;
}

/** Reads no more than the limit, whatever the request says of its length. */
async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > largest) throw new Refused(413, 'taille', 'La demande est trop longue.');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused(400, 'json', 'La demande n’est pas lisible.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'json', 'La demande n’est pas lisible.');
  }
}

async function deliver(quote: QuoteRequest, number: string, now: Date, send: Send): Promise<void> {
  try {
    await send(composeMail(quote, number, now));
  } catch (error) {
    if (error instanceof Silence) throw new Refused(504, 'silence', 'Le serveur de messagerie ne répond pas.');
    throw new Refused(502, 'refus', 'Le serveur de messagerie a refusé le message.');
  }
}

/** Date and four signs without those that are mistaken for one another: short enough to be read out on the phone. */
function requestNumber(now: Date): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => signs[byte % signs.length]).join('');
  return `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${random}`;
}

function cors(request: Request, origins: string[]): Headers {
  const headers = new Headers({ vary: 'Origin', 'cache-control': 'no-store' });
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
