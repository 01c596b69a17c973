import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { isEveryIslandHydrated } from '../support/island-hydration.ts';
import { islandPages } from '../support/island-pages.ts';
import { otherIslands } from '../support/other-islands.ts';
import { withIslands } from '../support/routes.ts';
import { holdReact } from './react.ts';
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

test.describe('islands', () => {
  test('hydrate every page without a difference', async ({ page }) => {
    test.setTimeout(600_000);
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
      (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()),
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
});

test.describe('island that throws', () => {
  test.use({ tolerated: /Cannot destructure property/ });
  test('shows the specified message and a link to /contact', async ({ page }) => {
    const letReactIn = await holdReact(page);
    await page.goto('/devis');
    // Removes the props of the form, so that React fails to render it.
    await page.locator('[data-island]').evaluate((island) => island.removeAttribute('data-props'));
    letReactIn();
    const words = page.locator('[data-island]').getByRole('alert');
    await expect(words).toContainText(prescribed.unexpected);
    await expect(words.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('island', () => {
  let pages: Awaited<ReturnType<typeof islandPages>>;
  test.beforeAll(async () => {
    pages = await islandPages(['deux', 'fente', 'ilot', 'texte']);
  });
  const headers = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
  };

  type Answer = { status: number; body: string } | undefined;

  async function open(
    page: Page,
    name: string,
    answer: (path: string, kind: string) => Answer | Promise<Answer> = () => undefined,
  ) {
    await page.route(/\/(_frame|_islands|ilots)\//, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const contentType = path.startsWith('/ilots/') ? 'text/html' : 'text/javascript';
      const other = await answer(path, route.request().resourceType());
      if (other)
        return route.fulfill({
          contentType: other.status === 200 ? 'text/html' : contentType,
          ...other,
        });
      return route.fulfill({ contentType, headers, body: (await pages(path)) ?? '' });
    });
    await page.goto(`/ilots/${name}`);
  }
  const alive = (page: Page, index = 0) =>
    page.waitForFunction(
      (place) =>
        Object.keys(
          document.querySelectorAll('[data-island]')[place]?.firstElementChild ?? {},
        ).some((key) => key.startsWith('__react')),
      index,
    );
  const count = (page: Page, label: string) =>
    page.getByRole('button', { name: label, exact: false });

  test('reads props that contain « </script> » and quotes', async ({ page }) => {
    await open(page, 'texte');
    await alive(page);
    const label = '</script><script>alert(1)</script>\u2028é€😀 "\'&<!-- ';
    await count(page, 'alert(1)').click();
    await expect.poll(() => count(page, 'alert(1)').textContent()).toBe(`${label}1`);
    await expect(page.getByText('Un texte sur place')).toBeVisible();
  });

  test('hydrates without another island of the same kind', async ({ page }) => {
    await open(page, 'deux');
    await alive(page);
    const woken = (index: number) =>
      page
        .locator('[data-island]')
        .nth(index)
        .evaluate((island) =>
          Object.keys(island).some((key) => key.startsWith('__reactContainer')),
        );
    expect(await woken(1)).toBe(false);
    await count(page, 'Tôt').click();
    await expect(count(page, 'Tôt')).toHaveText('Tôt 1');
    await count(page, 'Près').scrollIntoViewIfNeeded();
    await alive(page, 1);
    await count(page, 'Près').click();
    await expect(count(page, 'Près')).toHaveText('Près 1');
    await expect(count(page, 'Tôt')).toHaveText('Tôt 1');
  });

  test('hydrates inside a slot of another island', async ({ page }) => {
    await open(page, 'fente');
    await alive(page, 1);
    await page.getByRole('button', { name: 'Dedans' }).click();
    await expect(page.getByRole('button', { name: 'Dedans' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await alive(page);
    await count(page, 'Dehors').click();
    await expect(count(page, 'Dehors')).toHaveText('Dehors 1');
    await expect(page.getByRole('button', { name: 'Dedans' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('requests again only the failed script', async ({ page }) => {
    const requests: string[] = [];
    await open(page, 'ilot', (path) => {
      if (!path.startsWith('/_islands/')) return undefined;
      requests.push(path);
      const isLost =
        path.includes('/chunk') && requests.filter((each) => each.includes('/chunk')).length === 1;
      return isLost ? { status: 404, body: '' } : undefined;
    });
    await page.locator('[data-island]').dispatchEvent('pointerdown');
    await alive(page);
    await count(page, 'Compter').click();
    await expect(count(page, 'Compter')).toHaveText('Compter 1');
    const lost = requests.find((path) => path.includes('/chunk'));
    const others = requests.filter((path) => path !== lost);
    expect(requests.length - others.length).toBeGreaterThan(1);
    expect(others).toEqual([...new Set(others)]);
  });

  test.describe('whose script no longer exists', () => {
    test.use({ tolerated: /404/ });
    test('keeps its markup and explains the failure at a click', async ({ page }) => {
      let isGone = true;
      await open(page, 'ilot', (path) =>
        isGone && path.includes('/_islands/chunk') ? { status: 404, body: '' } : undefined,
      );
      await page.locator('[data-island]').dispatchEvent('pointerdown');
      await expect(page.locator('[data-island]')).toHaveAttribute('data-failed', '');
      await expect(page.getByText('Du texte et une suite')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await count(page, 'Compter').click();
      await expect(page.getByRole('alert')).toContainText('n’a pas pu être chargée');
      await count(page, 'Compter').click();
      await expect(page.getByRole('alert')).toHaveCount(1);

      // Restores the network, after which the page must load the island again.
      isGone = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await alive(page);
      await count(page, 'Compter').click();
      await expect(count(page, 'Compter')).toHaveText('Compter 1');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test.describe('changed by an extension before hydration', () => {
    test.use({ tolerated: /Minified React error #(418|423|425)/ });
    test('renders again without the added elements', async ({ page }) => {
      await open(page, 'ilot');
      await page.evaluate(() => {
        const counter = document.querySelector('.counter');
        counter?.prepend(Object.assign(document.createElement('b'), { textContent: 'Publicité' }));
        document.querySelector('[data-slot] em')?.replaceWith('une traduction');
      });
      await page.locator('[data-island]').dispatchEvent('pointerdown');
      await page.waitForFunction(() => !document.querySelector('.counter b'));
      await count(page, 'Compter').click();
      await expect(count(page, 'Compter')).toHaveText('Compter 1');
      await expect(page.locator('[data-slot] p')).toHaveText('Du texte et une traduction');
    });
  });
});
