import { causeOf } from './cause.ts';

type More = { champs?: object; headers?: Record<string, string>; cause?: string };

/** An answer other than success: what the visitor's browser is told, nothing of the inside. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: More = {},
  ) {
    super(message);
  }
}

/** Asked to come back, and told when. */
export function tooOften(seconds: number): Refused {
  const minutes = Math.ceil(seconds / 60);
  return new Refused(
    429,
    'frequence',
    `Trop de demandes de suite. Réessayez dans ${minutes} min, ou appelez-nous.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/** Asked to call: more wait than will leave today. */
export const full = () =>
  new Refused(
    429,
    'afflux',
    'Trop de demandes attendent déjà. Appelez-nous, ou réessayez dans une heure.',
    {
      headers: { 'retry-after': '3600' },
    },
  );

/** Both were meant: the page sends this one under a key of its own. */
export const otherContent = () =>
  new Refused(409, 'autre', 'Une autre demande porte déjà cette clé.');

/**
 * Any other error is ours: nothing of it is told, and logged is what holds none of these answers.
 */
export const asRefused = (error: unknown, answers = {}): Refused =>
  error instanceof Refused
    ? error
    : new Refused(500, 'interne', 'La demande n’a pas pu être traitée.', {
        cause: causeOf(error, answers),
      });
