import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import { absolute } from '#src/seo/addresses.ts';

const parser = unified().use(rehypeParse, { fragment: true });

export const isElement = (node: { type: string } | undefined): node is Element => node?.type === 'element';
const classes = (element: Element) => [element.properties.className ?? []].flat().map(String);
const has = (element: Element, name: string) => classes(element).includes(name);
const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const textOf = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.value ?? (node.children as (typeof node)[] | undefined)?.map(textOf).join('') ?? '';

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (found || !matches(node)) return CONTINUE;
    found = node;
    return EXIT;
  });
  return found;
}

/** What only helps on a screen: signs, fields, ways to move about, what is shown after a click. */
function isOnScreenOnly(node: Element): boolean {
  const { tagName, properties } = node;
  if (['script', 'style', 'svg', 'search', 'input', 'textarea', 'progress', 'dialog', 'template'].includes(tagName)) return true;
  if (properties.ariaHidden === 'true' || has(node, 'no-print') || has(node, 'breadcrumb')) return true;
  if (has(node, 'count') || isLegend(node)) return true;
  if (has(node, 'sr-only') && /nouvel onglet/.test(textOf(node))) return true;
  return properties.hidden !== undefined && properties.role !== 'tooltip' && !has(node, 'accordion-panel');
}

/** The key of a drawing that is not shown, unless a sentence goes with it. */
const isLegend = (node: Element) =>
  node.tagName === 'p' && !textOf(node).includes('.') && node.children.some((child) => isElement(child) && has(child, 'key'));

/** The page's text alone: what a screen adds is gone, what a drawing shows is its table, links are complete. */
export function readingOf(html: string, route: string): Element {
  const [written = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  const main = find(parser.parse(written), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${route}: no <main>`);
  visit(main, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replace = (...by: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...by);
      return [SKIP, index];
    };
    if (has(node, 'key')) return replace(...(index > 0 ? [text(' ; ')] : []));
    if (isOnScreenOnly(node)) return replace();
    if (/^h[1-6]$/.test(node.tagName)) node.children = node.children.filter((child) => !isElement(child) || !has(child, 'soft'));
    if (node.tagName === 'form') node.children.unshift(structuredClone(formAddress));
    if (node.tagName === 'select') return replace(element('p', [text(choices(node))]));
    if (node.tagName === 'label') node.tagName = 'p';
    if (node.tagName === 'legend') return replace(element('p', [element('strong', node.children)]));
    if (node.tagName === 'copy-link')
      return replace(...node.children.flatMap((child) => (isElement(child) ? child.children : [])));
    if (node.tagName === 'button') return isSaid(node, parent) ? replace(...node.children) : replace();
    if (node.properties.role === 'tooltip') return replace(text(` (${asAside(textOf(node))})`));
    if (node.tagName === 'nav') return replace(...node.children.filter((child) => isElement(child) && child.tagName !== 'ol'));
    if (node.tagName === 'figure') keepTable(node);
    if (titles.some((name) => has(node, name))) node.children = [element('strong', node.children)];
    if (node.tagName === 'a') node.properties = { href: complete(String(node.properties.href ?? ''), route) };
    return undefined;
  });
  visit(main, (node, index, parent) => {
    delete node.position; // where it stood in the file is of no more use, and is copied again and again
    if (node.type !== 'comment') return CONTINUE;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(main, 'element', (node) => separate(node));
  return main;
}

const link = (href: string): Element => ({ ...element('a', [text(href)]), properties: { href } });

const formAddress = element('p', [text('Le formulaire est sur la page : '), link(absolute('/devis'))]);

const choices = (select: Element) =>
  `Au choix : ${select.children.flatMap((option) => (isElement(option) && option.properties.value ? [textOf(option)] : [])).join(' ; ')}.`;

/** A definition within a sentence. */
const asAside = (words: string) => words.replace(/\.$/, '').replace(/^\p{Lu}(?=[\p{Ll}’])/u, (letter) => letter.toLowerCase());

/** A button that carries words of the text: a question, a term. */
const isSaid = (button: Element, parent: { type: string } | undefined) =>
  has(button, 'accordion-trigger') || (isElement(parent) && parent.tagName === 'help-term');

const complete = (href: string, route: string) =>
  href.startsWith('#') ? absolute(route) + href : href.startsWith('/') ? absolute(href) : href;

/** A drawing that has its table is read as its table. */
function keepTable(figure: Element) {
  const table = find(figure, ({ tagName }) => tagName === 'table');
  if (!table) return;
  const words = figure.children.filter((child) => isElement(child) && ['figcaption', 'dl', 'p'].includes(child.tagName));
  const isCaption = (child: ElementContent) => isElement(child) && child.tagName === 'caption';
  table.children = table.children.filter((child) => !isCaption(child));
  figure.children = [...words, table];
}

/** Paragraphs that are titles to the eye only. */
const titles = ['note-title', 'callout-title', 'checklist-title', 'timeline-title'];

const inline = ['a', 'abbr', 'b', 'em', 'i', 'output', 'small', 'span', 'strong', 'time'];

/** Words that only a style keeps apart. */
function separate(parent: Element) {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    const before = children.at(-1);
    if (before && /\S$/.test(textOf(before)) && /^[^\s,.;:!?)’…»]/.test(textOf(child))) {
      const sign = separator(before, child);
      if (sign) children.push(text(sign));
    }
    children.push(child);
  }
  parent.children = children;
}

/** A name and what is said of it; two things said; a value and its unit. */
function separator(before: ElementContent, after: ElementContent): string | undefined {
  const tag = isElement(before) ? before.tagName : '';
  const next = isElement(after) ? after.tagName : '';
  const isName = !isValue(before) && !/[:;.]$/.test(textOf(before));
  if (!tag) return next === 'small' || (isElement(after) && has(after, 'block')) ? (isName ? ' : ' : ' ') : undefined;
  if (!inline.includes(tag) || (next ? !inline.includes(next) : !/^[\p{L}\d«]/u.test(textOf(after)))) return undefined;
  if (isName && ((tag === 'b' && next !== 'b') || (tag === 'span' && next === 'b'))) return ' : ';
  return tag === 'span' && next === 'span' ? ' ; ' : ' ';
}

const isValue = (node: ElementContent) => /^[\d★☆+−-]/.test(textOf(node).trim());
