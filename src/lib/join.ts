import type { Joined } from '#shared/joined.ts';
import type { QuoteField } from '#shared/quote-fields.ts';

/** A result that goes along with a request, as the form shows it: text is what is sent. */
export type Card = Joined & {
  /** The tool's address, with the same values. */
  again: string;
  /** One is shown large, several side by side, each under its name. */
  figures: [name: string, value: string][];
  note: string;
  /** To scale: what is paid, waited for, gone. */
  parts?: number[];
};

/**
 * The quote form's address with a result that it shows as a card, and answers that it fills in. All
 * of it stands in the fragment, which no server is sent.
 */
export const joinAddress = (
  card: Card,
  answers: Partial<Record<QuoteField, string>> = {},
): string => `/devis#${new URLSearchParams({ joint: JSON.stringify(card), ...answers })}`;
