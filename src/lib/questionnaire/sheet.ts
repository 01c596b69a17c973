// Reads and writes the answers as a file or in the browser's storage. Validates them, because a
// file may be damaged or come from another program.
import * as z from 'zod/mini';
import { tryOr } from '#src/lib/try-or.ts';
import { answers, type GivenAnswers } from './advice.ts';

export type Sheet = { answers: GivenAnswers; notes: Partial<Record<string, string>> };
export const emptySheet: Sheet = { answers: {}, notes: {} };
export const isSheetEmpty = ({ answers: given, notes }: Sheet): boolean =>
  Object.keys(given).length + Object.keys(notes).length === 0;

const SHEET_TYPE = 'questionnaire-de-securite-cyber';
const SHEET_VERSION = 1;
/** Maximum size of a file: ten times a sheet with all its notes. */
export const MAX_SHEET_BYTES = 100_000;
export const MAX_NOTE_LENGTH = 300;

const typeSchema = z.object({ type: z.literal(SHEET_TYPE) });
const versionSchema = z.object({ version: z.literal(SHEET_VERSION) });
// Accepts any question id, because the list of questions may have changed. readSheet() counts the
// unknown ids.
const rowsSchema = z.object({
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
  return `${JSON.stringify({ type: SHEET_TYPE, version: SHEET_VERSION, date, lignes }, null, 2)}\n`;
};

export type Refusal = 'trop-gros' | 'illisible' | 'autre-version' | 'abime';
/** A read sheet, with the number of rows with an unknown question and of shortened notes. */
export type SheetReading = { sheet: Sheet; unknown: number; cut: number };

type CleanNote = (text: string) => { note: string; isCut: boolean };

export function readSheet(
  text: string,
  known: ReadonlySet<string>,
  clean: CleanNote,
): SheetReading | Refusal {
  if (text.length > MAX_SHEET_BYTES) return 'trop-gros';
  const data = tryOr(() => JSON.parse(text), undefined);
  if (!typeSchema.safeParse(data).success) return 'illisible';
  if (!versionSchema.safeParse(data).success) return 'autre-version';
  const { data: read } = rowsSchema.safeParse(data);
  if (!read) return 'abime';
  const reading: SheetReading = { sheet: { answers: {}, notes: {} }, unknown: 0, cut: 0 };
  for (const { question, reponse, note: written } of read.lignes) {
    const { note, isCut } = clean(written);
    if (!known.has(question)) reading.unknown++;
    else {
      if (reponse) reading.sheet.answers[question] = reponse;
      if (note) reading.sheet.notes[question] = note;
      if (isCut) reading.cut++;
    }
  }
  return reading;
}

/** Merges two sheets. The answers and notes of `other` replace those of `here`. */
export const mergeSheets = (here: Sheet, other: Sheet): Sheet => ({
  answers: { ...here.answers, ...other.answers },
  notes: { ...here.notes, ...other.notes },
});
