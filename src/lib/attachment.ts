import type { QuoteField } from '#shared/quote-fields.ts';

/**
 * Kinds of results. `title` is the heading of a result on the form; `begins` starts its line in the
 * request.
 */
export const joinable = {
  prix: { title: 'Prix de votre classe', begins: 'Joint : prix de ma classe. ' },
  estimation: { title: 'Prix de l’estimateur', begins: 'Joint : prix de l’estimateur. ' },
  arret: { title: 'Coût d’un arrêt', begins: 'Joint : coût d’un arrêt. ' },
  questionnaire: {
    title: 'Questionnaire de sécurité',
    begins: 'Joint : questionnaire de sécurité. ',
  },
} as const;

/**
 * Result of a tool that a visitor attaches to a request. The request has no field for results, so
 * each one becomes a line of the field « Vos besoins », after the words of `begins`. The address
 * `again` opens the tool with the same values.
 */
export type Attachment = { kind: keyof typeof joinable; text: string; again: string };

/**
 * Returns an address of the quote form that attaches the result. The result is in the fragment
 * (`#`), because browsers do not send the fragment to the server.
 */
export const buildJoinAddress = (
  attachment: Attachment,
  answers: Partial<Record<QuoteField, string>> = {},
): string => `/devis#${new URLSearchParams({ joint: JSON.stringify(attachment), ...answers })}`;
