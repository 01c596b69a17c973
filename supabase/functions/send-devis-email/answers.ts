// Spam signals and the consent's version, which accompany the nine answers.
import { line } from '../_shared/checks.ts';
import { type QuoteRequest, readRequest } from '../_shared/quote-request.ts';

/** Reasons to suspect that a program sent the form, in the words of the broker's mail. */
export const markReasons = {
  site_web: 'champ invisible rempli',
  duree: 'formulaire rempli en moins d’une seconde',
  origine: 'envoyée par un autre site',
  provenance: 'adresse de l’expéditeur inconnue',
};

export type Mark = keyof typeof markReasons;

/**
 * Form fields besides the answers: the hidden field, the seconds on the page, the consent's
 * version.
 */
export const signalFields = ['site_web', 'duree', 'accord'] as const;

/**
 * A higher limit would mark persons, because password managers fill in and send the form in little
 * more than a second.
 */
const MIN_SECONDS = 1;

export type Answers = QuoteRequest & { accord?: string | undefined; marques?: Mark[] | undefined };

type Signals = Partial<Record<(typeof signalFields)[number], unknown>>;

/**
 * The page's script sends the signals in a header, because the body holds exactly the nine fields;
 * a form without scripts sends them in its body.
 */
export function readSignals(headers: Headers, body: object): Signals {
  const signals = new URLSearchParams(headers.get('form-marks') ?? '');
  return {
    ...Object.fromEntries(signals),
    ...(signals.has('duree') && { duree: Number(signals.get('duree')) }),
    ...body,
  };
}

export function findMarks({ site_web: lure, duree: seconds }: Signals): Mark[] {
  const marks: Mark[] = [];
  if (typeof lure === 'string' && lure !== '') marks.push('site_web');
  if (typeof seconds === 'number' && seconds >= 0 && seconds < MIN_SECONDS) marks.push('duree');
  return marks;
}

/**
 * Leaves the version of the consent empty for pages of an earlier release, which send no version.
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

/** Adds the defaults of fields that did not exist when the answers were stored. */
export function parseAnswers(text: string): Answers {
  const stored = JSON.parse(text);
  return { ...stored, ...readRequest(stored).request };
}
