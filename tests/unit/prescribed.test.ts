import { describe, expect, test } from 'vitest';
import { footerNavigation, headerNavigation } from '#src/config/navigation.ts';
import { prescribed } from '../prescribed.ts';

describe('navigation', () => {
  test('has the specified links in the header', () => {
    const { links, lists } = prescribed.header;
    expect(Object.fromEntries(headerNavigation.map(({ label, href }) => [label, href]))).toEqual({
      ...links,
      ...lists,
    });
    for (const group of headerNavigation.filter((entry) => 'links' in entry))
      expect(group.links.map(({ href }) => href)).toEqual(
        expect.arrayContaining(
          prescribed.routes.filter((route) => route.startsWith(`${group.href}/`)),
        ),
      );
  });

  test('has the specified pages in the footer', () => {
    const addresses = footerNavigation.flatMap(({ links }) => links.map(({ href }) => href));
    expect(addresses).toEqual(expect.arrayContaining(prescribed.footer));
  });

  test('has the tools in a group of the footer', () => {
    const tools = footerNavigation.find(({ label }) => label === 'Outils');
    expect(tools?.links.map(({ href }) => href)).toEqual(expect.arrayContaining(prescribed.tools));
  });
});
