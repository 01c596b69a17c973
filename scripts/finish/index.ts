// finish/: what Next exports, turned into what is served.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleFrame } from '../lib/frame.ts';
import { readModules } from './flight.ts';
import { dataPlace, finishPage } from './page.ts';
import { speculationRules } from './speculation.ts';
import { Styles } from './styles.ts';

export type Report = { pages: number; withIslands: number; before: number; after: number };
type Options = { next: string; out: string };

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);
const textFiles = /(^|\/)(robots|llms|licences|security)\.txt$/;

/** Rewrites Next's export so that React is sent only where it is needed, and late. */
export async function finish({ next, out }: Options): Promise<Report> {
  const before = await weigh(out);
  const modules = await readModules(next);
  const { frame = '', islands: loader = '', ...extras } = await bundleFrame(out);
  const styles = new Styles();

  // Flight files serve Next's client navigation, which this site does not use.
  for (const file of globSync('**/*.txt', { cwd: out })) if (!textFiles.test(file)) await rm(join(out, file));
  for (const file of ['_not-found.html', ...globSync('_next/static/*/_*Manifest.js', { cwd: out })])
    await rm(join(out, file), { force: true });
  for (const folder of globSync('**/_not-found', { cwd: out })) await rm(join(out, folder), { recursive: true, force: true });

  await removeEmptyFolders(out);

  const pages: { file: string; html: string; data?: string }[] = [];
  for (const file of globSync('**/*.html', { cwd: out }).sort()) {
    try {
      const page = finishPage(await readFile(join(out, file), 'utf8'), modules, { frame, loader, extras });
      pages.push({ file, ...page, html: styles.take(page.html) });
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
  const stylesheet = await extendStylesheet(out, styles.css());
  for (const { file, html, data } of pages) {
    const renamed = data?.replaceAll(stylesheet.old, stylesheet.new);
    const address = renamed && `/_next/static/data/${hash(renamed)}.js`;
    if (address) await write(join(out, address), renamed);
    await writeFile(join(out, file), html.replaceAll(stylesheet.old, stylesheet.new).replace(dataPlace, address ?? ''));
  }

  await writeFile(join(out, 'speculation.json'), speculationRules);
  return { pages: pages.length, withIslands: pages.filter(({ data }) => data).length, before, after: await weigh(out) };
}

/** Adds the rules taken from style attributes to the one stylesheet, under a new address. */
async function extendStylesheet(out: string, rules: string) {
  const files = globSync('_next/static/**/*.css', { cwd: out });
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`One stylesheet expected, found ${files.length}: ${files.join(', ')}`);
  const css = `${await readFile(join(out, file), 'utf8')}\n${rules}`;
  const renamed = join(dirname(file), `${hash(css)}.css`);
  await writeFile(join(out, file), css);
  await rename(join(out, file), join(out, renamed));
  return { old: `/${file}`, new: `/${renamed}` };
}

/** The flight files' folders, so that each address names one file. */
async function removeEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function weigh(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
