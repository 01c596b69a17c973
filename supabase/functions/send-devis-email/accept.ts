import { quoteFields } from '../_shared/quote-fields.ts';
import { type QuoteRequest, quoteRequest, refusalsOf } from '../_shared/quote-request.ts';
import { hashOfKey } from './attempt-key.ts';
import { readJson } from './body.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';

/** A request that is one: its answers, how many keys of the body are no field, and the attempt's key, hashed. */
export type Accepted = { quote: QuoteRequest; unknown: number; key: string | undefined };

/** Reads a request for a quote, or refuses it. Nothing of it is kept or sent here. */
export async function accept(request: Request, parts: Parts): Promise<Accepted> {
  await authenticated(request, parts);
  const body = await readJson(request);
  const result = quoteRequest.safeParse(body);
  if (!result.success) {
    throw new Refused(422, 'champs', 'Certaines réponses sont à corriger.', { champs: refusalsOf(result.error) });
  }
  const unknown = Object.keys(body as object).filter((key) => !Object.hasOwn(quoteFields, key)).length;
  return { quote: result.data, unknown, key: await keyOf(request) };
}

/** A page that was opened before there were keys sends none. */
export const keyOf = (request: Request) => hashOfKey(request.headers.get('idempotency-key'));

/** The site's publishable key; every address of the site's own pages asks for it. */
export async function authenticated(request: Request, { authenticate }: Parts): Promise<void> {
  if (!(await authenticate(request))) throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
}
