import { normalizeText } from '#shared/normalize-text.ts';
import { MAX_NOTE_LENGTH } from '#src/lib/questionnaire/sheet.ts';

/**
 * Makes a typed or imported note one line without invisible characters, cut at the length of the
 * field.
 */
export function cutNote(text: string): { note: string; isCut: boolean } {
  const whole = normalizeText(text, false);
  // Again, for an emoji that was cut in two.
  return {
    note: normalizeText(whole.slice(0, MAX_NOTE_LENGTH), false),
    isCut: whole.length > MAX_NOTE_LENGTH,
  };
}
