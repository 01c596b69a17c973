import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium as playwright } from 'playwright';
import { cache } from '../lib/paths.ts';
import { provide } from '../tools/index.ts';

// What the benches have in common: what ends with them, a browser, one report.

export type AtEnd = (stop: () => Promise<void>) => void;
export type Bench = (args: string[], atEnd: AtEnd) => Promise<void>;

export async function launch(atEnd: AtEnd, ...args: string[]): Promise<Browser> {
  const { paths } = await provide('chromium');
  const browser = await playwright.launch({ executablePath: paths.chromium, args: ['--no-sandbox', ...args] });
  atEnd(() => browser.close());
  return browser;
}

/** Runs in the page: whoever has answered the banner does not see it. */
export const answerBanner = () =>
  localStorage.setItem('cookies', JSON.stringify({ mesure: false, le: new Date().toISOString() }));

type Cell = string | number;
const tables: Cell[][][] = [];

/** A table whose rows are shown as they are measured. */
export function startTable(...head: Cell[]): (...cells: Cell[]) => void {
  const rows: Cell[][] = [];
  const add = (...cells: Cell[]) => {
    rows.push(cells);
    const shown = cells.map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(13)));
    process.stdout.write(`${shown.join('')}\n`);
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
  await mkdir(cache, { recursive: true });
  await writeFile(file, `${JSON.stringify({ load, cores, tables }, null, 2)}\n`);
  process.stdout.write(`\ncharge ${load.toFixed(1)} sur ${cores} cœurs\n${file}\n`);
}
