import { expect, test } from 'vitest';
import { footerNavigation, headerNavigation } from '#src/config/navigation.ts';
import { prescribed } from '../prescribed.ts';

// What the site holds of the specification beside its pages, which tests/content/elements lists;
// what writers have added is theirs.

test('the header has the specified links and lists, each list the specified pages', () => {
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

test('the footer leads to the specified pages', () => {
  const told = footerNavigation.flatMap(({ links }) => links.map(({ href }) => href));
  expect(told).toEqual(expect.arrayContaining(prescribed.footer));
});

test('the footer’s group « Outils » holds what goes beyond the specification', () => {
  const tools = footerNavigation.find(({ label }) => label === 'Outils');
  expect(tools?.links.map(({ href }) => href)).toEqual(expect.arrayContaining(prescribed.tools));
});
