import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '#src/lib/memoize.ts';
import { listAddresses } from './build/page-addresses.ts';
import { main } from './lib/failure.ts';
import { readIslandFiles } from './lib/island-files.ts';
import { inRoot, out } from './lib/paths.ts';
import budgets from './measure/budgets.json' with { type: 'json' };

// npm run budgets: prints the sizes of all pages and fails if a size is over its budget.

type Figure = keyof typeof budgets.everyPage;
type Figures = Record<Figure, number>;
type Page = { route: string; figures: Figures };
const columns = Object.keys(budgets.everyPage) as Figure[];

/**
 * Returns the size of a file as Cloudflare sends it: after Brotli compression at level 4, except
 * for fonts and pictures, which are already compressed.
 */
const getSize = memoize((file) => {
  const content = readFileSync(file);
  if (/\.(woff2|png|jpg)$/.test(file)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
});

function measurePages(out: string): Page[] {
  // Measures the files of the bucket in the repository, because the deployment copies them from
  // there.
  const getAddressSize = (address: string) =>
    getSize(
      address.includes('/public/assets/')
        ? inRoot('supabase/assets', basename(address))
        : join(out, address),
    );
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + getAddressSize(address), 0);
  const scriptsOfIslands = readIslandFiles(out);
  const files = globSync('**/*.html', { cwd: out, exclude: ['404.html', '_*/**'] }).sort();
  return files.map((file) => {
    const { styles, fonts, scripts, pictures, islands } = listAddresses(
      readFileSync(join(out, file), 'utf8'),
    );
    const pageStyles = [...styles].filter((address) => address.startsWith('/styles/'));
    const later = new Set([...islands].flatMap((name) => scriptsOfIslands[name] ?? []));
    const figures = {
      html: getAddressSize(file),
      css: sum(styles) - sum(pageStyles),
      pageCss: sum(pageStyles),
      fonts: sum(fonts),
      fontFiles: fonts.size,
      frame: sum(scripts),
      islands: sum(later),
      // Counts two more requests: the document and the speculation rules.
      requests: 2 + styles.size + fonts.size + scripts.size + pictures.size,
    };
    return { route: `/${file.replace(/(^index)?\.html$/, '')}`, figures };
  });
}

/**
 * Compares all pages with their budgets. Returns a Markdown table and a line for each exceeded
 * budget.
 */
export function readBudgets(out: string) {
  const pages = measurePages(out);
  const own: Record<string, Partial<Figures>> = budgets.pages;
  const over: string[] = [];
  const compare = (name: string, value: number, budget: number) => {
    if (value <= budget) return String(value);
    over.push(`${name} ${value} > ${budget}`);
    return `**${value} > ${budget}**`;
  };
  const rows = pages.map(({ route, figures }) => {
    const budget = { ...budgets.everyPage, ...own[route] };
    return [route, ...columns.map((c) => compare(`${route}: ${c}`, figures[c], budget[c]))];
  });
  const fileRows = Object.entries(budgets.files).flatMap(([pattern, budget]) =>
    globSync(pattern, { cwd: out }).map(
      (file) => `- ${pattern}: ${compare(pattern, getSize(join(out, file)), budget)}`,
    ),
  );
  const withReact = pages.filter(({ figures }) => figures.islands > 0).length;
  fileRows.push(`- pages with React: ${compare('pages', withReact, budgets.pagesWithReact)}`);
  const head = [
    ['bytes, brotli 4', ...columns],
    ['---', ...columns.map(() => '--:')],
  ];
  const lines = [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return { table: [...lines, '', ...fileRows].join('\n'), over, pages: pages.length };
}

if (process.argv[1] === inRoot('scripts/budgets.ts'))
  await main(async () => {
    const { table, over } = readBudgets(out);
    process.stdout.write(`${table}\n`);
    for (const line of over) console.error(`over: ${line}`);
    return over.length > 0 ? 1 : 0;
  });
