// What makes a request look like a machine's. It is taken and answered like any other, leaves after
// the others where not all may leave at once, and says so in its subject.

/** Each with what the broker reads of it. */
export const reasons = {
  site_web: 'champ invisible rempli',
  duree: 'formulaire rempli en moins d’une seconde',
  origine: 'envoyée par un autre site',
  provenance: 'adresse de l’expéditeur inconnue',
};

export type Mark = keyof typeof reasons;

/**
 * The form's own fields beside the answers: a field that no person sees, for how many seconds the
 * form was filled in, and the version of the words that were agreed to, which marks nobody.
 */
export const markFields = ['site_web', 'duree', 'accord'];

/** A browser that keeps names and passwords fills in and sends the form in little more. */
const leastSeconds = 1;

export function marksOf(body: object): Mark[] {
  const { site_web: lure, duree: duration } = body as Record<string, unknown>;
  const isFilled = typeof lure === 'string' && lure !== '';
  const isHasty = typeof duration === 'number' && duration >= 0 && duration < leastSeconds;
  return [...(isFilled ? ['site_web' as const] : []), ...(isHasty ? ['duree' as const] : [])];
}

/**
 * A script of the form says them beside the nine answers, in a header, written as a form writes its
 * fields.
 */
export function marksBeside(headers: Headers): object {
  const said = new URLSearchParams(headers.get('form-marks') ?? '');
  return {
    site_web: said.get('site_web') ?? '',
    accord: said.get('accord') ?? '',
    ...(said.has('duree') && { duree: Number(said.get('duree')) }),
  };
}
