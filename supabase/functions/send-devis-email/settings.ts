import * as z from 'zod/mini';

/** A setting without which the function does not start, and what it is for. */
export const required = (name: string, use: string) =>
  z.string({ error: `${name} manque : ${use}` }).check(z.minLength(1));

/** A setting that may be left out, or left empty. */
export const optional = (isValid: (value: string) => boolean = () => true, message = '') =>
  z.optional(
    z.pipe(
      z.string().check(z.refine((value) => value === '' || isValid(value), message)),
      z.transform((value) => value || undefined),
    ),
  );

/** How many of something, for example so many. */
export const count = (name: string, example: number) => {
  const message = `${name} doit être un nombre entier, par exemple ${example}`;
  return z.coerce
    .number(message)
    .check(z.refine((value) => Number.isInteger(value) && value > 0 && value < 2 ** 31, message));
};

/** A key that nobody guesses, and what it is for. */
export const secret = (name: string, use: string) =>
  required(name, `${use}, par exemple le résultat de « openssl rand -hex 32 »`).check(
    z.minLength(
      32,
      `${name} est trop court : prenez au moins 32 signes, par exemple avec « openssl rand -hex 32 ».`,
    ),
  );
