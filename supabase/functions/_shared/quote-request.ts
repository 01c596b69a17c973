// The request as the site sends it and the function takes it.
import * as z from 'zod/mini';
import type { Refusal } from './checks.ts';
import { descriptionOf, fieldNames, type QuoteField, type quoteFields } from './quote-fields.ts';

type Schemas = { [Name in QuoteField]: (typeof quoteFields)[Name]['schema'] };

/**
 * A key that is no field is left out, not refused: a page opened before a deployment may still send
 * it.
 */
export const quoteRequest = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, descriptionOf(name).schema])) as Schemas,
);

export type QuoteRequest = z.infer<typeof quoteRequest>;

/** The reason each refused field is refused, the first one where there are several. */
export function refusalsOf(error: z.core.$ZodError): Partial<Record<QuoteField, Refusal>> {
  const refusals: Partial<Record<QuoteField, Refusal>> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as QuoteField | undefined;
    if (field && !refusals[field]) refusals[field] = issue.message as Refusal;
  }
  return refusals;
}
