import { describe, expect, test } from 'vitest';
import { routes } from '../support/routes.ts';
import { byTag, elements, parse, property } from './lib/page.ts';
import { readPage } from './reading.ts';

const lists = ['sources', 'source-line'];
const items = routes.flatMap((route) =>
  elements(parse(readPage(route)), (element) =>
    property(element, 'className')
      .split(' ')
      .some((name) => lists.includes(name)),
  ).flatMap((list) => byTag({ type: 'root', children: [list] }, 'li')),
);

describe('source lists', () => {
  test('contain links to other sites', () => {
    const linked = items.filter((item) =>
      byTag({ type: 'root', children: [item] }, 'a').some((link) =>
        property(link, 'href').startsWith('http'),
      ),
    );
    expect(items.length).toBeGreaterThan(500);
    expect(linked).toHaveLength(items.length);
  });
});
