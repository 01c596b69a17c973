import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';

/** Splits the ids of an attribute: « a, b ». */
export const splitIds = (list: string): string[] => list.split(',').map((id) => id.trim());

/** Returns a row by its id. An unknown id stops the build, so that no page shows an empty place. */
export function lookUp<Row>(rows: Readonly<Record<string, Row>>, id: string, file: string): Row {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined)
    throw new Error(
      `« ${id} » n’existe pas dans ` +
        `content/${file}.${formatSuggestion(findNearest(id, Object.keys(rows)))}`,
    );
  return row;
}
