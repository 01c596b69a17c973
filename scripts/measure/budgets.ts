import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readIslandFiles } from '../lib/island-files.ts';
import { inRoot } from '../lib/paths.ts';
import budgets from './budgets.json' with { type: 'json' };

const columns = [
  'html',
  'css',
  'pageCss',
  'fonts',
  'fontFiles',
  'frame',
  'islands',
  'requests',
] as const;
type Figures = Record<(typeof columns)[number], number>;
type Page = { route: string; figures: Figures };

const parser = unified().use(rehypeParse);
const brotli4 = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Returns the compressed size in bytes, as Cloudflare delivers the file: brotli at level 4. */
export const getCompressedSize = (content: string | Buffer) =>
  brotliCompressSync(content, brotli4).length;

function createSizer(out: string) {
  const sizes = new Map<string, number>();
  return (address: string): number => {
    const cachedSize = sizes.get(address);
    if (cachedSize !== undefined) return cachedSize;
    // The bucket serves files of the repository.
    const isInBucket = address.includes('/public/assets/');
    const file = isInBucket ? inRoot('supabase/assets', basename(address)) : join(out, address);
    const content = readFileSync(file);
    const size = /\.(woff2|png|jpg)$/.test(file) ? content.length : getCompressedSize(content);
    sizes.set(address, size);
    return size;
  };
}

function listAddresses(html: string) {
  const found = {
    styles: new Set<string>(),
    fonts: new Set<string>(),
    scripts: new Set<string>(),
    pictures: new Set<string>(),
    islands: new Set<string>(),
  };
  visit(parser.parse(html), 'element', ({ tagName, properties }: Element) => {
    const { rel, href, src, loading, type } = properties;
    if (properties.dataIsland) found.islands.add(String(properties.dataIsland));
    if (tagName === 'script' && src) found.scripts.add(String(src));
    if (tagName === 'img' && src && loading !== 'lazy') found.pictures.add(String(src));
    if (tagName !== 'link') return;
    const relations = String(rel);
    if (relations === 'stylesheet') found.styles.add(String(href));
    if (relations === 'icon') found.pictures.add(String(href));
    if (relations === 'preload' && String(type).startsWith('font')) found.fonts.add(String(href));
  });
  return found;
}

function measurePages(out: string): Page[] {
  const getSize = createSizer(out);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + getSize(address), 0);
  const scriptsOfIslands = readIslandFiles(out);
  const files = globSync('**/*.html', { cwd: out, exclude: ['404.html', '_*/**'] }).sort();
  return files.map((file) => {
    const { styles, fonts, scripts, pictures, islands } = listAddresses(
      readFileSync(join(out, file), 'utf8'),
    );
    const pageStyles = [...styles].filter((address) => address.startsWith('/styles/'));
    const later = new Set([...islands].flatMap((name) => scriptsOfIslands[name] ?? []));
    const figures = {
      html: getSize(file),
      css: sum(styles) - sum(pageStyles),
      pageCss: sum(pageStyles),
      fonts: sum(fonts),
      fontFiles: fonts.size,
      frame: sum(scripts),
      islands: sum(later),
      // The document and the speculation rules are one request each.
      requests: 2 + styles.size + fonts.size + scripts.size + pictures.size,
    };
    return { route: `/${file.replace(/(^index)?\.html$/, '')}`, figures };
  });
}

/** Formats a Markdown table of all pages, and a line for each figure over its budget. */
export function readBudgets(out: string) {
  const pages = measurePages(out);
  const own: Record<string, Partial<Figures>> = budgets.pages;
  const over: string[] = [];
  const compare = (name: string, value: number, budget: number) => {
    if (value > budget) over.push(`${name} ${value} > ${budget}`);
    return value > budget ? `**${value} > ${budget}**` : String(value);
  };
  const rows = pages.map(({ route, figures }) => {
    const budget = { ...budgets.everyPage, ...own[route] };
    return [route, ...columns.map((c) => compare(`${route}: ${c}`, figures[c], budget[c]))];
  });
  const fileRows = Object.entries(budgets.files).flatMap(([pattern, budget]) =>
    globSync(pattern, { cwd: out }).map((file) => {
      const size = getCompressedSize(readFileSync(join(out, file)));
      return `- ${pattern}: ${compare(pattern, size, budget)}`;
    }),
  );
  const withReact = pages.filter(({ figures }) => figures.islands > 0).length;
  fileRows.push(`- pages with React: ${compare('pages', withReact, budgets.pagesWithReact)}`);
  const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = ['---', ...columns.map(() => '--:')];
  const head = [['bytes, brotli 4', ...columns], rule];
  const table = [...[...head, ...rows].map(toLine), '', ...fileRows].join('\n');
  return { table, over, pages: pages.length };
}
