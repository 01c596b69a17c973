import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { memoize } from '#src/lib/memoize.ts';

const parser = unified().use(rehypeParse);

export const parse = memoize((html: string): Root => parser.parse(html));

export const getText = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(getText).join('') ?? '';

export function elements(tree: Root, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (matches(element)) found.push(element);
  });
  return found;
}

export const byTag = (tree: Root, ...names: string[]) =>
  elements(tree, ({ tagName }) => names.includes(tagName));

export const property = (element: Element, name: string) =>
  String([element.properties[name] ?? ''].flat().join(' '));
