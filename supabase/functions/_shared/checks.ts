// What one answer may be, once it is repaired, and why it is refused.
import * as z from 'zod/mini';
import { isEmail } from './email.ts';
import { repair } from './repair.ts';

// Zod probes `new Function` to compile its checks; the site's security policy forbids that.
z.config({ jitless: true });

/**
 * Why a field is refused; the site turns it into a French sentence, the function sends it as it is.
 */
export type Refusal = 'requis' | 'long' | 'format' | 'choix' | 'accord';
export const because = (refusal: Refusal) => ({ error: refusal });

/**
 * So many signs that nobody sees may come along: what counts is what is left once they are taken
 * out.
 */
const unseen = 1000;

/**
 * Length comes first, so that whatever an expression costs is spent on a short text; each passes
 * over it once.
 */
const text = (longest: number, missing: Refusal, keepsLines = false) =>
  z.string(because(missing)).check(
    z.maxLength(longest + unseen, { ...because('long'), abort: true }),
    z.overwrite((typed) => repair(typed, keepsLines)),
    z.maxLength(longest, { ...because('long'), abort: true }),
  );

const isNamed = (value: string) => /[\p{L}\p{N}]/u.test(value);

/** A name: of letters or digits that one sees, whatever else is in it. */
export const line = (longest: number) =>
  text(longest, 'requis').check(z.refine(isNamed, because('requis')));

export const lines = (longest: number) => text(longest, 'format', true);

/**
 * Whatever helps to call somebody: words beside the number, two numbers, or what turns out not to
 * be one.
 */
export const phone = () => text(120, 'format');

export const email = () =>
  text(254, 'requis').check(
    z.refine((value) => value !== '', because('requis')),
    z.refine(isEmail, because('format')),
  );
