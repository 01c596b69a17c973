import { prescribed } from '../prescribed.ts';
import { expect, test } from './test.ts';

test.describe('wrong address', () => {
  test('leads to the page when only the letter case is wrong', async ({ page }) => {
    await page.goto('/Guides/PREVENTION?a=1#suite');
    await page.waitForURL('/guides/prevention?a=1#suite');
    await page.goto('/Secteurs/E-Commerce');
    await page.waitForURL('/secteurs/ecommerce');
  });

  test('answers 404 and proposes to search for the address’s words', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/tarif-assurance-cyber-pme'),
    );
    // Fails the search data, so that the page proposes only what its HTML contains.
    await page.route('/recherche.json', (route) => route.abort());
    const answer = await page.goto('/tarif-assurance-cyber-pme');
    expect(answer?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByText(prescribed.notFound.title)).toHaveAttribute('lang', 'en');
    await expect(page.getByText(prescribed.notFound.link)).toBeVisible();
    const home = page.getByRole('link', { name: 'Revenir à l’accueil' });
    await expect(home).toHaveAttribute('href', '/');
    const likely = page.locator('[data-likely] a');
    await expect(likely).toHaveCount(3);
    await expect(likely.first()).toHaveAttribute('href', '/tarifs');
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher sur le site' });
    await expect(field).toHaveValue('tarif assurance cyber pme');
    await field.press('Enter');
    await page.waitForURL(/\/recherche\?q=tarif\+assurance/);
  });

  test('proposes a page whose address is spelled nearly alike', async ({ page }) => {
    await page.goto('/tarfis');
    await expect(page.locator('[data-likely] a').first()).toHaveAttribute('href', '/tarifs');
  });
});
