// Reads the spam signals and the version of the consent, which the form sends with the nine
// answers.
import { line } from '../_shared/checks.ts';
import { type QuoteRequest, readRequest } from '../_shared/quote-request.ts';

/** Reasons to suspect that a program sent the request. The broker's mail shows these words. */
export const markReasons = {
  site_web: 'champ invisible rempli',
  duree: 'formulaire rempli en moins d’une seconde',
  origine: 'envoyée par un autre site',
  provenance: 'adresse de l’expéditeur inconnue',
};

export type Mark = keyof typeof markReasons;

/**
 * Form fields that are not answers: a hidden field that only programs fill in, the seconds on the
 * page, and the version of the consent.
 */
export const signalFields = ['site_web', 'duree', 'accord'] as const;

/**
 * Minimum time to fill in the form. Password managers fill in and send it in little more than a
 * second, so a higher limit would mark real visitors as programs.
 */
const MIN_SECONDS = 1;

export type Answers = QuoteRequest & { accord?: string | undefined; marques?: Mark[] | undefined };

type Signals = Partial<Record<(typeof signalFields)[number], unknown>>;

/**
 * Reads the signals from a header, because the body contains exactly the nine fields. A form
 * without scripts sends them in its body.
 */
export const readSignals = (headers: Headers, body: object): Signals => ({
  ...Object.fromEntries(new URLSearchParams(headers.get('form-marks') ?? '')),
  ...body,
});

export function findMarks({ site_web: lure, duree: seconds }: Signals): Mark[] {
  const marks: Mark[] = [];
  if (lure) marks.push('site_web');
  if (seconds !== undefined && Number(seconds) < MIN_SECONDS) marks.push('duree');
  return marks;
}

/**
 * Joins answers, version of the consent and spam marks. The version is undefined for pages of an
 * earlier release, which do not send it.
 */
export const createAnswers = (
  request: QuoteRequest,
  { accord }: Signals,
  marks: Mark[],
): Answers => ({
  ...request,
  accord: line(40)(accord).value,
  marques: marks.length > 0 ? marks : undefined,
});

/**
 * Parses stored answers and adds the defaults of fields that did not exist when they were stored.
 */
export function parseAnswers(text: string): Answers {
  const stored = JSON.parse(text);
  return { ...stored, ...readRequest(stored).request };
}
