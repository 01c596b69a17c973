import { quoteFields } from '../_shared/quote-fields.ts';
import { quoteRequest, refusalsOf } from '../_shared/quote-request.ts';
import { readJson } from './body.ts';
import { type ConsentedRequest, consentedRequest } from './consented-request.ts';
import { idempotencyHash } from './idempotency-hash.ts';
import { type Mark, markFields, marksBeside, marksOf } from './marks.ts';
import type { Parts } from './parts.ts';
import { isForeign, isPlainForm, readForm } from './plain-form.ts';
import { Refused } from './refused.ts';

/** A request that is one: its answers, its marks, how many keys of the body are no field, and the hash of the attempt's key. */
export type Accepted = { quote: ConsentedRequest; marks: Mark[]; unknown: number; keyHash: string | undefined };

/** Reads a request for a quote, or refuses it. Nothing of it is kept or sent here. */
export async function accept(request: Request, parts: Parts): Promise<Accepted> {
  const body = isPlainForm(request) ? await readForm(request, parts) : await readSigned(request, parts);
  const result = quoteRequest.safeParse(body);
  if (!result.success) {
    throw new Refused(422, 'champs', 'Certaines réponses sont à corriger.', { champs: refusalsOf(result.error) });
  }
  const isKnown = (key: string) => Object.hasOwn(quoteFields, key) || markFields.includes(key);
  const unknown = Object.keys(body as object).filter((key) => !isKnown(key)).length;
  const said = { ...marksBeside(request.headers), ...(body as object) };
  const marks = marksOf(said);
  if (isPlainForm(request) && isForeign(request, parts.origins)) marks.push('origine');
  return { quote: consentedRequest.parse({ ...said, ...result.data }), marks, unknown, keyHash: await keyHashOf(request) };
}

/** What a script of the site's pages sends, with their key. */
async function readSigned(request: Request, parts: Parts): Promise<unknown> {
  await authenticated(request, parts);
  return readJson(request, parts);
}

/** A page that was opened before there were keys sends none. */
export const keyHashOf = (request: Request) => idempotencyHash(request.headers.get('idempotency-key'));

/** The site's publishable key; every address of the site's own pages asks for it. */
export async function authenticated(request: Request, { authenticate }: Parts): Promise<void> {
  if (!(await authenticate(request))) throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
}
