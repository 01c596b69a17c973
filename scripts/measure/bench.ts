import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium as playwright } from 'playwright';
import { cache } from '../lib/paths.ts';
import { provide } from '../tools/index.ts';

// What the benches have in common: a browser, a line of a table, a file to compare the next run with.

export async function launch(...args: string[]): Promise<Browser> {
  const { paths } = await provide('chromium');
  return playwright.launch({ executablePath: paths.chromium, args: ['--no-sandbox', ...args] });
}

/** Runs in the page: whoever has answered the banner does not see it. */
export const answerBanner = () =>
  localStorage.setItem('cookies', JSON.stringify({ mesure: false, le: new Date().toISOString() }));

type Cell = string | number;
export const row = (cells: Cell[], first: number, others: number): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(first) : String(cell).padStart(others))).join('');

export async function saveResult(name: string, result: object): Promise<void> {
  const file = `${cache}/bench-${name}.json`;
  await mkdir(cache, { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${file}\n`);
}
