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

const status = (page: Page) => page.locator('keep-offline').getByRole('status');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const keepButton = (page: Page) => page.getByRole('button', { name: 'Garder hors ligne' });
const readCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const readScopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname)
      .sort(),
  );
const expectNoRemains = (page: Page) =>
  expect(async () =>
    expect([...(await readScopes(page)), ...(await readCaches(page))]).toEqual([]),
  ).toPass();
const expectKept = (page: Page) =>
  expect(status(page)).toHaveText('Les trois pages sont gardées sur cet appareil.');

async function touch(page: Page) {
  await keepButton(page).click();
  await expectKept(page);
}

async function keep(page: Page, { address }: Network) {
  await page.goto(address + route);
  await touch(page);
}

test.describe('offline pages', () => {
  test('are stored at a touch and open without a network', async ({ page, network }) => {
    await page.goto(network.address + route);
    await expect(keepButton(page)).toBeVisible();
    await expectNoRemains(page);
    await touch(page);
    expect(await readScopes(page)).toEqual(pages.toSorted());
    await page.goto(`${network.address}/tarifs`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    network.become('gone');
    for (const each of pages) {
      await page.goto(network.address + each);
      await expect(title(page), 'the page has its style').toHaveCSS('font-weight', '800');
    }
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('J’ai découvert l’attaque le').fill(yesterday);
    await page.getByLabel('heure de la découverte').fill('18:40');
    await expect(page.getByRole('list', { name: 'Vos dates limites' })).toBeVisible();
    network.become('mute');
    await page.goto(network.address + route);
    await expect(title(page), 'the network never answers').toBeVisible();
    network.become('gone');
    await expect(page.goto(`${network.address}/tarifs`)).rejects.toThrow();
  });

  test('keep their style after a deployment', async ({ page, network }) => {
    await keep(page, network);
    network.instead.set(route, '<title>neuf</title>');
    const answer = await page.goto(network.address + route);
    expect(await answer?.text()).toContain('neuf');
    network.instead.clear();
    await page.goto(network.address + route);
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // Fails both addresses of each style sheet, because the page requests a failed style sheet
    // again with `?2`.
    for (const address of styles.flatMap((style) => [style, `${style}?2`]))
      network.instead.set(address, 'gone');
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.reload();
    await expect(title(page)).toHaveCSS('font-weight', '800');
  });

  test('are replaced by a new version', async ({ page, context, network }) => {
    // Allows more time, because a browser checks for a new version only some time after the page
    // load and needs time to store it.
    test.slow();
    await page.goto(network.address + route);
    const worker = await page.request.get(`${network.address}/hors-ligne.js`);
    const old = (await worker.text()).replaceAll(/version:"\w+"/g, 'version:"ancienne"');
    network.instead.set('/hors-ligne.js', old);
    await touch(page);
    expect(await readCaches(page)).toEqual(
      pages.map((each) => `hors-ligne ${each} ancienne`).sort(),
    );
    network.instead.clear();
    for (const each of pages) await (await context.newPage()).goto(network.address + each);
    const renewed = pages.map(() => expect.not.stringContaining('ancienne'));
    await expect(async () => expect(await readCaches(page)).toEqual(renewed)).toPass();
    network.become('gone');
    await page.goto(network.address + route);
    await expect(title(page)).toBeVisible();
  });

  test('are all deleted at a touch', async ({ page, network }) => {
    await keep(page, network);
    await page.reload();
    await expectKept(page);
    await page.getByRole('button', { name: 'Ne plus garder hors ligne' }).click();
    await expect(status(page)).toHaveText('Cet appareil ne garde plus rien de ces pages.');
    await expectNoRemains(page);
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
    await keepButton(page).click();
    await expect(status(page)).toContainText('n’a pas pu garder les pages');
    await expectNoRemains(page);
    await expect(keepButton(page)).toBeEnabled();
  });
});
