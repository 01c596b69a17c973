import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { table } from '#src/content/tables.ts';
import { isExplainedBy, termFinder } from '#src/domain/terms.ts';
import { fileOf } from '#src/seo/addresses.ts';
import { unlinked } from '../../scripts/glossary/index.ts';
import { out } from '../../scripts/lib/paths.ts';
import { byTag, elements, parse, property, textOf } from './lib/page.ts';

// The words of the trade in the finished pages, read with a parser of HTML that the linking itself does not use.

const { termes } = table('glossaire');
const find = termFinder(Object.fromEntries(Object.entries(termes).filter(([, { lien }]) => !lien)));
const start = `${glossaryPage}#`;
const pages = allPages().map(({ route }) => ({ route, tree: parse(readFileSync(join(out, `${fileOf(route)}.html`), 'utf8')) }));

type Node = Root | Element | Root['children'][number];
const isElement = (node: Node): node is Element => node.type === 'element';
const termOf = (element: Element) => property(element, 'href').slice(start.length);
const isTermLink = (node: Node): boolean =>
  isElement(node) && node.tagName === 'a' && property(node, 'href').startsWith(start) && Object.hasOwn(termes, termOf(node));

/** Where no word may lead to the glossary. */
const forbidden =
  /^(?:a|abbr|b|blockquote|button|caption|cite|dt|figure|form|h[1-6]|label|legend|nav|option|q|script|select|style|summary|svg|template|textarea|th)$/;
const isForbidden = (element: Element) =>
  forbidden.test(element.tagName) ||
  /-title\b|(?:^| )source(?:s|-line)\b/.test(property(element, 'className')) ||
  element.properties.ariaHidden === 'true';
const isProse = ({ tagName }: Element) => ['p', 'li', 'dd', 'td'].includes(tagName);
const isTip = (node: Node): boolean => isElement(node) && property(node, 'role') === 'tooltip';

/** A term as it stands in a page: linked, or only written where it may be linked. */
type Use = { id: string; words: string; link?: Element; block: Element };
type Place = { block?: Element; isClosed: boolean; isIsland: boolean };

/** What a page says of the terms, in the order of reading; and the links that stand where none may. */
function usesIn(tree: Root): { uses: Use[]; misplaced: string[] } {
  const uses: Use[] = [];
  const misplaced: string[] = [];
  const quoting = new Set<Element>();
  const read = (text: string, block: Element) =>
    [...text].reduce((left, sign) => {
      if (sign === '«') quoting.add(block);
      const isQuoted = quoting.has(block);
      if (sign === '»') quoting.delete(block);
      return left + (isQuoted ? ' '.repeat(sign.length) : sign);
    }, '');
  const visit = (node: Node, place: Place): void => {
    if (isTip(node)) return;
    if (isElement(node) && isTermLink(node)) {
      const id = termOf(node);
      if (place.isClosed || !place.block || quoting.has(place.block)) misplaced.push(`${id} : ${textOf(node)}`);
      else uses.push({ id, words: textOf(node), link: node, block: place.block });
    } else if (node.type === 'text' && place.block) {
      const words = read(node.value, place.block);
      if (place.isClosed || place.isIsland) return;
      for (const found of find(words)) uses.push({ ...found, block: place.block });
    } else if (isElement(node)) {
      const { dataIsland, dataSlot } = node.properties;
      const inside: Place = {
        isClosed: place.isClosed || isForbidden(node),
        isIsland: dataIsland !== undefined || (place.isIsland && dataSlot === undefined),
        ...(isProse(node) ? { block: node } : place.block && { block: place.block }),
      };
      for (const child of node.children) visit(child, inside);
    }
  };
  for (const main of byTag(tree, 'main')) visit(main, { isClosed: false, isIsland: false });
  return { uses, misplaced };
}

/** The sentence of its block that a link stands in. */
function sentenceAround(link: Element, block: Element): string {
  const mark = '\u0001';
  const words = (node: Node): string =>
    isTip(node)
      ? ''
      : node === link
        ? mark + textOf(node)
        : 'children' in node
          ? node.children.map(words).join('')
          : textOf(node);
  return (
    words(block)
      .split(/(?<=[.!?…])\s/)
      .find((sentence) => sentence.includes(mark)) ?? ''
  );
}

const linking = pages.filter(({ route }) => !unlinked.includes(route));

test.each(linking)('$route: its terms are linked where they first stand, once, and in sentences only', ({ tree }) => {
  const { uses, misplaced } = usesIn(tree);
  expect(misplaced, 'in headings, links, buttons, heads of tables, quotes').toEqual([]);
  const linked = uses.filter(({ link }) => link);
  const ids = linked.map(({ id }) => id);
  expect(
    ids.filter((id) => !Object.hasOwn(termes, id)),
    'lead nowhere',
  ).toEqual([]);
  expect(
    ids.filter((id, at) => ids.indexOf(id) < at),
    'linked twice',
  ).toEqual([]);
  const first = [...new Map(uses.toReversed().map((use) => [use.id, use])).values()];
  expect(
    first.flatMap(({ id, words, link }) => (link ? [] : `${id} : ${words}`)),
    'not linked where they first stand',
  ).toEqual([]);
});

test.each(linking)('$route: no definition says what its sentence says', ({ tree }) => {
  const twice = usesIn(tree).uses.flatMap(({ id, link, block }) => {
    const hasTip = link?.properties.ariaDescribedBy !== undefined;
    const term = termes[id];
    return hasTip && term && isExplainedBy(sentenceAround(link, block), term) ? [`${id} : ${sentenceAround(link, block)}`] : [];
  });
  expect(twice).toEqual([]);
});

test('a definition is said once on a page, beside its word', () => {
  for (const { route, tree } of linking) {
    const tips = elements(tree, isTip).map((tip) => property(tip, 'id'));
    expect(
      tips.filter((id, at) => tips.indexOf(id) < at),
      route,
    ).toEqual([]);
  }
});

test('pages that nothing leads away from have no link to the glossary in their text', () => {
  for (const { route, tree } of pages.filter(({ route }) => unlinked.includes(route) && route !== glossaryPage))
    expect(
      usesIn(tree).uses.filter(({ link }) => link),
      route,
    ).toEqual([]);
});

describe('the glossary', () => {
  const tree = pages.find(({ route }) => route === glossaryPage)?.tree as Root;
  const text = textOf(tree);

  test('has sixty terms at least, each at its place, with all that the table says of it', () => {
    expect(Object.keys(termes).length).toBeGreaterThanOrEqual(60);
    for (const [id, { nom, definition, exemple, contrat, confondu = [] }] of Object.entries(termes)) {
      expect(textOf(elements(tree, ({ properties }) => properties.id === id)[0] as Element), id).toBe(nom);
      for (const said of [definition, exemple, contrat, ...confondu.map(({ difference }) => difference)])
        expect(text).toContain(said);
    }
  });

  test('its letters and its terms lead to places that are there', () => {
    const places = new Set(elements(tree, ({ properties }) => properties.id !== undefined).map((each) => property(each, 'id')));
    const block = elements(tree, ({ properties }) => properties.dataBlock === 'glossaire')[0] as Element;
    const wanted = elements({ type: 'root', children: [block] }, ({ tagName }) => tagName === 'a').map((link) =>
      property(link, 'href'),
    );
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((href) => !places.has(href.replace('#', '')))).toEqual([]);
  });
});
