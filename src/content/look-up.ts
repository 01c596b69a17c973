import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';

/** The ids that an attribute lists: « a, b ». */
export const splitIds = (list: string): string[] => list.split(',').map((id) => id.trim());

/** A row by its id. An id that is not there stops the build: nothing is ever drawn empty. */
export function lookUp<Row>(rows: Readonly<Record<string, Row>>, id: string, file: string): Row {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined)
    throw new Error(
      `« ${id} » n’existe pas dans content/${file}.${formatSuggestion(findNearest(id, Object.keys(rows)))}`,
    );
  return row;
}
