import { describe, expect, test } from 'vitest';
import { getSite } from '#src/content/identity.ts';
import { listQuestions } from '#src/content/tables.ts';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';
import { routes } from '../support/routes.ts';
import { metadataProblems } from './lib/metadata.ts';
import { dataBlocks, parse } from './lib/page.ts';
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
});
