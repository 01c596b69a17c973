import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Weight = {
  route: string;
  html: number;
  css: number;
  fonts: number;
  /** What runs at once: the frame, and what this page alone needs of it. */
  frame: number;
  /** What starts later, where there is an island: React, Next, the island. */
  islands: number;
  /** The page's data for React, which Next writes into the HTML a second time; here a file that comes with the island. */
  data: number;
  requests: number;
  files: { name: string; bytes: number }[];
};

const delivered = /\.(woff2|png|jpg)$/;

/** What a page and the files that it names weigh as they are delivered, with brotli. */
export function weigher(folder: string) {
  const known = new Map<string, number>();
  const bytes = (address: string) => {
    const size = known.get(address) ?? measure(join(folder, address));
    known.set(address, size);
    return size;
  };
  return (route: string): Weight => {
    const file = `${route === '/' ? '/index' : route}.html`;
    const page = readFileSync(join(folder, file), 'utf8');
    const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, address = '']) => address);
    const scripts = all(/<script src="([^"]+)"/g);
    const [data = '', ...later] = all(/data-files="([^"]+)"/g).flatMap((list) => list.split(' '));
    const styles = all(/<link rel="stylesheet" href="([^"]+)"/g);
    const fonts = all(/<link rel="preload" href="([^"]+\.woff2)"/g);
    const sum = (addresses: string[]) => addresses.reduce((total, address) => total + bytes(address), 0);
    const pictures = new Set([...all(/<img src="([^"]+)"(?![^>]*loading="lazy")/g), ...all(/<link rel="icon" href="([^"]+)"/g)]);
    return {
      route,
      html: bytes(file),
      css: sum(styles),
      fonts: sum(fonts),
      frame: sum(scripts),
      islands: sum(later),
      data: data ? bytes(data) : 0,
      requests: 1 + styles.length + fonts.length + scripts.length + pictures.size + 1,
      files: [...scripts, ...(data ? [data] : []), ...later].map((name) => ({ name, bytes: bytes(name) })),
    };
  };
}

const measure = (file: string) => {
  const content = readFileSync(file);
  return delivered.test(file) ? content.length : brotliCompressSync(content).length;
};
