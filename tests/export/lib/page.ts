import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { memoize } from '#src/lib/memoize.ts';

const parser = unified().use(rehypeParse);

export const parse = memoize((html: string): Root => parser.parse(html));

export const getText = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(getText).join('') ?? '';

const elementCache = new WeakMap<Root, Element[]>();

/** Lists every element of a page and caches the list. */
function listElements(tree: Root): Element[] {
  const found = elementCache.get(tree) ?? [];
  if (!elementCache.has(tree)) visit(tree, 'element', (node) => void found.push(node));
  elementCache.set(tree, found);
  return found;
}

export const elements = (tree: Root, matches: (element: Element) => boolean): Element[] =>
  listElements(tree).filter(matches);

export const byTag = (tree: Root, ...names: string[]) =>
  elements(tree, ({ tagName }) => names.includes(tagName));

export const property = (element: Element, name: string) =>
  String([element.properties[name] ?? ''].flat().join(' '));
