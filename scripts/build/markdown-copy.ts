import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { preparation } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { absolute } from '#src/seo/addresses.ts';
import { publication } from '#src/seo/publication.ts';
import { findElement, isElement } from './finish.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

export const textOf = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(textOf).join('') ?? '';

const make = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const hasClass = ({ properties }: Element, ...names: string[]) =>
  [properties.className].flat().some((name) => names.includes(String(name)));

const within = (element: Element, ...names: string[]) =>
  findElement({ type: 'root', children: [element] }, ({ tagName }) => names.includes(tagName));

const controls = ['button', 'input', 'select', 'textarea'];
const neverRead = [
  ...controls,
  'dialog',
  'progress',
  'script',
  'search',
  'style',
  'svg',
  'template',
];
/** A copy holds what paper would, and the answers that a page folds away. */
const isOnScreenOnly = (node: Element) =>
  neverRead.includes(node.tagName) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'needs-scripts', 'print-only') ||
  (hasClass(node, 'no-print') && within(node, ...controls) !== undefined) ||
  (node.properties.hidden !== undefined && node.properties.role !== 'region');

/** Elements whose words belong to the text around them. */
const isTransparent = (node: Element, parent: Element) =>
  node.tagName === 'copy-link' ||
  (node.tagName === 'a' && node.properties.href === undefined) ||
  hasClass(node, 'heading-link', 'term') ||
  String(node.properties.ariaDescribedBy ?? '').startsWith('terme-') ||
  (node.tagName === 'button' && /^h\d$/.test(parent.tagName));

const inline = ['a', 'abbr', 'b', 'em', 'i', 'output', 'small', 'span', 'strong', 'time'];
/** Adds the space that a style shows between two elements. */
function separateWords(parent: Element): void {
  parent.children = parent.children.flatMap((node, index) => {
    const before = parent.children[index - 1];
    const isApart =
      before &&
      isElement(node) &&
      inline.includes(node.tagName) &&
      (isElement(before) ? inline.includes(before.tagName) : node.tagName === 'small') &&
      /[^\s’(«]$/u.test(textOf(before)) &&
      /^[\p{L}\d«]/u.test(textOf(node));
    return isApart ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

/** Each term of a list with what is said of it, as one item. */
function listDefinitions(list: Element): Element {
  const rows = list.children.filter(isElement);
  const pairs = rows.flatMap((row) =>
    row.tagName === 'div' ? row.children.filter(isElement) : row,
  );
  const items = pairs.map(({ tagName, children }) =>
    tagName === 'dt' ? make('li', [make('strong', children)]) : children,
  );
  const merged: Element[] = [];
  for (const item of items) {
    if (!Array.isArray(item)) merged.push(item);
    else merged.at(-1)?.children.push({ type: 'text', value: ' : ' }, ...item);
  }
  return make('ul', merged);
}

/** What Markdown has no word for, in words that it has. */
function reshape(node: Element): ElementContent[] {
  const { tagName, children } = node;
  const [caption] = children;
  if (tagName === 'dl') return [listDefinitions(node)];
  if (tagName === 'table' && isElement(caption) && caption.tagName === 'caption')
    return [make('p', [make('strong', caption.children)]), make('table', children.slice(1))];
  if (tagName === 'aside') return [make('blockquote', children)];
  if (tagName === 'label') return [make('p', children)];
  const table = tagName === 'figure' && within(node, 'table');
  if (table) return [...children.filter((child) => within(child as Element, 'figcaption')), table];
  return [];
}

/** The text of a finished page, as a tree of its own with whole addresses. */
export function readText(page: Root, route: string): Element {
  const main = structuredClone(findElement(page, ({ tagName }) => tagName === 'main'));
  if (!main) throw new Error('no <main>');
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'text') return undefined;
    const around = parent as Element;
    const replaceBy = (...nodes: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    };
    if (isElement(node) && isTransparent(node, around)) return replaceBy(...node.children);
    if (!isElement(node) || isOnScreenOnly(node)) return replaceBy();
    if (around.tagName === 'nav' && node.tagName === 'ol') return replaceBy();
    if (around.tagName === 'a' && hasClass(node, 'sr-only')) return replaceBy();
    const { href } = node.properties;
    if (node.tagName === 'a' && href)
      node.properties = {
        href: String(href)
          .replace(/^(?=#)/, route)
          .replace(/^\/.*/, absolute),
      };
    const shaped = reshape(node);
    return shaped.length > 0 ? replaceBy(...shaped) : undefined;
  });
  visit(main, 'element', separateWords);
  return main;
}

/** The page as Markdown. */
export function writeCopy(document: Document, text: Element): string {
  const { titre, description, route } = document;
  const dates = publication(document);
  const fields = {
    titre: removeMarks(titre),
    description,
    adresse: absolute(route),
    ...(preparation && { etat: preparation }),
    ...(dates && { publie: dates.published, modifie: dates.modified }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const tree: Root = { type: 'root', children: [structuredClone(text)] };
  return `---\n${lines.join('\n')}\n---\n\n${writer.stringify(writer.runSync(tree) as never)}`;
}
