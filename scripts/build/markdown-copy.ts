import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { getNotice } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';
import { getPublication } from '#src/seo/publication.ts';
import { findElement, isElement } from './finish.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_' });

export const getText = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(getText).join('') ?? '';

const createElement = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const hasClass = ({ properties }: Element, ...names: string[]) =>
  [properties.className].flat().some((name) => names.includes(String(name)));

const findWithin = (element: Element, ...names: string[]) =>
  findElement({ type: 'root', children: [element] }, ({ tagName }) => names.includes(tagName));

const CONTROLS = ['button', 'input', 'select', 'textarea'];
/**
 * Returns whether the Markdown copy omits an element, because it has no text to read, for example a
 * button or a tooltip. rehype-remark omits scripts and templates.
 */
const isOmitted = (node: Element) =>
  [...CONTROLS, 'svg'].includes(node.tagName) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'needs-scripts', 'print-only') ||
  (hasClass(node, 'no-print') && findWithin(node, ...CONTROLS) !== undefined) ||
  node.properties.hidden !== undefined;

/** Returns whether the copy replaces an element by its content, for example a glossary term. */
const isTransparent = (node: Element, parent: Element) =>
  (node.tagName === 'a' && node.properties.href === undefined) ||
  hasClass(node, 'heading-link', 'term') ||
  String(node.properties.ariaDescribedBy ?? '').startsWith('terme-') ||
  (node.tagName === 'button' && /^h\d$/.test(parent.tagName));

const INLINE_ELEMENTS = ['a', 'b', 'em', 'i', 'small', 'span', 'strong'];
/**
 * Adds a space between two inline elements that CSS separates visibly, otherwise their words would
 * touch in Markdown.
 */
function separateWords(parent: Element): void {
  parent.children = parent.children.flatMap((node, index) => {
    const before = parent.children[index - 1];
    const isApart =
      before &&
      isElement(node) &&
      INLINE_ELEMENTS.includes(node.tagName) &&
      (isElement(before) ? INLINE_ELEMENTS.includes(before.tagName) : node.tagName === 'small') &&
      /\S$/u.test(getText(before)) &&
      /^[\p{L}\d«]/u.test(getText(node));
    return isApart ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

/**
 * Returns the replacement of an element that Markdown does not have. An empty result keeps the
 * element.
 */
function replaceElement(node: Element): ElementContent[] {
  const { tagName, children } = node;
  const [caption] = children;
  if (tagName === 'table' && isElement(caption) && caption.tagName === 'caption')
    return [
      createElement('p', [createElement('strong', caption.children)]),
      createElement('table', children.slice(1)),
    ];
  const renamed = { aside: 'blockquote', label: 'p' }[tagName];
  return renamed ? [createElement(renamed, children)] : [];
}

/**
 * Returns the <main> element of a finished page without controls and with absolute links. Changes
 * the tree of the page in place, because copying the trees took a tenth of the time of finishing.
 */
export function readText(page: Root, route: string): Element {
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('no <main>');
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'text') return undefined;
    const parentElement = parent as Element;
    const replaceNode = (...nodes: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    };
    if (isElement(node) && isTransparent(node, parentElement)) return replaceNode(...node.children);
    if (!isElement(node) || isOmitted(node)) return replaceNode();
    if (node.tagName === 'nav' && node.properties.ariaLabel === 'Sommaire') return replaceNode();
    if (parentElement.tagName === 'nav' && node.tagName === 'ol') return replaceNode();
    if (parentElement.tagName === 'a' && hasClass(node, 'sr-only')) return replaceNode();
    const { href } = node.properties;
    if (node.tagName === 'a' && href)
      node.properties = {
        href: String(href)
          .replace(/^(?=#)/, route)
          .replace(/^\/.*/, getAbsoluteAddress),
      };
    const shaped = replaceElement(node);
    return shaped.length > 0 ? replaceNode(...shaped) : undefined;
  });
  visit(main, 'element', separateWords);
  return main;
}

export function formatCopy(document: Document, text: Element): string {
  const { titre, description, route } = document;
  const dates = getPublication(document);
  const fields = {
    titre: removeMarks(titre),
    description,
    adresse: getAbsoluteAddress(route),
    ...(getNotice() && { etat: getNotice() }),
    ...(dates && { publie: dates.published, modifie: dates.modified }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const tree: Root = { type: 'root', children: [text] };
  return `---\n${lines.join('\n')}\n---\n\n${writer.stringify(writer.runSync(tree) as never)}`;
}
