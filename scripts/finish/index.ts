// finish/: what Next exports, turned into what is served.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { memoize } from '#src/domain/memoize.ts';
import { bundleFrame, bundleLoader } from '../lib/frame.ts';
import { bundleIslands } from '../lib/islands.ts';
import { cutLayers } from './layers.ts';
import { type FinishedPage, finishPage, islandsOf } from './page.ts';
import { speculationRules } from './speculation.ts';
import { Styles } from './styles.ts';

export type Report = { pages: number; withIslands: number; before: number; after: number };
type Options = { features?: string };

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);
const textFiles = /(^|\/)(robots|llms|licences|security)\.txt$/;

/** Rewrites Next's export: its HTML and its style sheet stay; what the browser runs is ours. */
export async function finish(out: string, { features }: Options = {}): Promise<Report> {
  const before = await weigh(out);
  const islands = await bundleIslands(out, features ? { root: features } : {});
  const { frame = '', ...extras } = await bundleFrame(out);
  const loaderFor = memoize((names) =>
    bundleLoader(out, Object.fromEntries(Object.entries(islands).filter(([name]) => names.split(' ').includes(name)))),
  );
  const styles = new Styles();

  // Flight files and chunks serve Next's client, which no page starts.
  for (const file of globSync('**/*.txt', { cwd: out })) if (!textFiles.test(file)) await rm(join(out, file));
  for (const file of ['_not-found.html', ...globSync('_next/**/*.js', { cwd: out })]) await rm(join(out, file), { force: true });
  for (const folder of globSync('**/_not-found', { cwd: out })) await rm(join(out, folder), { recursive: true, force: true });

  const pages: (FinishedPage & { file: string })[] = [];
  for (const file of globSync('**/*.html', { cwd: out }).sort()) {
    try {
      const html = await readFile(join(out, file), 'utf8');
      const names = [...new Set(islandsOf(html))].sort();
      const loader = names.length > 0 ? await loaderFor(names.join(' ')) : '';
      const page = finishPage(html, { frame, loader, extras, islands: Object.keys(islands) });
      pages.push({ file, ...page, html: styles.take(page.html) });
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
  const wanted = pages.flatMap(({ layers }) => layers);
  const { address, addressFor } = await writeStylesheets(out, styles.css(), Object.keys(islands), wanted);
  for (const { file, html, islands, layers } of pages)
    await writeFile(join(out, file), html.replaceAll(address, await addressFor([...islands, ...layers])));
  await removeEmptyFolders(out);

  await writeFile(join(out, 'speculation.json'), speculationRules);
  return {
    pages: pages.length,
    withIslands: pages.filter((page) => page.islands.length > 0).length,
    before,
    after: await weigh(out),
  };
}

/**
 * One stylesheet a page: the rules of all pages, those of its layers, those taken from style attributes. Pages with the same
 * layers share one.
 */
async function writeStylesheets(out: string, rules: string, islands: string[], wanted: string[]) {
  const files = globSync('_next/static/**/*.css', { cwd: out });
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`One stylesheet expected, found ${files.length}: ${files.join(', ')}`);
  const pieces = cutLayers(`${await readFile(join(out, file), 'utf8')}\n${rules}`, [...islands, ...wanted]);
  const missing = wanted.find((name) => !pieces.some(({ layer }) => layer === name));
  if (missing) throw new Error(`a page asks for the layer « ${missing} », which the stylesheet does not have`);
  await rm(join(out, file));
  // As deep as before, since it names the fonts from where it stands.
  const folder = join(dirname(dirname(file)), 'css');
  await mkdir(join(out, folder), { recursive: true });
  const addresses = new Map<string, string>();
  const addressFor = async (held: string[]) => {
    const known = addresses.get(held.join());
    if (known) return known;
    const css = pieces.flatMap(({ css, layer }) => (!layer || held.includes(layer) ? css : [])).join('');
    const name = join(folder, `${hash(css)}.css`);
    await writeFile(join(out, name), css);
    addresses.set(held.join(), `/${name}`);
    return `/${name}`;
  };
  return { address: `/${file}`, addressFor };
}

/** The flight files' folders, so that each address names one file. */
async function removeEmptyFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

async function weigh(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
