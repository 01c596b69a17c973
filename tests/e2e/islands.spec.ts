import type { Page } from 'playwright/test';
import { withIslands } from '../../src/content/inventory.ts';
import { developmentIslands } from '../support/development-islands.ts';
import { expect, test } from './test.ts';

/** What React and the frame add to mark that they are there, and what the policy made of style attributes. */
const drawn = (page: Page) =>
  page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => {
      const copy = island.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll('*')) for (const name of ['data-alive', 'style']) element.removeAttribute(name);
      return copy.innerHTML;
    }),
  );

test('every island of every page takes over what the export has drawn, without a word of React’s development build', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const development = await developmentIslands();
  await page.route(/\/_(frame|islands)\//, (route) => {
    const body = development(new URL(route.request().url()).pathname);
    return body === undefined ? route.continue() : route.fulfill({ contentType: 'text/javascript', body });
  });
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  for (const route of withIslands) {
    await page.goto(route);
    const before = await drawn(page);
    expect(before.length, route).toBeGreaterThan(0);
    await page.locator('[data-island]').evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('focusin'));
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island]')].every((island) =>
        Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
      ),
    );
    expect.soft(await drawn(page), route).toEqual(before);
    expect.soft(messages.splice(0), route).toEqual([]);
  }
});
