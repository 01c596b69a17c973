import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { median } from './median.ts';
import { rowOf } from './row.ts';

type Room = { files: RegExp; bound: number; held?: number };

/**
 * How many lines of code each room may have: what a survey of all of them left room for, and what came after it, at most six hundred
 * an issue, each with what it bought. Where more is there, that is held instead: it may go down, never up.
 */
const rooms: Record<string, Room> = {
  // Cards of what is joined to a request, bands that are asked before, a receipt with its copies: 290. The whole text of the
  // search, its results as drawn; the page of the tools with its pictures, lists that fold in the menu: 180, of CSS 110. What is
  // held has grown with the pages that were redrawn: the attack hour by hour and the plans, the page of a policy, tools that answer
  // first, the receipt, the comparison that folds; then by what a wrong address meant and the answers shown on /outils: 35.
  'src, TypeScript': { files: /^src\/.*\.tsx?$/, bound: 14_900 + 290 + 180, held: 18_500 },
  'src, CSS': { files: /^src\/.*\.css$/, bound: 4950 + 110, held: 6530 },
  // Deployments that know the world, prove themselves and go back, corrections and previews: 588. Leads found, handed on and
  // erased, the load with all that follows a request: 499. The four lives, what lapses, prints of the lock file: 200. Search: 61, at
  // 1,600 pages measured and cut to fit: 140. React bundled as modules, which halves what an island costs as it wakes: 40.
  scripts: { files: /^scripts\/.*\.(?:ts|mjs|cjs)$/, bound: 4800 + 588 + 499 + 200 + 61 + 140 + 40, held: 6365 },
  // A fair queue, acknowledgement, withdrawal, the broker's tool, requests taken in time: 653, of which 600 count.
  supabase: { files: /^supabase\/.*\.(?:ts|sql)$/, bound: 2050 + 600 },
  // Of the same three 480, 600 of 1,278, 600 of about 800; of the search 160; of the cards and the receipt 40.
  tests: { files: /^tests\/.*\.tsx?$/, bound: 14_400 + 480 + 600 + 600 + 160 + 40, held: 17_755 },
};
const longest = 300;
const medianBound = 60;

type Counted = { file: string; raw: number; code: number };

/** A line of code is neither blank nor a comment from its first sign on. */
function count(file: string): Counted {
  const lines = readFileSync(inRoot(file), 'utf8').trimEnd().split('\n');
  let isComment = false;
  const code = lines.filter((line) => {
    const text = line.trim();
    const isWithin = isComment || /^\{?\/\*/.test(text);
    if (isWithin) isComment = !text.includes('*/');
    return !isWithin && text !== '' && !text.startsWith('//') && !(file.endsWith('.sql') && text.startsWith('--'));
  });
  return { file, raw: lines.length, code: code.length };
}

function counted() {
  const names = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx,css,mjs,cjs,sql}', { cwd: inRoot() });
  return Object.entries(rooms).map(([name, { files, bound, held = bound }]) => {
    const own = names.filter((file) => files.test(file)).map(count);
    const sum = (of: 'raw' | 'code') => own.reduce((all, each) => all + each[of], 0);
    const lines = { raw: sum('raw'), code: sum('code'), median: median(own.map(({ code }) => code)) };
    return { name, own, bound, held, ...lines, long: own.filter(({ code }) => code > longest) };
  });
}

/** The lines of each room in both counts, beside its bound; the files that are longer than any may be. */
export const linesOf = (): string =>
  [
    rowOf(['lines', 'files', 'raw', 'code', 'bound', 'held', 'median file']),
    ...counted().map(({ name, own, raw, code, bound, held, median }) =>
      rowOf([name, own.length, raw, code, bound, held, median]),
    ),
    '',
    `A median file has ${medianBound} lines of code at most, the longest ${longest}. Longer:`,
    ...counted().flatMap(({ long }) => long.map(({ file, code }) => `  ${file} ${code}`)),
  ].join('\n');

/** Each room, and each file, that has more than it may. */
export const linesOver = (): string[] =>
  counted().flatMap(({ name, code, held, median, long }) => [
    ...(code > held
      ? [`${name}: ${code} lines of code > ${held}: take some out, or raise it in scripts/measure/lines.ts and say what they buy`]
      : []),
    ...(median > medianBound ? [`${name}: a median file of ${median} lines > ${medianBound}`] : []),
    ...long.map(({ file, code }) => `${file}: ${code} lines > ${longest}`),
  ]);
