import { describe, expect, test } from 'vitest';
import { getSite } from '#src/content/identity.ts';
import { listQuestions } from '#src/content/tables.ts';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';
import { routes } from '../support/routes.ts';
import { metadataProblems } from './lib/metadata.ts';
import { repeatedHeadings } from './lib/outline.ts';
import { dataBlocks, parse, readMeta } from './lib/page.ts';
import { readIds, structuredDataProblems } from './lib/structured-data.ts';
import { readPage } from './reading.ts';

const data = (route: string) => JSON.stringify(dataBlocks(parse(readPage(route))));
const elsewhere = readIds(readPage('/'));

describe.each(routes)('page %s', (route) => {
  const html = readPage(route);

  test('has complete metadata', () =>
    expect(
      metadataProblems(html, { brand: getSite().marque, address: getAbsoluteAddress(route) }),
    ).toEqual([]));

  test('has valid structured data with its questions', () => {
    const faq = html.includes('class="accordion"');
    expect(structuredDataProblems(html, { route, faq, elsewhere })).toEqual([]);
    expect(data(route).split('"@type":"Question"')).toHaveLength(listQuestions(route).length + 1);
  });

  test('repeats no heading', () => expect(repeatedHeadings(html)).toEqual([]));
});

describe('metadata', () => {
  test('has a unique title and description for each page', () => {
    for (const name of ['og:title', 'og:description'])
      expect(new Set(routes.map((route) => readMeta(parse(readPage(route)), name)[0])).size).toBe(
        routes.length,
      );
  });
});
