import { expect, test } from './test.ts';

test('answers as one types, marks the words, keeps them in the address, and leads to the answer', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/recherche');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('amende rgpd');
  const first = page.locator('.search-results li').first();
  await expect(first.getByRole('link')).toContainText('amende RGPD');
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('status')).toContainText(/^\d+\srésultats?/);
  await expect(page).toHaveURL('/recherche?q=amende+rgpd');
  await expect(page.locator('.search-titles')).toBeHidden();
  await first.getByRole('link').focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox'), 'what was typed stays').toBeFocused();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/guides\/rgpd-entreprises#/);
});

test('HTML in the address is text; nothing found says so and shows all titles', async ({ page }) => {
  await page.goto(`/recherche?q=${encodeURIComponent('<b>zzzqqq</b>')}`);
  await expect(page.getByRole('status')).toContainText('Aucun résultat pour « <b>zzzqqq</b> »');
  await expect(page.locator('.search-titles')).toBeVisible();
});

test('data that do not come are told of, and all titles stay', async ({ page }) => {
  await page.route('**/recherche.json', (route) => route.abort());
  await page.goto('/recherche?q=franchise');
  await expect(page.getByRole('status')).toContainText('La recherche n’a pas pu être chargée');
  await expect(page.locator('.search-titles')).toBeVisible();
});

test('without scripts it is the list of all titles', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/recherche?q=franchise');
  await page.locator('summary', { hasText: 'Pages' }).click();
  await expect(page.locator('.search-titles').getByRole('link', { name: /Glossaire/ })).toBeVisible();
  await page.close();
});
