import { describe, expect, test } from 'vitest';
import { getSite } from '#src/content/identity.ts';
import { listQuestions } from '#src/content/tables.ts';
import { getAbsoluteAddress, getCopyPath } from '#src/seo/addresses.ts';
import { routes } from '../support/routes.ts';
import { byTag, getText, parse, property } from './lib/page.ts';
import { readPage } from './reading.ts';

type Node = Record<string, unknown>;

/** Reads the structured data of a page. The page must have exactly one block of it. */
function readGraph(route: string): Node[] {
  const blocks = byTag(parse(readPage(route)), 'script')
    .filter((script) => property(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(getText(script)));
  expect(blocks).toMatchObject([{ '@context': 'https://schema.org' }]);
  return blocks[0]['@graph'];
}

const requiredFields: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
};
/** Types that this site must not use: ratings and offers of products that third parties sell. */
const refused = /^(?:Product|Offer|AggregateOffer|AggregateRating|Review|Rating)$/;

/** Lists all nodes of structured data, the inner ones too. */
const listNodes = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null
    ? [
        ...('@type' in value || '@id' in value ? [value as Node] : []),
        ...Object.values(value).flatMap(listNodes),
      ]
    : [];

describe.each(routes)('page %s', (route) => {
  const tree = parse(readPage(route));
  const address = getAbsoluteAddress(route);

  test('has complete metadata', () => {
    const { marque } = getSite();
    const title = byTag(tree, 'title').map(getText).join();
    expect(title.split(marque)).toHaveLength(2);
    const readMeta = (name: string) =>
      byTag(tree, 'meta')
        .filter((meta) => [property(meta, 'name'), property(meta, 'property')].includes(name))
        .map((meta) => property(meta, 'content'));
    const picture = expect.stringMatching(/^https:.*\.png$/);
    const described = expect.stringMatching(/^.{40,}/);
    for (const [name, content] of [
      ['description', described],
      ['og:title', title],
      ['og:description', readMeta('description')[0]],
      ['og:url', address],
      ['og:locale', 'fr_FR'],
      ['og:site_name', marque],
      ['og:type', expect.stringMatching(/^(website|article)$/)],
      ['og:image', picture],
      ['og:image:alt', described],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', readMeta('description')[0]],
      ['twitter:image', picture],
      ['twitter:image:alt', described],
      ['theme-color', expect.stringMatching(/./)],
      ['robots', 'noindex, nofollow'],
    ] as const)
      expect(readMeta(name), name).toEqual([content]);
    expect(byTag(tree, 'html').map((root) => property(root, 'lang'))).toEqual(['fr']);

    const links = byTag(tree, 'link').map((link) =>
      ['rel', 'hrefLang', 'type', 'href'].map((name) => property(link, name)).join(' '),
    );
    expect(links.filter((link) => !/^(preload|stylesheet) /.test(link)).toSorted()).toEqual([
      `alternate  text/markdown ${getAbsoluteAddress(getCopyPath(route))}`,
      `alternate fr  ${address}`,
      expect.stringMatching(/^apple-touch-icon /),
      `canonical   ${address}`,
      expect.stringMatching(/^icon /),
      expect.stringMatching(/^manifest /),
    ]);
  });

  test('repeats no heading', () => {
    const headings = byTag(tree, 'h1', 'h2', 'h3').map((heading) => getText(heading).trim());
    expect(headings).toEqual([...new Set(headings)]);
  });

  test('has valid structured data with its questions', () => {
    const graph = readGraph(route);
    const { length } = listQuestions(route);
    expect(graph.map((node) => node['@type'])).toEqual(
      expect.arrayContaining([
        length > 0 ? 'FAQPage' : 'WebPage',
        ...(route === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
        ...(/^\/guides\/./.test(route) ? ['Article'] : []),
      ]),
    );
    const text = JSON.stringify(graph);
    for (const name of ['"@type":"Question"', '"acceptedAnswer"'])
      expect(text.split(name)).toHaveLength(length + 1);
    const ids = new Set([...graph, ...readGraph('/')].map((node) => node['@id']));
    for (const node of listNodes(graph)) {
      const type = String(node['@type'] ?? '');
      expect(type).not.toMatch(refused);
      if ('@id' in node && !graph.includes(node)) expect(ids).toContain(node['@id']);
      else
        expect(Object.keys(node), type).toEqual(expect.arrayContaining(requiredFields[type] ?? []));
    }
    expect(text).not.toMatch(/":"\s*"|<[A-Z]|==|\{[^"]|undefined/);
  });
});
