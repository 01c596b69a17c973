import type { Page } from 'playwright/test';
import { routes, withIslands } from '../../src/content/inventory.ts';
import { expect, test } from './test.ts';

/** All that a page says or loads: nothing may be said, and what is loaded is known. */
function watch(page: Page) {
  const messages: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  return { messages, scripts };
}

test('a page to read loads no script but those of the frame', async ({ context }) => {
  // Side by side: nearly all of it is waiting for what must not come.
  const read = async (route: string) => {
    const page = await context.newPage();
    const { messages, scripts } = watch(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(
      scripts.filter((path) => !path.startsWith('/_frame/')),
      route,
    ).toEqual([]);
    expect(messages, route).toEqual([]);
    await page.close();
  };
  await Promise.all(routes.filter((each) => !withIslands.includes(each)).map(read));
});
