// Rules that normalize and check one answer each. The rules are plain functions without zod,
// because the form loads them before it sends anything and zod would add 7 kB.
import { isEmail } from './email.ts';
import { normalizeText } from './normalize-text.ts';

/**
 * Code for the reason of a refusal. The function sends the code; the site shows a French sentence.
 */
export type Refusal = 'requis' | 'long' | 'format' | 'choix' | 'accord';

type Reading<Value> =
  | { value: Value; refusal?: undefined }
  | { value?: undefined; refusal: Refusal };
export type Rule<Value = unknown> = (typed: unknown) => Reading<Value>;

/**
 * Number of invisible characters that the first check tolerates, because it runs before their
 * removal.
 */
const MAX_INVISIBLE = 1000;

/** Counts code points, because an emoji of two UTF-16 units would otherwise count twice. */
const countCharacters = (text: string) => [...text].length;

/**
 * Limits the length of a text. A first check refuses very long texts before the regular expressions
 * run.
 */
const boundedText =
  (longest: number, missing: Refusal, keepsLines = false): Rule<string> =>
  (typed) => {
    if (typeof typed !== 'string') return { refusal: missing };
    if (typed.length > 2 * longest + MAX_INVISIBLE) return { refusal: 'long' };
    const value = normalizeText(typed, keepsLines);
    return countCharacters(value) > longest ? { refusal: 'long' } : { value };
  };

const refine =
  <Value>(rule: Rule<Value>, isValid: (value: Value) => boolean, refusal: Refusal): Rule<Value> =>
  (typed) => {
    const reading = rule(typed);
    return reading.refusal || isValid(reading.value) ? reading : { refusal };
  };

/** Requires at least one letter or digit. */
export const line = (longest: number) =>
  refine(boundedText(longest, 'requis'), (value) => /[\p{L}\p{N}]/u.test(value), 'requis');

export const lines = (longest: number) => boundedText(longest, 'format', true);

/** Accepts any text up to 120 characters, because visitors add words or a second number. */
export const phone = () => boundedText(120, 'format');

export const email = () =>
  refine(refine(boundedText(254, 'requis'), Boolean, 'requis'), isEmail, 'format');

export const oneOf =
  <Value>(values: readonly Value[], refusal: Refusal): Rule<Value> =>
  (typed) => {
    const value = values.find((each) => each === typed);
    return value === undefined ? { refusal } : { value };
  };
