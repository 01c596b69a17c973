import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { otherIslands } from '../support/other-islands.ts';
import { withIslands } from '../support/routes.ts';
import { holdReact, islandHydrated } from './react.ts';
import { expect, test } from './test.ts';

/**
 * Reads the markup of each island without the attributes that React, the frame and the
 * Content-Security-Policy change.
 */
const readIslands = (page: Page) =>
  page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => {
      const copy = island.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll('*'))
        for (const name of ['data-alive', 'style']) element.removeAttribute(name);
      return copy.innerHTML;
    }),
  );

type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Returns whether React has hydrated all islands of the page completely. React has then also
 * reported all differences between the server's HTML and its own.
 */
const isEveryIslandHydrated = () =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.entries(island).some(
      ([key, container]: [string, Container]) =>
        key.startsWith('__reactContainer') &&
        !container.stateNode.current.memoizedState.isDehydrated,
    ),
  );

test.describe('islands', () => {
  test('hydrate every page without a difference', async ({ page }) => {
    test.slow();
    const development = await otherIslands({ development: true });
    await page.route(/\/_(frame|islands)\//, (route) => {
      const body = development(new URL(route.request().url()).pathname);
      return body === undefined
        ? route.continue()
        : route.fulfill({ contentType: 'text/javascript', body });
    });
    const messages: string[] = [];
    page.on(
      'console',
      (message) => /error|warning/.test(message.type()) && messages.push(message.text()),
    );
    page.on('pageerror', (error) => messages.push(error.message));
    // Logs a warning for each Intl object that hydration creates, because one such object takes as
    // long as React itself on a slow phone.
    await page.addInitScript(() => {
      const warning = {
        construct: (kind: { name: string }) =>
          console.warn(`Intl.${kind.name} as the page opens`) ?? {},
      };
      for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'Collator'] as const)
        Object.assign(Intl, { [name]: new Proxy(Intl[name], warning) });
    });
    for (const route of withIslands) {
      const letIn = await holdReact(page);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const before = await readIslands(page);
      expect(before.length, route).toBeGreaterThan(0);
      letIn();
      await page.locator('[data-island]').evaluateAll((islands) => {
        for (const island of islands) island.dispatchEvent(new Event('focusin'));
      });
      await page.waitForFunction(isEveryIslandHydrated);
      expect.soft(await readIslands(page), route).toEqual(before);
      expect.soft(messages.splice(0), route).toEqual([]);
    }
  });

  test('hydrate when they come into view', async ({ page }) => {
    await page.goto('/tarifs');
    await islandHydrated(page, 'estimator');
    const alive = page.locator('island-accordion[data-alive]');
    await expect(alive).toHaveCount(0);
    await page.locator('island-accordion').last().scrollIntoViewIfNeeded();
    await expect(alive).not.toHaveCount(0);
  });

  test('request again only a failed script', async ({ page, requested }) => {
    await page.route('/_islands/*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/outils/delais');
    await islandHydrated(page, 'deadlines');
    const [lost, ...others] = requested.filter((address) => address.includes('/_islands/'));
    expect(others).toContain(lost);
    const once = others.filter((address) => address !== lost);
    expect(once).toEqual([...new Set(once)]);
  });

  test('keep their markup when their scripts no longer exist', async ({ page }) => {
    await page.route('/_islands/*.js', (route) => route.fulfill({ status: 404 }));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/comparatif');
    await expect(page.locator('[data-island="comparison"]')).toHaveAttribute('data-failed', '');
    const notice = page.getByRole('alert');
    await expect(notice).toHaveCount(0);
    for (const name of ['MMA', 'Stoïk']) {
      await page.getByLabel('Deuxième offre').selectOption(name);
      await expect(notice).toHaveText(/n’a pas pu être chargée/);
    }
    // Restores the network, after which the page must load the island again.
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await islandHydrated(page, 'comparison');
    await expect(notice).toHaveCount(0);
  });

  test.describe('that throw an error', () => {
    test.use({ tolerated: /Cannot destructure property/ });
    test('show the specified message and a link to /contact', async ({ page }) => {
      const letReactIn = await holdReact(page);
      await page.goto('/devis');
      const island = page.locator('[data-island]');
      // Removes the props of the form, so that React fails to render it.
      await island.evaluate((element) => element.removeAttribute('data-props'));
      letReactIn();
      const alert = island.getByRole('alert');
      await expect(alert).toContainText(prescribed.unexpected);
      await expect(alert.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});
