// Rules for single answers: each rule normalizes the text, then checks it. The rules are plain
// functions, because the form loads them before it sends anything and zod would add 7 kB.
import { isEmail } from './email.ts';
import { normalizeText } from './normalize-text.ts';

/** The site shows a French sentence for each refusal; the function sends the code. */
export type Refusal = 'requis' | 'long' | 'format' | 'choix' | 'accord';

type Reading<Value> =
  | { value: Value; refusal?: undefined }
  | { value?: undefined; refusal: Refusal };
export type Rule<Value = unknown> = (typed: unknown) => Reading<Value>;

/** Allowance for invisible characters, because the first length check still counts them. */
const MAX_INVISIBLE = 1000;

/** Counts an emoji as one character, although it consists of two UTF-16 units. */
const countCharacters = (text: string) => [...text].length;

/** Checks the length first, so that regular expressions run on short texts only. */
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

/** Accepts any text, because visitors add words or a second number. */
export const phone = () => boundedText(120, 'format');

export const email = () =>
  refine(refine(boundedText(254, 'requis'), Boolean, 'requis'), isEmail, 'format');

export const oneOf =
  <Value>(values: readonly Value[], refusal: Refusal): Rule<Value> =>
  (typed) => {
    const value = values.find((each) => each === typed);
    return value === undefined ? { refusal } : { value };
  };

/**
 * Uses the default when a page does not send the field, because it was opened before the field
 * existed.
 */
export const withDefault =
  <Value>(rule: Rule<Value>, value: Value): Rule<Value> =>
  (typed) =>
    typed === undefined ? { value } : rule(typed);
