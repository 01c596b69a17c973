import { fieldNames } from '../_shared/quote-fields.ts';
import type { Answers } from './answers.ts';
import { signHex } from './crypto.ts';
import { HttpError } from './http.ts';

const TIMEOUT_MS = 12_000;

/** Posts JSON. Throws an error unless the status of the response is 2xx. */
export async function postJson(url: string, body: string, headers = {}): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new HttpError(502, `HTTP_${answer.status}`, '');
}

/** Sends a request to the broker's own tool; supabase/README.md documents the format. */
export function callWebhook(
  { url, secret }: { url: string; secret: string },
  numero: string,
  receivedAt: Date,
  answers: Answers,
): Promise<void> {
  const body = JSON.stringify({
    numero,
    recue: receivedAt.toISOString(),
    reponses: Object.fromEntries(fieldNames.map((name) => [name, answers[name]])),
    accord: answers.accord ?? null,
    aVerifier: answers.marques ?? [],
  });
  return postJson(url, body, { 'x-signature-sha256': signHex(secret, body) });
}
