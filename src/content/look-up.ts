import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';

/** Splits an attribute with several ids (« a, b »). */
export const splitIds = (list: string): string[] => list.split(',').map((id) => id.trim());

/**
 * Returns a row by its id. Throws if the id is unknown, which stops the build, because otherwise a
 * page would have an empty place. The check reports the ids that writers type, with their place.
 */
export function lookUp<Row>(rows: Readonly<Record<string, Row>>, id: string): Row {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined)
    throw new Error(
      `« ${id} » n’existe pas.${formatSuggestion(findNearest(id, Object.keys(rows)))}`,
    );
  return row;
}
