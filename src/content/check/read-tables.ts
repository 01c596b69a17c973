import { type TableFile, type Tables, tables } from '../files.ts';
import type { Entry } from './context.ts';

/** The given tables, if all of them are as they should be. */
export function readTables<Name extends TableFile>(entries: Entry[], ...names: Name[]): Tables<Name> | undefined {
  const parsed: Record<string, unknown> = {};
  for (const name of names) {
    const result = tables[name].schema.safeParse(entries.find(({ table }) => table === name)?.located.data);
    if (!result.success) return undefined;
    parsed[name] = result.data;
  }
  return parsed as Tables<Name>;
}
