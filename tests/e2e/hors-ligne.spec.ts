import type { Page } from 'playwright/test';
import { findFreePort } from '../../scripts/lib/ports.ts';
import { type Network, startNetwork } from '../support/network.ts';
import { ports } from './ports.ts';
import { test as base, expect } from './test.ts';

const route = '/urgence-cyberattaque';
const pages = [route, '/guides/incident-response', '/outils/delais'];

/**
 * Adds a proxy between browser and site. The test can interrupt it, also for requests of service
 * workers.
 */
const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, use) => {
    const network = await startNetwork(await findFreePort(), ports.site);
    await use(network);
    await network.stop();
  },
});

const status = (page: Page) => page.locator('keep-offline [role="status"]');
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname)
      .sort(),
  );
const readCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const readRemains = async (page: Page) => [await scopes(page), await readCaches(page)];

async function keep(page: Page, { address }: Network) {
  await page.goto(address + route);
  await page.getByRole('button', { name: 'Garder hors ligne' }).click();
  await expect(status(page)).toHaveText('Les trois pages sont gardées sur cet appareil.');
}

/** Changes the script of a service worker, as another version of the site would. */
const changeScript = (text: string, from: RegExp | string, to: string) => {
  const changed = text.replaceAll(from, to);
  expect(changed, to).not.toBe(text);
  return changed;
};

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.update().then(
      ({ installing }) =>
        new Promise<string>((resolve) => {
          if (!installing) return resolve('redundant');
          installing.addEventListener('statechange', () => resolve(installing.state));
        }),
      () => 'redundant',
    );
  });

test.describe('offline pages', () => {
  test('register no service worker before a touch', async ({ page, network }) => {
    await page.goto(network.address + route);
    await expect(page.getByRole('button', { name: 'Garder hors ligne' })).toBeVisible();
    expect(await readRemains(page)).toEqual([[], []]);
    await keep(page, network);
    expect(await scopes(page)).toEqual(pages.toSorted());
    await page.goto(`${network.address}/tarifs`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('open completely without a network', async ({ page, network }) => {
    await keep(page, network);
    network.become('gone');
    for (const each of pages) {
      await page.goto(network.address + each);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1'), 'the page has its style').toHaveCSS('font-weight', '800');
    }
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('J’ai découvert l’attaque le').fill(yesterday);
    await page.getByLabel('heure de la découverte').fill('18:40');
    await expect(page.locator('.lanes'), 'the deadlines are calculated').toBeVisible();
    await expect(page.goto(`${network.address}/tarifs`)).rejects.toThrow();
  });

  test('open when the network never answers', async ({ page, network }) => {
    await keep(page, network);
    network.become('mute');
    await page.goto(network.address + route);
    await expect(page.locator('summary').first()).toBeVisible();
  });

  test('keep their style after a deployment', async ({ page, network }) => {
    await keep(page, network);
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // Fails both addresses of each style sheet, because the page requests a failed style sheet
    // again with `?2`.
    for (const address of styles.flatMap((style) => [style, `${style}?2`]))
      network.instead.set(address, 'gone');
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.reload();
    await expect(page.locator('h1')).toHaveCSS('font-weight', '800');
  });

  test('come from the network when it works', async ({ page, network }) => {
    await keep(page, network);
    network.instead.set(route, '<title>neuf</title>');
    const answer = await page.goto(network.address + route);
    expect(await answer?.text()).toContain('neuf');
  });

  test('are replaced by a new version', async ({ page, context, network }) => {
    // Allows more time, because a browser checks for a new version only some time after the page
    // load and needs time to store it.
    test.slow();
    const now = await (await page.request.get(`${network.address}/hors-ligne.js`)).text();
    const former = changeScript(now, /version:"\w+"/g, 'version:"ancienne"');
    network.instead.set('/hors-ligne.js', former);
    await keep(page, network);
    expect(await readCaches(page)).toEqual(
      pages.map((each) => `hors-ligne ${each} ancienne`).sort(),
    );
    network.instead.clear();
    const renewed = async (each: string) => {
      const tab = await context.newPage();
      await tab.goto(network.address + each);
      await expect
        .poll(async () =>
          (await readCaches(tab)).filter((name) => name.startsWith(`hors-ligne ${each} `)),
        )
        .toEqual([expect.not.stringContaining('ancienne')]);
    };
    await Promise.all(pages.map(renewed));
    network.become('gone');
    await page.goto(network.address + route);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('stay available when a new worker cannot fetch its files', async ({ page, network }) => {
    await keep(page, network);
    const before = await readCaches(page);
    const now = await (await page.request.get(`${network.address}/hors-ligne.js`)).text();
    const missing = changeScript(now, /"\/_frame\/keep-offline[^"]*"/g, '"/gone.js"').replace(
      /version:"\w+"/,
      'version:"neuve"',
    );
    network.instead.set('/hors-ligne.js', missing);
    await page.goto(network.address + route);
    expect(await update(page)).toBe('redundant');
    expect(await readCaches(page)).toEqual(before);
    network.become('gone');
    await page.goto(network.address + route);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('removed offline pages', () => {
  test('are all deleted at a touch', async ({ page, network }) => {
    await keep(page, network);
    await page.reload();
    await expect(status(page), 'the page shows that it is stored').toHaveText(
      'Les trois pages sont gardées sur cet appareil.',
    );
    await page.getByRole('button', { name: 'Ne plus garder hors ligne' }).click();
    await expect(status(page)).toHaveText('Cet appareil ne garde plus rien de ces pages.');
    await expect.poll(() => readRemains(page)).toEqual([[], []]);
    await page.getByRole('button', { name: 'Garder hors ligne' }).click();
    await expect(status(page), 'the pages can be stored again').toHaveText(
      'Les trois pages sont gardées sur cet appareil.',
    );
    expect(await readCaches(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Ne plus garder hors ligne' }).click();
    await expect.poll(() => readRemains(page)).toEqual([[], []]);
    network.become('gone');
    await expect(page.goto(network.address + route)).rejects.toThrow();
  });

  test('leave no file when the device has no space', async ({ page, network }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: network.address,
      quotaSize: 1000,
    });
    await page.goto(network.address + route);
    await page.getByRole('button', { name: 'Garder hors ligne' }).click();
    await expect(status(page)).toContainText('n’a pas pu garder les pages');
    await expect.poll(() => readRemains(page)).toEqual([[], []]);
    await expect(page.getByRole('button', { name: 'Garder hors ligne' })).toBeEnabled();
  });
});
