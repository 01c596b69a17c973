// Schemas of single answers. Each normalizes the text first, then checks it.
import * as z from 'zod/mini';
import { isEmail } from './email.ts';
import { normalizeText } from './normalize-text.ts';

// Zod probes `new Function` to compile its checks; the site's security policy forbids that.
z.config({ jitless: true });

/** The site shows a French sentence for each refusal; the function sends the code. */
export type Refusal = 'requis' | 'long' | 'format' | 'choix' | 'accord';
export const createRefusal = (refusal: Refusal) => ({ error: refusal });

/** Allowance for invisible characters, which the first length check still counts. */
const MAX_INVISIBLE = 1000;

/** Checks the length first, so that regular expressions run on short texts only. */
const boundedText = (longest: number, missing: Refusal, keepsLines = false) =>
  z.string(createRefusal(missing)).check(
    z.maxLength(longest + MAX_INVISIBLE, { ...createRefusal('long'), abort: true }),
    z.overwrite((typed) => normalizeText(typed, keepsLines)),
    z.maxLength(longest, { ...createRefusal('long'), abort: true }),
  );

const hasLetterOrDigit = (value: string) => /[\p{L}\p{N}]/u.test(value);

/** A text with at least one letter or digit. */
export const line = (longest: number) =>
  boundedText(longest, 'requis').check(z.refine(hasLetterOrDigit, createRefusal('requis')));

export const lines = (longest: number) => boundedText(longest, 'format', true);

/** Accepts any text, because visitors add words or a second number. */
export const phone = () => boundedText(120, 'format');

export const email = () =>
  boundedText(254, 'requis').check(
    z.refine((value) => value !== '', createRefusal('requis')),
    z.refine(isEmail, createRefusal('format')),
  );
