import type { Page } from 'playwright/test';
import { routes, withForm, withIslands } from '../../src/content/inventory.ts';
import { holdReact, taken } from './react.ts';
import { expect, test } from './test.ts';

/** All that a page says or loads: nothing may be said, and what is loaded is known. */
function watch(page: Page) {
  const said: string[] = [];
  const loaded: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(new URL(request.url()).pathname));
  return { said, loaded };
}

test('a page to read loads no script of React or Next', async ({ page }) => {
  for (const route of routes.filter((each) => !withIslands.includes(each))) {
    const { said, loaded } = watch(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(
      loaded.filter((path) => !path.startsWith('/_frame/')),
      route,
    ).toEqual([]);
    expect(said, route).toEqual([]);
    page.removeAllListeners();
  }
});

for (const route of withForm) {
  test(`${route}: the form comes alive under the policy without a word in the console, and keeps what was typed before`, async ({
    page,
  }) => {
    const { said, loaded } = watch(page);
    const letReactIn = await holdReact(page);
    const answer = await page.goto(route, { waitUntil: 'commit' });
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    await page
      .getByLabel(/entreprise/i)
      .first()
      .fill('Tapé avant React');
    letReactIn();
    await taken(page, 'form');
    await expect(page.getByLabel(/entreprise/i).first()).toHaveValue('Tapé avant React');
    expect(loaded.some((path) => path.startsWith('/_next/'))).toBe(true);
    expect(said).toEqual([]);
  });
}
