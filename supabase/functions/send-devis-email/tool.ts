// The broker's own tool, which takes each request as JSON, signed as Standard Webhooks are:
// supabase/functions/README.md.
import { fieldNames } from '../_shared/quote-fields.ts';
import { quoteRequest } from '../_shared/quote-request.ts';
import type { ConsentedRequest } from './consented-request.ts';
import { requestOf } from './errand-number.ts';
import type { Leased } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Timeout } from './transport.ts';

const prefix = 'whsec_';

/** Not taken: its status, or that a page answered in its place. */
class NotTaken extends Error {
  code: string;
  constructor(code: string) {
    super();
    this.code = code;
  }
}

/** A receiver that says it is gone needs somebody. */
export const isGone = (error: unknown) => error instanceof NotTaken && error.code === 'HTTP 410';

export async function callTool(
  quote: ConsentedRequest,
  leased: Leased,
  { tool, now }: Parts,
): Promise<void> {
  if (!tool) throw new Error('LEADS_WEBHOOK is missing');
  const id = requestOf(leased.number);
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const body = JSON.stringify(eventOf(quote, id, leased.receivedAt));
  const asked = fetch(tool.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(tool.patience),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await signatureOf(tool.secret, `${id}.${timestamp}.${body}`)}`,
    },
    body,
  });
  const answer = await asked.catch((error: Error) => {
    throw error.name === 'TimeoutError' ? new Timeout() : error;
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new NotTaken(`HTTP ${answer.status}`);
  // What answers a program with a page is not the program that was asked.
  if (answer.headers.get('content-type')?.includes('text/html')) throw new NotTaken('HTML');
}

const eventOf = (quote: ConsentedRequest, numero: string, receivedAt: Date) => ({
  type: 'demande.recue',
  version: 1,
  timestamp: receivedAt.toISOString(),
  data: {
    numero,
    reponses: Object.fromEntries(fieldNames.map((name) => [name, quoteRequest.parse(quote)[name]])),
    accord: quote.accord ?? null,
    aVerifier: quote.marques ?? [],
  },
});

async function signatureOf(secret: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey(
    'raw',
    bytes,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)),
  );
  return btoa(String.fromCharCode(...signature));
}
