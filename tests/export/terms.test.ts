import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { emergencyPage, unlisted } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { table } from '#src/content/tables.ts';
import { byTag, elements, parse, property, textOf } from './lib/page.ts';
import { pageOf } from './reading.ts';

// The words of the trade in the finished pages; which word of a text is linked, and how, is in
// tests/unit/terms.test.ts.

const unlinked = [glossaryPage, emergencyPage, ...unlisted];
const { termes } = table('glossaire');
const start = `${glossaryPage}#`;
const pages = allPages().map(({ route }) => ({ route, tree: parse(pageOf(route)) }));
const within = (...children: Element[]): Root => ({ type: 'root', children });
const termOf = (element: Element) => property(element, 'href').slice(start.length);
/**
 * The links of a page's text that lead to a term, those of these elements alone, which may stand in
 * each other.
 */
const findLinks = (tree: Root, ...tags: string[]) => [
  ...new Set(
    elements(
      within(...byTag(within(...byTag(tree, 'main')), ...tags)),
      (each) =>
        each.tagName === 'a' &&
        property(each, 'href').startsWith(start) &&
        Object.hasOwn(termes, termOf(each)),
    ),
  ),
];
/** Where no word may lead to the glossary. */
const forbidden =
  'abbr b blockquote button caption cite dt figure form h1 h2 h3 h4 h5 h6 label legend nav q summary th'.split(
    ' ',
  );
const isTip = (element: Element) => property(element, 'role') === 'tooltip';
const twice = (all: string[]) => all.filter((each, at) => all.indexOf(each) < at);

test.each(pages)(
  '$route: a term is linked once, and in sentences only, and so is its definition',
  ({ route, tree }) => {
    const ids = findLinks(tree, 'p', 'li', 'dd', 'td').map(termOf);
    if (unlinked.includes(route)) expect(route === glossaryPage ? [] : ids).toEqual([]);
    else {
      expect(twice(ids)).toEqual([]);
      expect(findLinks(tree, ...forbidden).map(textOf)).toEqual([]);
      expect(twice(elements(tree, isTip).map((tip) => property(tip, 'id')))).toEqual([]);
    }
  },
);

test('nearly every page has some', () => {
  expect(
    pages.filter(({ tree }) => findLinks(tree, 'p', 'li', 'dd', 'td').length > 0).length,
  ).toBeGreaterThan(30);
});

test('the glossary has sixty terms at least, each at its place, with all that the table says of it', () => {
  const tree = pages.find(({ route }) => route === glossaryPage)?.tree as Root;
  expect(Object.keys(termes).length).toBeGreaterThanOrEqual(60);
  for (const [id, { nom, definition, exemple, contrat, confondu = [] }] of Object.entries(termes)) {
    expect(textOf(elements(tree, ({ properties }) => properties.id === id)[0] as Element), id).toBe(
      nom,
    );
    for (const said of [
      definition,
      exemple,
      contrat,
      ...confondu.map(({ difference }) => difference),
    ])
      expect(textOf(tree)).toContain(said);
  }
});
