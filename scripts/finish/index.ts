// finish/: what Next exports, turned into what is served.
import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '#src/lib/memoize.ts';
import { bundleFrame, bundleLoader } from '../lib/frame.ts';
import { bundleIslands } from '../lib/island-files.ts';
import { cutLayers } from './layers.ts';
import { type FinishedPage, finishPage, islandsOf, questionIn } from './page.ts';
import { speculationRules } from './speculation.ts';
import { Styles } from './styles.ts';

export type Report = { pages: number; withIslands: number; before: number; after: number };

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);
const textFiles = /(^|\/)(robots|llms|licences|security)\.txt$/;

/**
 * Rewrites Next's export: its HTML and its style sheet stay; what the browser runs is ours.
 * Thousands of small files, and nothing else to do meanwhile: they are read and written without a
 * wait for each.
 */
export async function finish(out: string): Promise<Report> {
  const before = weigh(out);
  const islands = await bundleIslands(out);
  const { frame = '', ...extras } = await bundleFrame(
    out,
    questionIn(readFileSync(join(out, 'index.html'), 'utf8')),
  );
  const loaderFor = memoize((names) =>
    bundleLoader(
      out,
      Object.fromEntries(
        Object.entries(islands).filter(([name]) => names.split(' ').includes(name)),
      ),
    ),
  );
  const styles = new Styles();

  removeFlight(out);
  const pages: (FinishedPage & { file: string })[] = [];
  for (const file of globSync('**/*.html', { cwd: out }).sort()) {
    try {
      const html = readFileSync(join(out, file), 'utf8');
      const names = [...new Set(islandsOf(html))].sort();
      const loader = names.length > 0 ? await loaderFor(names.join(' ')) : '';
      const page = finishPage(html, { frame, loader, extras, islands: Object.keys(islands) });
      pages.push({ file, ...page, html: styles.take(page.html) });
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
  const wanted = pages.flatMap(({ layers }) => layers);
  const { address, addressFor } = writeStylesheets(out, styles.css(), Object.keys(islands), wanted);
  for (const { file, html, islands, layers } of pages)
    writeFileSync(join(out, file), html.replaceAll(address, addressFor([...islands, ...layers])));
  removeEmptyFolders(out);

  writeFileSync(join(out, 'speculation.json'), speculationRules);
  return {
    pages: pages.length,
    withIslands: pages.filter((page) => page.islands.length > 0).length,
    before,
    after: weigh(out),
  };
}

/**
 * One stylesheet a page: the rules of all pages, those of its layers, those taken from style
 * attributes. Pages with the same layers share one.
 */
function writeStylesheets(out: string, rules: string, islands: string[], wanted: string[]) {
  const files = globSync('_next/static/**/*.css', { cwd: out });
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`One stylesheet expected, found ${files.length}: ${files.join(', ')}`);
  const pieces = cutLayers(`${readFileSync(join(out, file), 'utf8')}\n${rules}`, [
    ...islands,
    ...wanted,
  ]);
  const missing = wanted.find((name) => !pieces.some(({ layer }) => layer === name));
  if (missing)
    throw new Error(`a page asks for the layer « ${missing} », which the stylesheet does not have`);
  rmSync(join(out, file));
  // As deep as before, since it names the fonts from where it stands.
  const folder = join(dirname(dirname(file)), 'css');
  mkdirSync(join(out, folder), { recursive: true });
  const addresses = new Map<string, string>();
  const addressFor = (held: string[]) => {
    const known = addresses.get(held.join());
    if (known) return known;
    const css = pieces
      .flatMap(({ css, layer }) => (!layer || held.includes(layer) ? css : []))
      .join('');
    const name = join(folder, `${hash(css)}.css`);
    writeFileSync(join(out, name), css);
    addresses.set(held.join(), `/${name}`);
    return `/${name}`;
  };
  return { address: `/${file}`, addressFor };
}

/** Flight files and chunks serve Next's client, which no page starts. */
function removeFlight(out: string) {
  for (const file of globSync('**/*.txt', { cwd: out }))
    if (!textFiles.test(file)) unlinkSync(join(out, file));
  for (const file of ['_not-found.html', ...globSync('_next/**/*.js', { cwd: out })])
    rmSync(join(out, file), { force: true });
  for (const folder of globSync('**/_not-found', { cwd: out }))
    rmSync(join(out, folder), { recursive: true, force: true });
}

/** The flight files' folders, so that each address names one file. */
function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function weigh(folder: string): number {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
