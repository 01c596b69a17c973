import { availableParallelism, loadavg } from 'node:os';
import { cache } from '../lib/paths.ts';
import { write } from '../lib/write.ts';
import { rowOf } from './row.ts';

// What the benches have in common: what ends with them, one report.

type AtEnd = (stop: () => Promise<void>) => void;
/** What it finds wrong. */
export type Bench = (args: string[], atEnd: AtEnd) => Promise<string[]>;

type Cell = string | number;
const tables: Cell[][][] = [];

/** A table whose rows are shown as they are measured. */
export function startTable(...head: Cell[]): (...cells: Cell[]) => void {
  const rows: Cell[][] = [];
  const add = (...cells: Cell[]) => {
    rows.push(cells);
    process.stdout.write(`${rowOf(cells, 36)}\n`);
  };
  process.stdout.write('\n');
  tables.push(rows);
  add(...head);
  return add;
}

/** To compare the next run with; on a machine that others use, the times are theirs too. */
export async function saveTables(name: string): Promise<void> {
  const file = `${cache}/bench-${name}.json`;
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  await write(file, `${JSON.stringify({ load, cores, tables }, null, 2)}\n`);
  process.stdout.write(`\ncharge ${load.toFixed(1)} sur ${cores} cœurs\n${file}\n`);
}
