// What the function reads beside the nine answers, and what it stores with them.
import * as z from 'zod/mini';
import { line } from '../_shared/checks.ts';
import { type QuoteRequest, quoteRequest } from '../_shared/quote-request.ts';

/** Reasons to doubt that a person sent the form, in the words of the broker's mail. */
export const markReasons = {
  site_web: 'champ invisible rempli',
  duree: 'formulaire rempli en moins d’une seconde',
  origine: 'envoyée par un autre site',
  provenance: 'adresse de l’expéditeur inconnue',
};

export type Mark = keyof typeof markReasons;

/**
 * The form's own fields beside the answers: one that no person sees, the seconds on the page, and
 * the version of the consent's wording, which marks nothing.
 */
export const signalFields = ['site_web', 'duree', 'accord'];

/** A browser that keeps names and addresses fills in and sends the form in little more. */
const MIN_SECONDS = 1;

export function findMarks(body: object): Mark[] {
  const { site_web: lure, duree: seconds } = body as Record<string, unknown>;
  const marks: Mark[] = [];
  if (typeof lure === 'string' && lure !== '') marks.push('site_web');
  if (typeof seconds === 'number' && seconds >= 0 && seconds < MIN_SECONDS) marks.push('duree');
  return marks;
}

/** The page's script sends them in a header, because the body holds exactly the nine fields. */
export function readSignals(headers: Headers): object {
  const signals = new URLSearchParams(headers.get('form-marks') ?? '');
  return {
    site_web: signals.get('site_web') ?? '',
    accord: signals.get('accord') ?? '',
    ...(signals.has('duree') && { duree: Number(signals.get('duree')) }),
  };
}

/** As it is stored and mailed. A page of an earlier release sends no version of the wording. */
export const answersSchema = z.extend(quoteRequest, {
  accord: z.catch(z.optional(line(40)), undefined),
  marques: z.catch(z.optional(z.array(z.enum(Object.keys(markReasons) as Mark[]))), undefined),
});

export type Answers = QuoteRequest & { accord?: string | undefined; marques?: Mark[] | undefined };

/** Answers that an earlier release stored take the defaults of fields that it did not have. */
export function parseAnswers(text: string): Answers {
  const stored = JSON.parse(text);
  return answersSchema.safeParse(stored).data ?? stored;
}
