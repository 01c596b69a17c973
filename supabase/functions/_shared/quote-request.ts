// Schema of the request, shared by the site and the function.
import * as z from 'zod/mini';
import type { Refusal } from './checks.ts';
import { fieldNames, getDescription, type QuoteField, type quoteFields } from './quote-fields.ts';

type Schemas = { [Name in QuoteField]: (typeof quoteFields)[Name]['schema'] };

/** Drops unknown keys, because a page opened before a deployment may still send them. */
export const quoteRequest = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, getDescription(name).schema])) as Schemas,
);

export type QuoteRequest = z.infer<typeof quoteRequest>;

/** The first refusal of each field. */
export function listRefusals(error: z.core.$ZodError): Partial<Record<QuoteField, Refusal>> {
  const refusals: Partial<Record<QuoteField, Refusal>> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as QuoteField | undefined;
    if (field && !refusals[field]) refusals[field] = issue.message as Refusal;
  }
  return refusals;
}
