import type { Refusal } from './checks.ts';
import { fieldNames, getDescription, type QuoteField, type quoteFields } from './quote-fields.ts';

type ValueOf<Name extends QuoteField> = Extract<
  ReturnType<(typeof quoteFields)[Name]['rule']>,
  { refusal?: undefined }
>['value'];

export type QuoteRequest = { [Name in QuoteField]: ValueOf<Name> };
export type Refusals = Partial<Record<QuoteField, Refusal>>;

type Reading =
  | { request: QuoteRequest; refusals?: undefined }
  | { request?: undefined; refusals: Refusals };

/**
 * Checks the nine answers. The form and the function both call it. Ignores unknown keys, because a
 * page opened before a deployment may send a field that no longer exists.
 */
export function readRequest(body: unknown): Reading {
  if (Object(body) !== body) return { refusals: {} };
  const answers = new Map(Object.entries(body as object));
  const request: Partial<Record<QuoteField, unknown>> = {};
  const refusals: Refusals = {};
  for (const name of fieldNames) {
    const { rule, optional } = getDescription(name);
    const typed = answers.get(name);
    const { value, refusal } = rule(optional && typed === undefined ? '' : typed);
    if (refusal) refusals[name] = refusal;
    else request[name] = value;
  }
  return Object.keys(refusals).length > 0 ? { refusals } : { request: request as QuoteRequest };
}
