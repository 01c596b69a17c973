import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import type { TableFile } from './files.ts';

// Which tables each page is drawn from, noted while it is drawn: no list of them could be
// forgotten.

/** Removed before each build, and kept as long as what it made. */
export const notes = () => join(process.cwd(), '.contentlayer/drawn-from');

/**
 * Of the page that is being drawn; each has a scope of its own, and what is read outside of any is
 * nobody's.
 */
const drawing = cache(() => ({ route: '', tables: new Set<TableFile>() }));

export const beginDrawing = (route: string) => Object.assign(drawing(), { route });

export function noteTable(name: TableFile): void {
  const { route, tables } = drawing();
  if (!route || tables.has(name) || process.env.NODE_ENV !== 'production') return;
  tables.add(name);
  // Several processes draw: a line is written whole.
  appendFileSync(notes(), `${route} ${name}\n`);
}

/** Of each page of the last build, by its route. */
export function tablesDrawn(): Map<string, TableFile[]> {
  const drawn = new Map<string, TableFile[]>();
  for (const line of readFileSync(notes(), 'utf8').trimEnd().split('\n')) {
    const [route = '', name] = line.split(' ');
    drawn.set(route, [...(drawn.get(route) ?? []), name as TableFile]);
  }
  return drawn;
}
