import type { Joined } from '#shared/joined.ts';
import type { QuoteField } from '#shared/quote-fields.ts';

/**
 * Result of a tool that a request contains, with the address that opens the tool with the same
 * values.
 */
export type Attachment = Joined & { again: string };

/**
 * Returns an address of the form with the result in its fragment, which browsers do not send to the
 * server.
 */
export const buildJoinAddress = (
  attachment: Attachment,
  answers: Partial<Record<QuoteField, string>> = {},
): string => `/devis#${new URLSearchParams({ joint: JSON.stringify(attachment), ...answers })}`;
