import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { getFilePath } from '#src/seo/addresses.ts';
import { isElement, writePage } from '../../scripts/build/finish.ts';
import { out } from '../../scripts/lib/paths.ts';
import { byTag, cacheAll, elements, getText, parse } from './lib/page.ts';

// Reads a page of the export like a visitor: its words, headings, links and blocks.

export const readExport = cacheAll((file) => readFileSync(join(out, file), 'utf8'));
export const readPage = (route: string): string => readExport(`${getFilePath(route)}.html`);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};
const inline = new Set(
  'a abbr b button em help-term i mark output small span strong sup time'.split(' '),
);
const spoken = /\b(?:aria-label|alt|placeholder)="([^"]*)"/;

export const words = cacheAll((html) =>
  html
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<span role="tooltip"/g, ' $&')
    .replace(/<\/?([a-z][\w-]*)([^>]*)>/g, (_tag, name: string, attributes: string) => {
      const label = spoken.exec(attributes)?.[1];
      return `${inline.has(name) ? '' : ' '}${label ? ` ${label} ` : ''}`;
    })
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim(),
);

export const withoutTips = (html: string): string =>
  html.replace(/<span role="tooltip"[\s\S]*?<\/span>/g, '');

export const headings = (html: string): string[] =>
  [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , text = '']) => words(text));

/** Returns only <main>, because the header and the footer are the same on every page. */
export const getMain = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Returns the addresses of the links in <main>. */
export function links(html: string): string[] {
  return [...getMain(html).matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
}

const isBlock = (element: Element, name: string) => element.properties.dataBlock === name;

/** Returns the HTML of all blocks with this name. */
export const inside = (html: string, name: string): string =>
  elements(parse(html), (element) => isBlock(element, name))
    .map((block) => writePage({ type: 'root', children: [block] }))
    .join('');

/** Lists the items of a block without the items of its inner blocks. */
const listItems = (block: Element): Element[] =>
  block.children
    .filter(isElement)
    .flatMap((child) => [
      ...(child.properties.dataItem === undefined ? [] : [child]),
      ...(child.properties.dataBlock === undefined ? listItems(child) : []),
    ]);

/** Counts the items of a block. A block without items counts those of its inner blocks. */
export function countItems(html: string, name: string): number | undefined {
  const blocks = elements(parse(html), (element) => isBlock(element, name));
  if (blocks.length === 0) return undefined;
  const own = blocks.flatMap(listItems).length;
  const all = elements(
    { type: 'root', children: blocks },
    ({ properties }) => 'dataItem' in properties,
  );
  return own || all.length;
}

const isTag =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

const below = (parents: Element[], matches: (element: Element) => boolean) =>
  elements({ type: 'root', children: parents }, matches);

const findSections = (html: string, title: string): Element[] =>
  byTag(parse(html), 'section').filter((each) =>
    below([each], isTag('h2')).some((heading) => words(getText(heading)).includes(title)),
  );

/** Returns the words of each element with this tag name in <main>. */
export const readElements = (html: string, tagName: string): string[] =>
  below(byTag(parse(html), 'main'), isTag(tagName)).map((each) =>
    words(writePage({ type: 'root', children: [each] })),
  );

/** Finds the rows of the tables in the section with this title, without the rows of their heads. */
export const findRows = (html: string, title: string): Element[] =>
  below(below(findSections(html, title), isTag('tbody')), isTag('tr'));

/** Returns the words of the section with this title. */
export const readSection = (html: string, title: string): string =>
  words(writePage({ type: 'root', children: findSections(html, title) }));

/**
 * Counts the items in the section with this title: the rows of its tables, or else its subtitles,
 * its named items, the items of its numbered lists and of its checklists.
 */
export function countSectionItems(html: string, title: string): number {
  const section = findSections(html, title);
  const lists = below(section, isTag('dl', 'tbody', 'ol', 'kept-fields'));
  const counts = [
    below(lists, isTag('tr')),
    below(section, isTag('h3')),
    below(lists, ({ properties }) => 'dataItem' in properties),
    below(lists, isTag('li')),
  ];
  return counts.find(({ length }) => length > 0)?.length ?? 0;
}
