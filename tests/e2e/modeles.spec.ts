import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const complaint = (page: Page) =>
  page.locator('model-letter').filter({ hasText: 'Plainte contre X' });

test.describe('model letters', () => {
  test('fills every letter with a typed name', async ({ page }) => {
    await page.goto('/modeles');
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Martin');
    await expect(complaint(page)).toContainText('représentant(e) de Atelier Martin');
    await expect(page.getByText('[nom de l’entreprise]')).toHaveCount(0);
  });

  test('shows the placeholder again when the name is erased', async ({ page }) => {
    await page.goto('/modeles');
    const name = page.getByLabel('Nom de l’entreprise');
    await name.fill('Atelier Martin');
    await name.fill(' ');
    await expect(complaint(page)).toContainText('[nom de l’entreprise]');
  });

  test('copies the letter with its paragraphs', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/modeles');
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Martin');
    await complaint(page).getByRole('button', { name: 'Copier' }).press('Enter');
    await expect(complaint(page).getByRole('status')).toHaveText('Lettre copiée.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Objet\s: Plainte contre X.*\n\n.*Atelier Martin/);
  });

  test('prints only the chosen letter', async ({ page }) => {
    await page.goto('/modeles');
    await page.emulateMedia({ media: 'print' });
    // Records in the title which model letters are visible while the browser prints.
    await page.evaluate(() => {
      window.print = () => {
        const parts = [...document.querySelectorAll('h1, model-letter')];
        const visibleParts = parts.filter((each) => each.checkVisibility());
        document.title = visibleParts.map((each) => each.textContent?.slice(0, 24)).join();
      };
    });
    await complaint(page)
      .getByRole('button', { name: 'Imprimer', includeHidden: true })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(page).toHaveTitle('Objet : Plainte contre X');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows the letters without fields and buttons', async ({ page }) => {
      await page.goto('/modeles');
      await expect(complaint(page)).toContainText('[nom de l’entreprise]');
      await expect(page.getByLabel('Nom de l’entreprise')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(0);
    });
  });
});
