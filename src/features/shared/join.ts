import type { QuoteField } from '#shared/quote-fields.ts';

/**
 * The quote form's address with a text that it puts into « Vos besoins », seen and editable there, and answers that it fills
 * in. All of it stands in the fragment, which no server is sent.
 */
export const joinAddress = (text: string, answers: Partial<Record<QuoteField, string>> = {}): string =>
  `/devis#${new URLSearchParams({ texte: text, ...answers })}`;
