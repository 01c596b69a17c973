import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { questionsOf } from '#src/content/tables.ts';
import { readText } from '#src/content/texts.ts';
import { absolute } from '#src/seo/addresses.ts';
import { metadataProblems } from './lib/metadata.ts';
import { repeatedHeadings } from './lib/outline.ts';
import { dataBlocks, metas, parse } from './lib/page.ts';
import { collectIds, structuredDataProblems } from './lib/structured-data.ts';
import { pageOf } from './reading.ts';

const data = (route: string) => JSON.stringify(dataBlocks(parse(pageOf(route))));
const elsewhere = collectIds(pageOf('/'));

describe.each(routes)('%s', (route) => {
  const html = pageOf(route);

  test('its head', () =>
    expect(metadataProblems(html, { brand: site.marque, address: absolute(route) })).toEqual([]));

  test('its structured data', () => {
    const faq = html.includes('class="accordion"');
    expect(structuredDataProblems(html, { route, faq, elsewhere })).toEqual([]);
    // A question is told to machines by the page that it is of, and by no other.
    expect(data(route).split('"@type":"Question"')).toHaveLength(questionsOf(route).length + 1);
  });

  test('its headings', () => expect(repeatedHeadings(html)).toEqual([]));
});

test('no two pages share a title or a description', () => {
  for (const name of ['og:title', 'og:description'])
    expect(new Set(routes.map((route) => metas(parse(pageOf(route)), name)[0])).size).toBe(
      routes.length,
    );
});

test('the incident guide goes through its phases, subscribing through its steps', () => {
  const phases = readText(find('guides', 'incident-response').source).tags('Phase').length;
  const steps = find('pages', 'comment-souscrire').etapes?.length;
  // Four of each at least, says the specification.
  expect([phases, steps].every((count = 0) => count >= 4)).toBe(true);
  expect(data('/guides/incident-response').match(/"HowToSection"/g)).toHaveLength(phases);
  expect(data('/comment-souscrire').match(/"HowToStep"/g)).toHaveLength(steps ?? 0);
});
