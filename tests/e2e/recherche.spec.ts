import type { Page } from 'playwright/test';
import { overflow, violations } from './access.ts';
import { expect, test } from './test.ts';

const search = (page: Page) => page.locator('site-search');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher sur le site' });
const results = (page: Page) => search(page).getByRole('listitem').filter({ visible: true });
const status = (page: Page) => search(page).getByRole('status');
const pages = (page: Page) => page.locator('[data-pages]');

test.describe('search', () => {
  test('shows results while typing and links to the answer', async ({ page, requested }) => {
    const listData = () =>
      requested.flatMap((address) => /recherche[\w-]*\.json/.exec(address) ?? []);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/recherche');
    await expect(field(page)).toBeFocused();
    expect(listData()).toEqual([]);
    const text = page.waitForResponse(/recherche-textes/);
    await page.keyboard.type('amende rgpd');
    await (await text).finished();
    expect(listData()).toEqual(['recherche.json', 'recherche-textes.json']);
    const first = results(page).first();
    await expect(first.getByRole('link')).toContainText('amende RGPD');
    await expect(first.locator('mark').first()).toBeVisible();
    await expect(status(page)).toContainText(/^\d+\srésultats?/);
    await expect(page).toHaveURL('/recherche?q=amende+rgpd');
    await expect(pages(page)).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/guides\/rgpd-entreprises#/);
  });

  test('lists results below headings with counts', async ({ page }) => {
    const text = page.waitForResponse(/recherche-textes/);
    await page.goto('/recherche?q=hameconnage');
    await (await text).finished();
    await expect(search(page)).toMatchAriaSnapshot(`
    - search:
      - searchbox "Rechercher sur le site": hameconnage
    - status: /^\\d+ résultats/
    - heading /^Définitions \\d/ [level=2]
    - list:
      - listitem:
        - heading "Hameçonnage" [level=3]:
          - link "Hameçonnage":
            - /url: /glossaire#hameconnage
  `);
  });

  test('shows typed markup as text', async ({ page }) => {
    await page.goto('/recherche');
    for (const odd of ['<img src=x onerror=zzqq(1)>', 'a'.repeat(10_000)]) {
      await field(page).fill(odd);
      await field(page).press('Enter');
      await expect(status(page)).toContainText(`Aucun résultat pour « ${odd.slice(0, 200)}`);
      await expect(status(page).locator('*')).toHaveCount(0);
      await expect(pages(page)).toBeVisible();
      expect(await overflow(page), odd.slice(0, 30)).toBeLessThanOrEqual(0);
    }
  });

  test('shows a message when its data fails to load', async ({ page }) => {
    await page.route('**/recherche*.json', (route) => route.abort());
    await page.goto('/recherche?q=franchise');
    await expect(status(page)).toContainText('La recherche n’a pas pu être chargée');
    await expect(pages(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists all pages', async ({ page }) => {
      await page.goto('/recherche?q=franchise');
      await page.getByText('Toutes les pages').click();
      await expect(pages(page).getByRole('link', { name: /Glossaire/ })).toBeVisible();
    });
  });
});
