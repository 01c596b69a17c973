import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { ownQuestions } from '#src/content/tables.ts';
import { readText } from '#src/content/texts.ts';
import { absolute } from '#src/seo/addresses.ts';
import { out } from '../../scripts/lib/paths.ts';
import { metadataProblems } from './lib/metadata.ts';
import { outlineProblems } from './lib/outline.ts';
import { dataBlocks, metas, parse } from './lib/page.ts';
import { idsOf, structuredDataProblems } from './lib/structured-data.ts';

const html = (route: string) => readFileSync(`${out}${route === '/' ? '/index' : route}.html`, 'utf8');

/** Pages that carry questions, by the specification and by what else their themes hold. */
const hasFaq = (route: string) => html(route).includes('class="accordion"');

const metadata = (page: string, route: string) => metadataProblems(page, { brand: site.marque, address: absolute(route) });
const elsewhere = idsOf(html('/'));
const data = (page: string, route: string) => structuredDataProblems(page, { route, faq: hasFaq(route), elsewhere });

describe('the head of a page', () => {
  test.each(routes)('%s', (route) => expect(metadata(html(route), route)).toEqual([]));

  test('no two pages share a title or a description', () => {
    for (const name of ['og:title', 'og:description'])
      expect(new Set(routes.map((route) => metas(parse(html(route)), name)[0])).size).toBe(routes.length);
  });

  test('the not-found page: a canonical address, social tags with a picture, one robots tag', () => {
    const page = html('/404');
    const head = parse(page);
    expect(page.match(/<link rel="canonical" href="[^"]*"/g)).toEqual([`<link rel="canonical" href="${absolute('/404')}"`]);
    expect(metas(head, 'robots')).toEqual(['noindex']);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:locale', 'og:site_name', 'og:image', 'twitter:card'])
      expect(metas(head, name), name).toHaveLength(1);
    expect(metas(head, 'og:image')[0]).toMatch(/\/partage\/index\.png$/);
  });

  const good = html('/guides/prevention');
  test.each<[string, (page: string) => string, string]>([
    ['the brand twice', (page) => page.replace('<title>', `$&${site.marque} : `), 'the title names the brand once'],
    [
      'a short description',
      (page) => page.replace(/(name="description" content="[^"]{60})[^"]*/, '$1'),
      'description of 60 signs',
    ],
    ['another canonical', (page) => page.replace('rel="canonical" href="', '$&x'), 'canonical is not'],
    ['no social title', (page) => page.replace('og:title', 'og:titre'), 'one og:title expected, found 0'],
    ['a Twitter card of another size', (page) => page.replace('summary_large_image', 'summary'), 'twitter:card is not'],
    [
      'a picture without words',
      (page) => page.replace(/og:image:alt" content="[^"]*/, 'og:image:alt" content="Image'),
      'og:image:alt says',
    ],
    ['no language', (page) => page.replace(/hrefLang="fr"/i, 'hrefLang="en"'), 'hreflang fr leads elsewhere'],
    ['no robots', (page) => page.replace('name="robots"', 'name="robot"'), 'one robots expected'],
    ['no colour', (page) => page.replace('name="theme-color"', 'name="colour"'), 'one theme-color expected'],
    ['no manifest', (page) => page.replace('rel="manifest"', 'rel="manifeste"'), 'one link manifest expected'],
    ['no icon for Apple', (page) => page.replace('rel="apple-touch-icon"', 'rel="apple"'), 'one link apple-touch-icon expected'],
    ['no Markdown', (page) => page.replace('type="text/markdown"', 'type="text/plain"'), 'no alternate of type text/markdown'],
  ])('finds %s', (_name, spoil, problem) => expect(metadata(spoil(good), '/guides/prevention').join('\n')).toContain(problem));
});

describe('the structured data of a page', () => {
  test.each(routes)('%s', (route) => expect(data(html(route), route)).toEqual([]));

  const spoilt = (route: string, from: string | RegExp, to: string) => data(html(route).replace(from, to), route).join('\n');
  test.each<[string, string, string | RegExp, string, string]>([
    ['an unknown type', '/tarifs', '"@type":"BreadcrumbList"', '"@type":"Miettes"', 'schema.org has no type Miettes'],
    ['an unknown property', '/tarifs', '"itemListElement"', '"elements"', 'BreadcrumbList has no elements'],
    ['a value of another type', '/', '"@type":"ContactPoint"', '"@type":"Place"', 'Place is none of ContactPoint'],
    [
      'a missing date',
      '/guides/prevention',
      /"headline":.*?"datePublished":"[^"]*",/,
      '"headline":"x",',
      'Article needs datePublished',
    ],
    ['an empty answer', '/faq', /"text":"[^"]*"/, '"text":""', 'Answer needs text'],
    ['a reference to nothing', '/tarifs', /"isPartOf":\{"@id":"[^"]*"/, '"isPartOf":{"@id":"#x"', 'refers to #x'],
    ['a rating of what others sell', '/', '"@type":"WebSite"', '"@type":"Product"', 'Product is not for this site'],
    ['markup in a text', '/faq', '"text":"', '"text":"<Prix id=1/>', 'markup in'],
    ['no guide where there is one', '/guides/prevention', '"@type":"Article"', '"@type":"Report"', 'no Article'],
  ])('finds %s', (_name, route, from, to, problem) => expect(spoilt(route, from, to)).toContain(problem));

  test('a question is told to machines by the page that it is of, and by no other', () => {
    const asked = (route: string) => JSON.stringify(dataBlocks(parse(html(route)))).split('"@type":"Question"').length - 1;
    for (const route of routes) expect(asked(route), route).toBe(ownQuestions(route).length);
  });

  test('the incident guide goes through its phases, subscribing through its steps', () => {
    const howTo = (route: string) => JSON.stringify(dataBlocks(parse(html(route))));
    const phases = readText(find('guides', 'incident-response').source).tags('Phase').length;
    const steps = find('pages', 'comment-souscrire').etapes?.length;
    // Four of each at least, says the specification.
    expect([phases, steps].every((count = 0) => count >= 4)).toBe(true);
    expect(howTo('/guides/incident-response').match(/"HowToSection"/g)).toHaveLength(phases);
    expect(howTo('/comment-souscrire').match(/"HowToStep"/g)).toHaveLength(steps ?? 0);
  });
});

describe('the outline of a page', () => {
  test.each(routes)('%s', (route) => expect(outlineProblems(html(route))).toEqual([]));

  test.each([
    ['a skipped level', '<h1>a</h1><h3>b</h3>', 'h3 after h1: b'],
    ['two equal headings', '<h1>a</h1><h2>b</h2><h2>b</h2>', 'twice: b'],
    ['no title', '<h2>b</h2>', 'not exactly one h1'],
    ['an empty heading', '<h1>a</h1><h2> </h2>', 'empty h2'],
    ['an anchor that leads to two places', '<h1>a</h1><p id="x"></p><p id="x"></p>', 'id twice: x'],
  ])('finds %s', (_name, page, problem) => expect(outlineProblems(page)).toContain(problem));
});
