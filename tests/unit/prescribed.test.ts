import { describe, expect, test } from 'vitest';
import { listFooterLists, listHeaderEntries } from '#src/content/navigation.ts';
import { prescribed } from '../prescribed.ts';

describe('navigation', () => {
  test('has the specified links in the header', () => {
    const { links, lists } = prescribed.header;
    expect(Object.fromEntries(listHeaderEntries().map(({ label, href }) => [label, href]))).toEqual(
      {
        ...links,
        ...lists,
      },
    );
    for (const group of listHeaderEntries().filter((entry) => 'links' in entry))
      expect(group.links.map(({ href }) => href)).toEqual(
        expect.arrayContaining(
          prescribed.routes.filter((route) => route.startsWith(`${group.href}/`)),
        ),
      );
  });

  test('has the specified and the added pages in the footer', () => {
    const addresses = listFooterLists().flatMap(({ links }) => links.map(({ href }) => href));
    expect(addresses).toEqual(expect.arrayContaining([...prescribed.footer, ...prescribed.tools]));
  });
});
