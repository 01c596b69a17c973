import type { Page } from 'playwright/test';
import { overflow } from './access.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher sur le site' });
const results = (page: Page) => page.locator('.search-results');
const status = (page: Page) => page.locator('site-search [role=status]');
const pages = (page: Page) => page.locator('[data-pages]');
const whole = (page: Page) => page.waitForResponse(/recherche-textes/);

test.describe('search', () => {
  test('shows results while typing and links to the answer', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/recherche');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('amende rgpd');
    const first = results(page).locator('li').first();
    await expect(first.getByRole('link')).toContainText('amende RGPD');
    await expect(first.locator('mark').first()).toBeVisible();
    await expect(status(page)).toContainText(/^\d+\srésultats?/);
    await expect(page).toHaveURL('/recherche?q=amende+rgpd');
    await expect(pages(page)).toBeHidden();
    await first.getByRole('link').focus();
    await page.keyboard.press('Control+k');
    await expect(field(page), 'the field keeps its text').toBeFocused();
    await first.getByRole('link').focus();
    const { width = Number.NaN } = (await first.boundingBox()) ?? {};
    await first.click({ position: { x: width - 8, y: 8 } });
    await expect(page, 'a click on the row opens its link').toHaveURL(
      /\/guides\/rgpd-entreprises#/,
    );
  });

  test('loads its data at the first word', async ({ page, requested }) => {
    const ofSearch = () =>
      requested
        .map((address) => new URL(address).pathname)
        .filter((path) => /recherche.*json/.test(path));
    await page.goto('/recherche');
    await field(page).focus();
    expect(ofSearch()).toEqual([]);
    const text = whole(page);
    await field(page).fill('franchise');
    await expect(results(page).getByRole('link').first()).toBeVisible();
    await text;
    expect(ofSearch()).toEqual(['/recherche.json', '/recherche-textes.json']);
  });

  test('has roles and names for count, headings and links', async ({ page }) => {
    const text = whole(page);
    await page.goto('/recherche?q=hameconnage');
    await (await text).finished();
    await expect(page.locator('site-search')).toMatchAriaSnapshot(`
    - heading "Rechercher sur le site" [level=1]
    - search:
      - searchbox "Rechercher sur le site": hameconnage
      - button "Rechercher"
    - status: /^\\d+ résultats/
    - heading /^Définitions \\d/ [level=2]
    - list:
      - listitem:
        - heading "Hameçonnage" [level=3]:
          - link "Hameçonnage":
            - /url: /glossaire#hameconnage
  `);
    await expect(async () => {
      const links = results(page).getByRole('link');
      const names = await links.allTextContents();
      for (const [at, link] of (await links.all()).entries())
        await expect(link, 'marks do not split the name').toHaveAccessibleName(names[at] ?? '', {
          timeout: 500,
        });
    }).toPass();
    const parts = await results(page)
      .locator('mark')
      .evaluateAll((marks) =>
        marks.map((mark) => [
          mark.previousSibling?.textContent?.at(-1),
          mark.nextSibling?.textContent?.at(0),
        ]),
      );
    for (const [before = ' ', after = ' '] of parts)
      expect(`${before}${after}`).not.toMatch(/[\p{L}\d]/u);
  });

  test('shows typed markup as text', async ({ page }) => {
    await page.goto('/recherche');
    for (const odd of ['<img src=x onerror=zzqq(1)>', 'a'.repeat(10_000)]) {
      await field(page).fill(odd);
      await field(page).press('Enter');
      await expect(status(page)).toContainText('Aucun résultat pour');
      await expect(status(page)).toContainText(odd.slice(0, 200).trim());
      await expect(status(page).locator('*')).toHaveCount(0);
      await expect(pages(page)).toBeVisible();
      expect(await overflow(page), odd.slice(0, 30)).toBeLessThanOrEqual(0);
    }
  });

  test('shows a message when its data fails to load', async ({ page }) => {
    await page.route('**/recherche.json', (route) => route.abort());
    await page.goto('/recherche?q=franchise');
    await expect(status(page)).toContainText('La recherche n’a pas pu être chargée');
    await expect(pages(page)).toBeVisible();
    await page.unroute('**/recherche.json');
    await field(page).press('Enter');
    await expect(results(page).getByRole('link').first()).toBeVisible();
  });

  test('shows results when the full texts fail to load', async ({ page }) => {
    await page.route('**/recherche-textes.json', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/recherche?q=franchise');
    await refused;
    await expect(results(page).getByRole('link').first()).toBeVisible();
  });

  test('lists all pages without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/recherche?q=franchise');
    await page.locator('summary', { hasText: 'Toutes les pages' }).click();
    await expect(pages(page).getByRole('link', { name: /Glossaire/ })).toBeVisible();
    await page.close();
  });
});
