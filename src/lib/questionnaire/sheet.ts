// The answers as a file, and in the browser that is asked to keep them. Whatever comes back from
// there is read as a stranger's.
import * as z from 'zod/mini';
import { tried } from '#src/lib/tried.ts';
import { answers, type GivenAnswers } from './advice.ts';

export type Sheet = { answers: GivenAnswers; notes: Partial<Record<string, string>> };
export const emptySheet: Sheet = { answers: {}, notes: {} };
export const isEmpty = ({ answers: given, notes }: Sheet): boolean =>
  Object.keys(given).length + Object.keys(notes).length === 0;

const type = 'questionnaire-de-securite-cyber';
const version = 1;
/** A sheet with all its notes is a tenth of this. */
export const mostBytes = 100_000;
export const longestNote = 300;

const ours = z.object({ type: z.literal(type) });
const current = z.object({ version: z.literal(version) });
// An empty text is none. A question that the list no longer holds may be named: it is told, and
// left out.
const rows = z.object({
  lignes: z.array(
    z.object({ question: z.string(), reponse: z.enum([...answers, '']), note: z.string() }),
  ),
});

export const writeSheet = ({ answers: given, notes }: Sheet, date: string): string => {
  const named = [...new Set([...Object.keys(given), ...Object.keys(notes)])];
  const lignes = named.map((question) => ({
    question,
    reponse: given[question] ?? '',
    note: notes[question] ?? '',
  }));
  return `${JSON.stringify({ type, version, date, lignes }, null, 2)}\n`;
};

/** Why a file is not taken. */
export type Refusal = 'trop-gros' | 'illisible' | 'autre-version' | 'abime';
/** What was left out of one that is. */
export type Taken = { sheet: Sheet; unknown: number; cut: number };

/** What is kept of a text, and whether some of it was cut off. */
type Clean = (text: string) => { note: string; isCut: boolean };

export function readSheet(text: string, known: ReadonlySet<string>, clean: Clean): Taken | Refusal {
  if (text.length > mostBytes) return 'trop-gros';
  const data = tried(() => JSON.parse(text), undefined);
  if (!ours.safeParse(data).success) return 'illisible';
  if (!current.safeParse(data).success) return 'autre-version';
  const { data: read } = rows.safeParse(data);
  if (!read) return 'abime';
  const taken: Taken = { sheet: { answers: {}, notes: {} }, unknown: 0, cut: 0 };
  for (const { question, reponse, note: written } of read.lignes) {
    const { note, isCut } = clean(written);
    if (!known.has(question)) taken.unknown++;
    else {
      if (reponse) taken.sheet.answers[question] = reponse;
      if (note) taken.sheet.notes[question] = note;
      if (isCut) taken.cut++;
    }
  }
  return taken;
}

/** What another has filled in goes over what stands here; what he left open stays. */
export const merged = (here: Sheet, other: Sheet): Sheet => ({
  answers: { ...here.answers, ...other.answers },
  notes: { ...here.notes, ...other.notes },
});
