import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Caches all results. memoize() keeps too few: together, the pages exceed its limit. */
export function cacheAll<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? work(text);
    results.set(text, result);
    return result;
  };
}

const parser = unified().use(rehypeParse);

export const parse = cacheAll((html): Root => parser.parse(html));

export const getText = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(getText).join('') ?? '';

export function elements(
  { children }: Root | Element,
  matches: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (matches(child)) found.push(child);
    elements(child, matches, found);
  }
  return found;
}

export const byTag = (tree: Root, ...names: string[]) =>
  elements(tree, ({ tagName }) => names.includes(tagName));

export const property = (element: Element, name: string) =>
  String([element.properties[name] ?? ''].flat().join(' '));
