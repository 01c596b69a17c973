import type { Refusal } from '#shared/checks.ts';

/**
 * What the function says of a request that it does not take: fields, of which this page may not
 * know all, or until when to wait.
 */
export type Failure = { refusals: Partial<Record<string, Refusal>>; untilWhen: string };

const answerTo = (error: unknown) =>
  error instanceof Error && error.cause instanceof Response ? error.cause : undefined;

/** Other answers have this attempt's key: they are sent under another. */
export const isOther = (error: unknown) => answerTo(error)?.status === 409;

/**
 * Of the error of a sending, whose cause is the function's answer, if one came. The console is
 * told, without a word of the visitor.
 */
export async function failureOf(error: unknown): Promise<Failure> {
  const answer = answerTo(error);
  const { champs, code, message } = (await answer?.json().catch(() => undefined))?.error ?? {};
  console.error('Quote request not sent:', answer ? `${answer.status} (${code})` : error);
  return {
    refusals: (answer?.status === 422 && champs) || {},
    untilWhen: (answer?.status === 429 && message) || '',
  };
}
