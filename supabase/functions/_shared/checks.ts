// What one answer may be, and why it is refused.
import * as z from 'zod/mini';

// Zod probes `new Function` to compile its checks; the site's security policy forbids that.
z.config({ jitless: true });

/** Why a field is refused; the site turns it into a French sentence, the function sends it as it is. */
export type Refusal = 'requis' | 'long' | 'caracteres' | 'format' | 'choix' | 'accord';
export const because = (refusal: Refusal) => ({ error: refusal });

// Control characters, line and paragraph separators, marks that reverse the direction of text, lone surrogates.
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const isClean = (value: string) => !unsafe.test(value) && value === value.normalize('NFC');
const hasCleanLines = (value: string) => isClean(value.replaceAll('\n', ''));
const isFilled = (value: string) => value.trim() !== '';

/**
 * The length is asked first, and of what is too long nothing else is: whatever an expression costs, it is spent on a text
 * no longer than its field. Each expression below passes over a text once.
 */
const text = (longest: number, missing: Refusal) =>
  z.string(because(missing)).check(z.maxLength(longest, { ...because('long'), abort: true }));

const filled = (longest: number) => text(longest, 'requis').check(z.refine(isFilled, because('requis')));

export const line = (longest: number) => filled(longest).check(z.refine(isClean, because('caracteres')));

export const lines = (longest: number) => text(longest, 'format').check(z.refine(hasCleanLines, because('caracteres')));

// French or foreign, with whatever people put between the digits. What may stand before the plus ends at a sign that may
// not: no two parts can share out the same signs.
const phoneForm = /^[(\p{Zs}]*(?:[+\d\p{Pd})./][\d\p{Zs}\p{Pd}()./]*)?$/u;
const countDigits = (value: string) => value.replace(/\D/g, '').length;
const isPhone = (value: string) => value === '' || (phoneForm.test(value) && countDigits(value) >= 6 && countDigits(value) <= 15);

export const phone = () => text(40, 'format').check(z.refine(isPhone, because('format')));

// A domain has a dot and a label of letters at its end; no quotes, no comments: what people's addresses look like.
const emailForm =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;

export const email = () => filled(254).check(z.regex(emailForm, because('format')));
