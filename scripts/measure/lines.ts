import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { median } from './median.ts';
import { rowOf } from './row.ts';

/** How many lines of code each room may have. */
const rooms = {
  'src, TypeScript': { files: /^src\/.*\.tsx?$/, bound: 14_900 },
  'src, CSS': { files: /^src\/.*\.css$/, bound: 4950 },
  scripts: { files: /^scripts\/.*\.(?:ts|mjs|cjs)$/, bound: 4800 },
  supabase: { files: /^supabase\/.*\.(?:ts|sql)$/, bound: 2050 },
  tests: { files: /^tests\/.*\.tsx?$/, bound: 14_400 },
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

/** The lines of each room in both counts, beside its bound; the files that are longer than any may be. */
export function linesOf(): string {
  const names = globSync('{src,scripts,supabase,tests}/**/*.{ts,tsx,css,mjs,cjs,sql}', { cwd: inRoot() });
  const counted = Object.entries(rooms).map(([name, { files: pattern, bound }]) => {
    const own = names.filter((file) => pattern.test(file)).map(count);
    const sum = (of: 'raw' | 'code') => own.reduce((all, each) => all + each[of], 0);
    return { own, row: [name, own.length, sum('raw'), sum('code'), bound, median(own.map(({ code }) => code))] };
  });
  const long = counted
    .flatMap(({ own }) => own.filter(({ code }) => code > longest))
    .sort((a, b) => b.code - a.code)
    .map(({ file, code }) => `  ${file} ${code}`);
  return [
    rowOf(['lines', 'files', 'raw', 'code', 'bound', 'median file']),
    ...counted.map(({ row }) => rowOf(row)),
    '',
    `A median file has ${medianBound} lines of code at most, the longest ${longest}. Longer:`,
    ...long,
  ].join('\n');
}
