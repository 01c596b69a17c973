import * as z from 'zod/mini';

/** A setting without which the function does not start, and what it is for. */
export const required = (name: string, use: string) => z.string({ error: `${name} manque : ${use}` }).check(z.minLength(1));
