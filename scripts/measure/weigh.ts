import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { islandFiles } from '../lib/island-files.ts';
import { inRoot } from '../lib/paths.ts';

export type Weight = {
  route: string;
  html: number;
  /** The page's own words and the addresses of its sources, without a tag. */
  words: number;
  css: number;
  fonts: number;
  /** What runs at once: the frame, and what this page alone needs of it. */
  frame: number;
  /** What wakes later, where there is an island: React and the islands. */
  islands: number;
  /** The props of its islands, as they stand in the HTML. */
  props: number;
  /** The logo, the icon and the rules of prefetching. */
  around: number;
  requests: number;
  files: { name: string; bytes: number }[];
};

const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const alreadyCompressed = /\.(woff2|png|jpg)$/;

/** As Cloudflare delivers it. */
export const delivered = (content: string | Buffer) => brotliCompressSync(content, level).length;

/** What a page and the files that it names weigh as they are delivered. */
export function weigher(folder: string) {
  const known = new Map<string, number>();
  const islands = islandFiles(folder);
  const bytes = (address: string) => {
    const content = known.has(address) ? '' : readFileSync(fileOf(folder, address));
    const size =
      known.get(address) ?? (alreadyCompressed.test(address) ? content.length : delivered(content));
    known.set(address, size);
    return size;
  };
  return (route: string): Weight => {
    const file = `${route === '/' ? '/index' : route}.html`;
    const page = readFileSync(join(folder, file), 'utf8');
    const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found);
    const scripts = all(/<script src="([^"]+)"/g);
    const later = [
      ...new Set(all(/ data-island="([^"]+)"/g).flatMap((name) => islands[name] ?? [])),
    ];
    const styles = all(/<link rel="stylesheet" href="([^"]+)"/g);
    const fonts = all(/<link rel="preload" href="([^"]+\.woff2)"/g);
    const sum = (addresses: string[]) =>
      addresses.reduce((total, address) => total + bytes(address), 0);
    const pictures = new Set([
      ...all(/<img src="([^"]+)"(?![^>]*loading="lazy")/g),
      ...all(/<link rel="icon" href="([^"]+)"/g),
    ]);
    return {
      route,
      html: bytes(file),
      words: delivered(wordsOf(page)),
      css: sum(styles),
      fonts: sum(fonts),
      frame: sum(scripts),
      islands: sum(later),
      props: all(/ data-props="([^"]*)"/g).reduce(
        (total, props) => total + props.replaceAll('&quot;', '"').length,
        0,
      ),
      around: sum([...pictures, '/speculation.json']),
      requests: 1 + styles.length + fonts.length + scripts.length + pictures.size + 1,
      files: [...scripts, ...later].map((name) => ({ name, bytes: bytes(name) })),
    };
  };
}

/** What the bucket serves is what the project holds. */
const fileOf = (folder: string, address: string) =>
  address.includes('/public/assets/')
    ? inRoot('supabase/assets', basename(address))
    : join(folder, address);

function wordsOf(page: string): string {
  const body = page.replace(/<head>[\s\S]*?<\/head>|<script\b[\s\S]*?<\/script>/g, '');
  const sources = [...body.matchAll(/ href="(http[^"]*)"/g)].map(([, address]) => address);
  return [body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), ...sources].join(' ');
}
