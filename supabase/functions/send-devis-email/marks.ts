// What makes a request look like a machine's. It is taken like any other and answered like any other: whoever is wrongly
// marked loses an hour, not an answer.

export type Mark = 'site_web' | 'duree' | 'origine';

/**
 * The form's own fields beside the answers: a field that no person sees, for how many seconds the form was filled in, and the
 * version of the words that were agreed to, which marks nobody.
 */
export const markFields = ['site_web', 'duree', 'accord'];

/** Nobody reads nine fields and fills in five of them in less, not even with a browser that types. */
const leastSeconds = 2;

export function marksOf(body: object): Mark[] {
  const { site_web: lure, duree: duration } = body as Record<string, unknown>;
  const isFilled = typeof lure === 'string' && lure !== '';
  const isHasty = typeof duration === 'number' && duration >= 0 && duration < leastSeconds;
  return [...(isFilled ? ['site_web' as const] : []), ...(isHasty ? ['duree' as const] : [])];
}

/** A script of the form says them beside the nine answers, in a header, written as a form writes its fields. */
export function marksBeside(headers: Headers): object {
  const said = new URLSearchParams(headers.get('form-marks') ?? '');
  return {
    site_web: said.get('site_web') ?? '',
    accord: said.get('accord') ?? '',
    ...(said.has('duree') && { duree: Number(said.get('duree')) }),
  };
}
