import type { Joined } from '#shared/joined.ts';
import type { QuoteField } from '#shared/quote-fields.ts';

/** A tool's result attached to a request: the form shows the card and sends its `text`. */
export type Card = Joined & {
  /** Address of the tool with the same values. */
  again: string;
  figures: [name: string, value: string][];
  note: string;
  /** Shares of a bar: paid, unpaid waiting time, lost. */
  parts?: number[];
};

/**
 * Returns an address of the form with the card in its fragment, which browsers do not send to the
 * server.
 */
export const buildJoinAddress = (
  card: Card,
  answers: Partial<Record<QuoteField, string>> = {},
): string => `/devis#${new URLSearchParams({ joint: JSON.stringify(card), ...answers })}`;
