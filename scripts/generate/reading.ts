import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import { glossaryPage } from '#src/content/files.ts';
import { table, term } from '#src/content/tables.ts';
import { absolute } from '#src/seo/addresses.ts';
import type { TwinRole } from '#src/seo/twin-role.ts';

const parser = unified().use(rehypeParse, { fragment: true });

export const isElement = (node: { type: string } | undefined): node is Element =>
  node?.type === 'element';
const hasRole = (element: Element, role: TwinRole) => element.properties.dataTwin === role;
const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

export const textOf = (node: { type: string; value?: string; children?: unknown[] }): string =>
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

const { termes } = table('glossaire');
const isTerm = ({ properties: { href } }: Element) => {
  const [page, place = ''] = String(href ?? '').split('#');
  return page === glossaryPage && Object.hasOwn(termes, place);
};

const onScreenOnly = [
  'script',
  'style',
  'svg',
  'search',
  'input',
  'textarea',
  'progress',
  'dialog',
  'template',
];

/** What only helps on a screen: signs, fields, ways to move about, what is shown after a click. */
function isOnScreenOnly(node: Element): boolean {
  const { tagName, properties } = node;
  if (
    onScreenOnly.includes(tagName) ||
    properties.ariaHidden === 'true' ||
    hasRole(node, 'leave-out')
  )
    return true;
  return properties.hidden !== undefined && properties.role !== 'tooltip' && !hasRole(node, 'keep');
}

/**
 * The page's text alone: what a screen adds is gone, what a drawing shows is its table, links are
 * complete.
 */
export function readingOf(html: string, route: string): Element {
  const [written = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  const main = find(parser.parse(written), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${route}: no <main>`);
  const explained = new Set<string>();
  visit(main, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replace = (...by: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...by);
      return [SKIP, index];
    };
    if (hasRole(node, 'separator')) return replace(text(' ; '));
    if (isOnScreenOnly(node)) return replace();
    if (node.properties.method === 'post') node.children.unshift(structuredClone(formAddress));
    if (node.tagName === 'select') return replace(element('p', [text(choices(node))]));
    if (node.tagName === 'label') node.tagName = 'p';
    if (node.tagName === 'legend') return replace(element('p', [element('strong', node.children)]));
    if (node.tagName === 'copy-link')
      return replace(...node.children.flatMap((child) => (isElement(child) ? child.children : [])));
    if (node.tagName === 'button') return replace(...(hasRole(node, 'keep') ? node.children : []));
    if (node.properties.role === 'tooltip') {
      explained.add(String(node.properties.id).replace('terme-', ''));
      return replace();
    }
    // In a text the glossary at its end is nearer. Its other places, as the firm of the examples,
    // are led to.
    if (isTerm(node)) return replace(...node.children);
    if (node.tagName === 'nav')
      return replace(
        ...node.children.filter((child) => isElement(child) && child.tagName !== 'ol'),
      );
    if (node.tagName === 'figure') keepTable(node);
    if (hasRole(node, 'title')) node.children = [element('strong', node.children)];
    if (node.tagName === 'a')
      node.properties = { href: complete(String(node.properties.href ?? ''), route) };
    return undefined;
  });
  visit(main, (node, index, parent) => {
    delete node.position; // where it stood in the file is of no more use, and is copied again and again
    if (node.type !== 'comment') return CONTINUE;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(main, 'element', (node) => separate(node));
  if (explained.size > 0) main.children.push(...glossary([...explained]));
  return main;
}

const link = (href: string): Element => ({ ...element('a', [text(href)]), properties: { href } });

const formAddress = element('p', [
  text('Le formulaire est sur la page : '),
  link(absolute('/devis')),
]);

const choices = (select: Element) =>
  `Au choix : ${select.children.flatMap((option) => (isElement(option) && option.properties.value ? [textOf(option)] : [])).join(' ; ')}.`;

/**
 * The words that the page explains: on a screen a sentence opens them, in a text they would cut it
 * in two.
 */
function glossary(ids: string[]): Element[] {
  const words = ids.map(term).sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));
  const rows = words.map(({ nom, definition }) =>
    element('li', [element('strong', [text(nom)]), text(` : ${definition}`)]),
  );
  return [element('h2', [text('Les mots de cette page')]), element('ul', rows)];
}

const complete = (href: string, route: string) =>
  href.startsWith('#') ? absolute(route) + href : href.startsWith('/') ? absolute(href) : href;

/** A drawing that has its table is read as its table. */
function keepTable(figure: Element) {
  const table = find(figure, ({ tagName }) => tagName === 'table');
  if (!table) return;
  const words = figure.children.filter(
    (child) => isElement(child) && ['figcaption', 'dl', 'p'].includes(child.tagName),
  );
  const isCaption = (child: ElementContent) => isElement(child) && child.tagName === 'caption';
  table.children = table.children.filter((child) => !isCaption(child));
  figure.children = [...words, table];
}

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
  if (!tag)
    return next === 'small' || (isElement(after) && hasRole(after, 'line'))
      ? isName
        ? ' : '
        : ' '
      : undefined;
  if (
    !inline.includes(tag) ||
    (next ? !inline.includes(next) : !/^[\p{L}\d«]/u.test(textOf(after)))
  )
    return undefined;
  if (isName && ((tag === 'b' && next !== 'b') || (tag === 'span' && next === 'b'))) return ' : ';
  return tag === 'span' && next === 'span' ? ' ; ' : ' ';
}

const isValue = (node: ElementContent) => /^[\d★☆+−-]/.test(textOf(node).trim());
