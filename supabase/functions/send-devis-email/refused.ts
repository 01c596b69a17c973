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
  return new Refused(429, 'frequence', `Trop de demandes de suite. Réessayez dans ${minutes} min, ou appelez-nous.`, {
    headers: { 'retry-after': String(seconds) },
  });
}
