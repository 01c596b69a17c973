import { quoteFields } from '../_shared/quote-fields.ts';
import { quoteRequest, refusalsOf } from '../_shared/quote-request.ts';
import { readJson } from './body.ts';
import { type ConsentedRequest, consentedRequest } from './consented-request.ts';
import { idempotencyHash } from './idempotency-hash.ts';
import { type Mark, markFields, marksBeside, marksOf } from './marks.ts';
import type { Parts } from './parts.ts';
import { isForeign, isPlainForm, readForm } from './plain-form.ts';
import { Refused } from './refused.ts';
import { senderOf } from './sender.ts';

/**
 * A request that is one: its answers, its marks, how many keys of the body are no field, and the
 * hash of the attempt's key.
 */
export type Accepted = {
  quote: ConsentedRequest;
  marks: Mark[];
  unknown: number;
  keyHash: string | undefined;
};

/**
 * Reads a request for a quote, or refuses it. Nothing of it is kept or sent here. It needs no key
 * of the site's: a page that was opened before the key changed still sends, as a form without
 * scripts does.
 */
export async function accept(request: Request, parts: Parts): Promise<Accepted> {
  const isPlain = isPlainForm(request);
  const body = await (isPlain ? readForm : readJson)(request, parts);
  const result = quoteRequest.safeParse(body);
  if (!result.success) {
    throw new Refused(422, 'champs', 'Certaines réponses sont à corriger.', {
      champs: refusalsOf(result.error),
    });
  }
  const isKnown = (key: string) => Object.hasOwn(quoteFields, key) || markFields.includes(key);
  const unknown = Object.keys(body as object).filter((key) => !isKnown(key)).length;
  const said = { ...marksBeside(request.headers), ...(body as object) };
  const marks = marksOf(said);
  if (isPlain && isForeign(request, parts.origins)) marks.push('origine');
  if (senderOf(request.headers).from !== 'cf-connecting-ip' && !parts.origins.every(isLocal))
    marks.push('provenance');
  return {
    quote: consentedRequest.parse({ ...said, ...result.data }),
    marks,
    unknown,
    keyHash: await keyHashOf(request),
  };
}

/** On a developer's machine nothing may stand in front that knows who calls. */
const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

/** A page that was opened before there were keys sends none. */
export const keyHashOf = (request: Request) =>
  idempotencyHash(request.headers.get('idempotency-key'));
