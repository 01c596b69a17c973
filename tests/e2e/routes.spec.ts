import { prescribed } from '../prescribed.ts';
import { expect, test } from './test.ts';

test.describe('wrong address', () => {
  test('leads to the page when only the letter case is wrong', async ({ page }) => {
    await page.goto('/Guides/PREVENTION?a=1#suite');
    await page.waitForURL('/guides/prevention?a=1#suite');
    await page.goto('/Secteurs/E-Commerce');
    await page.waitForURL('/secteurs/ecommerce');
  });

  test('answers 404 with the specified words', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto('/nulle/part');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByText(prescribed.notFound.title)).toHaveAttribute('lang', 'en');
    await expect(page.getByText(prescribed.notFound.link)).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('/nulle/part');
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await page.waitForURL('/');
  });

  test('searches for the words of the address', async ({ page }) => {
    await page.goto('/tarif-assurance-cyber-pme');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher sur le site' });
    await expect(field).toHaveValue('tarif assurance cyber pme');
    const likely = page.locator('[data-likely] a');
    await expect(likely).toHaveCount(3);
    for (const link of await likely.all()) {
      await expect(link, 'a title, not an address').toHaveText(/^[^/]+$/);
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
    await field.press('Enter');
    await page.waitForURL(/\/recherche\?q=tarif\+assurance/);
  });

  test('proposes first a similar address, or the list of its kind', async ({ page }) => {
    for (const [address, meant] of [
      ['/tarfis', '/tarifs'],
      ['/secteurs/btp', '/secteurs'],
      ['/wp-login.php', '/tarifs'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('[data-likely] a').first(), address).toHaveAttribute('href', meant);
      await expect(page.locator('[data-likely] a')).toHaveCount(3);
    }
  });

  test('proposes three pages when the search data fails to load', async ({ page }) => {
    await page.route('/recherche.json', (route) => route.abort());
    await page.goto('/tarif-assurance-cyber-pme');
    await expect(page.locator('[data-likely] a')).toHaveCount(3);
    await expect(page.locator('[data-likely] a').first()).toHaveAttribute('href', '/tarifs');
  });
});
