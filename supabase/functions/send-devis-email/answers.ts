// Spam signals and the consent's version, which accompany the nine answers.
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

/** Further form fields: the hidden one, the seconds on the page, the version of the consent. */
export const signalFields = ['site_web', 'duree', 'accord'];

/** Password managers fill in and send the form in little more than a second. */
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

/** A page of an earlier release sends no version of the consent. */
export const answersSchema = z.extend(quoteRequest, {
  accord: z.catch(z.optional(line(40)), undefined),
  marques: z.catch(z.optional(z.array(z.enum(Object.keys(markReasons) as Mark[]))), undefined),
});

export type Answers = QuoteRequest & { accord?: string | undefined; marques?: Mark[] | undefined };

/** Adds the defaults of fields that did not exist when the answers were stored. */
export function parseAnswers(text: string): Answers {
  const stored = JSON.parse(text);
  return answersSchema.safeParse(stored).data ?? stored;
}
