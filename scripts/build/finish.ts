// Turns the pages that Next exports into the pages of the site: removes Next's scripts, and adds
// the script of the frame (header, menu, banner) and the scripts of the islands of each page.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { memoize } from '#src/lib/memoize.ts';
import { bundleFrame, bundleLoader } from '../lib/frame.ts';
import { bundleIslands } from '../lib/island-files.ts';

const html = unified()
  .use(rehypeParse)
  .use(rehypeStringify, {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    tightSelfClosing: true,
    // Writes lists such as accept="a,b" without spaces, as React does. Otherwise React would report
    // a difference during hydration.
    tightCommaSeparatedLists: true,
  });
export const parsePage = (text: string): Root => html.parse(text);
export const writePage = (tree: Root): string => html.stringify(tree);

type Node = RootContent | ElementContent;
type Parent = { children: Node[] };

export const isElement = (node: { type: string } | undefined): node is Element =>
  node?.type === 'element';

export function findElement(tree: Root, matches: (element: Element) => boolean) {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!matches(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/**
 * Returns whether a script belongs to Next, because the finished page does not need it. Scripts
 * with data stay. An unknown script stops the build.
 */
function isNextScript({ properties: { type, src }, children }: Element): boolean {
  if (type && type !== 'module' && type !== 'text/javascript') return false;
  if (src && !String(src).startsWith('/_next/')) throw new Error(`unexpected script ${src}`);
  const [code] = children;
  const text = code?.type === 'text' ? code.value : '';
  if (!src && !/__next_f|TURBOPACK|\$R[A-Z]/.test(text))
    throw new Error(`unknown inline script: ${text.slice(0, 80)}`);
  return true;
}

/**
 * Returns whether only Next's scripts read an element. Includes preloads of pictures, which gain no
 * time because the <img> follows a few lines later.
 */
function isForNext(element: Element): boolean {
  const { tagName, properties, children } = element;
  if (tagName === 'script') return isNextScript(element);
  if (tagName === 'link') {
    const { rel, as: kind, href } = properties;
    if (String(rel) === 'preconnect') return href === '/';
    return kind === 'script' || (kind === 'image' && String(rel) === 'preload');
  }
  return (
    tagName === 'div' &&
    children.every(({ type }) => type === 'comment') &&
    Object.keys(properties).join() === 'hidden'
  );
}

/**
 * Returns whether a comment of React can be removed. React needs its comments inside an island
 * during hydration, except for a blank comment at the end of an element.
 */
function isReactMark(node: Node, isInIsland: boolean, isLast: boolean): boolean {
  return node.type === 'comment' && (!isInIsland || (isLast && node.value === ' '));
}

function removeNextMarkup(parent: Parent, isInIsland = false): void {
  parent.children = parent.children.filter(
    (node, index) =>
      !isReactMark(node, isInIsland, index === parent.children.length - 1) &&
      !(isElement(node) && isForNext(node)),
  );
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    delete node.properties.dataPrecedence;
    const { dataIsland, dataSlot } = node.properties;
    removeNextMarkup(node, dataSlot === undefined && (isInIsland || dataIsland !== undefined));
  }
}

const findBanner = (tree: Root) => findElement(tree, ({ tagName }) => tagName === 'cookie-banner');

/**
 * Reads the HTML of the cookie question from a page. The question is the same on every page, so
 * only the script of the banner contains it.
 */
export function readBannerQuestion(tree: Root): string {
  const banner = structuredClone(findBanner(tree));
  if (!banner || banner.children.length === 0)
    throw new Error('the banner’s question is missing on the first page');
  removeNextMarkup(banner);
  return writePage({ type: 'root', children: banner.children });
}

export type Scripts = {
  frame: string;
  loader: (islands: string[]) => Promise<string>;
  /** Script addresses by the name of the custom element that needs the script. */
  extras: Record<string, string>;
};

/** Finishes a page: changes its tree in place and returns the names of its islands. */
export async function finishPage(tree: Root, scripts: Scripts): Promise<string[]> {
  removeNextMarkup(tree as Parent);
  const banner = findBanner(tree);
  if (banner) banner.children = [];
  const islands = new Set<string>();
  const tags = new Set<string>();
  const slots = new Set<string>();
  let head: Element | undefined;
  visit(tree, 'element', (node) => {
    const { dataIsland, dataSlot } = node.properties;
    tags.add(node.tagName);
    if (node.tagName === 'head') head = node;
    if (dataIsland !== undefined) islands.add(String(dataIsland));
    if (dataSlot === undefined) return;
    if (slots.has(String(dataSlot))) throw new Error(`two slots are named « ${dataSlot} »`);
    slots.add(String(dataSlot));
  });
  const names = [...islands].sort();
  const sources = [
    scripts.frame,
    ...Object.entries(scripts.extras).flatMap(([tag, source]) => (tags.has(tag) ? source : [])),
    ...(names.length > 0 ? [await scripts.loader(names)] : []),
  ];
  if (!head) throw new Error('a page without <head>');
  for (const src of sources)
    head.children.push({
      type: 'element',
      tagName: 'script',
      properties: { src, defer: true },
      children: [],
    });
  return names;
}

/**
 * Removes Next's scripts and React Server Components data (*.txt), because the finished pages load
 * neither.
 */
function removeClientFiles(out: string): void {
  const files = globSync(['**/*.txt', '_next/**/*.js', '**/_not-found', '_not-found.html'], {
    cwd: out,
    exclude: ['robots.txt'],
  });
  for (const file of files) rmSync(join(out, file), { force: true, recursive: true });
}

/**
 * Bundles the site's scripts, deletes Next's client files and rewrites each page to use the site's
 * scripts. Then calls `readTree` with the tree of each page, which it may change.
 */
export async function finishSite(
  out: string,
  readTree: (file: string, tree: Root) => void,
): Promise<{ pages: number; withIslands: number }> {
  const read = (file: string) => parsePage(readFileSync(join(out, file), 'utf8'));
  const bundled = await bundleIslands(out);
  const { frame = '', ...extras } = await bundleFrame(out, readBannerQuestion(read('index.html')));
  const bundleLoaderOnce = memoize((names) =>
    bundleLoader(
      out,
      Object.fromEntries(names.split(' ').map((name) => [name, bundled[name] ?? []])),
    ),
  );
  const scripts = {
    frame,
    extras,
    loader: (names: string[]) => bundleLoaderOnce(names.join(' ')),
  };
  removeClientFiles(out);
  const pages = globSync('**/*.html', { cwd: out }).sort();
  let withIslands = 0;
  for (const file of pages) {
    try {
      const tree = read(file);
      const islands = await finishPage(tree, scripts);
      if (islands.length > 0) withIslands += 1;
      writeFileSync(join(out, file), writePage(tree));
      readTree(file, tree);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
  return { pages: pages.length, withIslands };
}
