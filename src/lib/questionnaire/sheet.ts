// Reads and writes the answers of the questionnaire, as a file or in the browser's storage.
// Validates them, because a file may be damaged or come from another program.
import * as z from 'zod/mini';
import { normalizeText } from '#shared/normalize-text.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { answers, type GivenAnswers } from './advice.ts';

export type Sheet = { answers: GivenAnswers; notes: Partial<Record<string, string>> };
export const emptySheet: Sheet = { answers: {}, notes: {} };
export const isSheetEmpty = ({ answers: given, notes }: Sheet): boolean =>
  Object.keys(given).length + Object.keys(notes).length === 0;

/** Maximum size of a file, ten times the size of a complete questionnaire with all notes. */
export const MAX_SHEET_BYTES = 100_000;
export const MAX_NOTE_LENGTH = 300;

const header = { type: 'questionnaire-de-securite-cyber', version: 1 } as const;
// Accepts every question id, because the list of questions may have changed since the file was
// saved.
const sheetSchema = z.object({
  type: z.literal(header.type),
  version: z.literal(header.version),
  lignes: z.array(
    z.object({ question: z.string(), reponse: z.enum([...answers, '']), note: z.string() }),
  ),
});

export const writeSheet = ({ answers: given, notes }: Sheet, date: string): string => {
  const questions = [...new Set([...Object.keys(given), ...Object.keys(notes)])];
  const lignes = questions.map((question) => ({
    question,
    reponse: given[question] ?? '',
    note: notes[question] ?? '',
  }));
  return `${JSON.stringify({ ...header, date, lignes }, null, 2)}\n`;
};

/**
 * Removes line breaks and invisible characters from a note, and cuts it to the length of the field.
 */
export const cleanNote = (text: string): string =>
  // Normalises a second time, because cutting may leave half an emoji.
  normalizeText(normalizeText(text, false).slice(0, MAX_NOTE_LENGTH), false);

/**
 * Returns the answers to questions that still exist. Returns undefined if the text is not a
 * questionnaire file.
 */
export function readSheet(text: string, known: ReadonlySet<string>): Sheet | undefined {
  if (text.length > MAX_SHEET_BYTES) return undefined;
  const { data } = sheetSchema.safeParse(tryOr(() => JSON.parse(text), undefined));
  if (!data) return undefined;
  const sheet: Sheet = { answers: {}, notes: {} };
  for (const { question, reponse, note: written } of data.lignes) {
    if (!known.has(question)) continue;
    const note = cleanNote(written);
    if (reponse) sheet.answers[question] = reponse;
    if (note) sheet.notes[question] = note;
  }
  return sheet;
}

/**
 * Merges two sets of answers. If both contain the same question, the answer and note of `other` are
 * used.
 */
export const mergeSheets = (here: Sheet, other: Sheet): Sheet => ({
  answers: { ...here.answers, ...other.answers },
  notes: { ...here.notes, ...other.notes },
});
