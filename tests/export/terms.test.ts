import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { emergencyPage, unlisted } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { table } from '#src/content/tables.ts';
import { byTag, elements, getText, parse, property } from './lib/page.ts';
import { readPage } from './reading.ts';

// Tests the glossary links in the finished pages. tests/unit/terms.test.ts tests which word of a
// text becomes a link.

const unlinked = [glossaryPage, emergencyPage, ...unlisted];
const { termes } = table('glossaire');
const start = `${glossaryPage}#`;
const pages = allPages().map(({ route }) => ({ route, tree: parse(readPage(route)) }));
const within = (...children: Element[]): Root => ({ type: 'root', children });
const getTerm = (element: Element) => property(element, 'href').slice(start.length);
const findTermLinks = (tree: Root, ...tags: string[]) => [
  ...new Set(
    elements(
      within(...byTag(within(...byTag(tree, 'main')), ...tags)),
      (each) =>
        each.tagName === 'a' &&
        property(each, 'href').startsWith(start) &&
        Object.hasOwn(termes, getTerm(each)),
    ),
  ),
];
const forbidden = [
  ...['abbr', 'b', 'blockquote', 'button', 'caption', 'cite', 'dt', 'figure', 'form'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'legend', 'nav', 'q', 'summary', 'thead'],
];
const twice = (all: string[]) => all.filter((each, at) => all.indexOf(each) < at);

describe('terms', () => {
  test.each(pages)('are linked once, and only in sentences, on $route', ({ route, tree }) => {
    const ids = findTermLinks(tree, 'p', 'li', 'dd', 'td').map(getTerm);
    if (unlinked.includes(route)) expect(route === glossaryPage ? [] : ids).toEqual([]);
    else {
      expect(twice(ids)).toEqual([]);
      expect(findTermLinks(tree, ...forbidden).map(getText)).toEqual([]);
    }
  });
});

describe('glossary', () => {
  test('shows sixty terms with all fields of the table', () => {
    const tree = pages.find(({ route }) => route === glossaryPage)?.tree as Root;
    expect(Object.keys(termes).length).toBeGreaterThanOrEqual(60);
    for (const [id, { nom, definition, exemple, contrat, confondu = [] }] of Object.entries(
      termes,
    )) {
      expect(
        getText(elements(tree, ({ properties }) => properties.id === id)[0] as Element),
        id,
      ).toBe(nom);
      for (const text of [
        definition,
        exemple,
        contrat,
        ...confondu.map(({ difference }) => difference),
      ])
        expect(getText(tree)).toContain(text);
    }
  });
});
