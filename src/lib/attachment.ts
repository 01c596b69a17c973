import type { Joined } from '#shared/joined.ts';
import type { QuoteField } from '#shared/quote-fields.ts';

/**
 * Result of a tool that the visitor attaches to a quote request. `again` is an address that opens
 * the tool with the same values.
 */
export type Attachment = Joined & { again: string };

/**
 * Returns an address of the quote form that attaches the result. The result is in the fragment
 * (`#`), because browsers do not send the fragment to the server.
 */
export const buildJoinAddress = (
  attachment: Attachment,
  answers: Partial<Record<QuoteField, string>> = {},
): string => `/devis#${new URLSearchParams({ joint: JSON.stringify(attachment), ...answers })}`;
