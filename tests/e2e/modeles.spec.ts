import type { Page } from 'playwright/test';
import { holdPrinting } from './paper.ts';
import { expect, test } from './test.ts';

const complaint = (page: Page) =>
  page.locator('model-letter').filter({ hasText: 'Plainte contre X' });
const name = (page: Page) => page.getByLabel('Nom de l’entreprise');
const bracket = '[nom de l’entreprise]';

test.describe('model letters', () => {
  test('are filled, copied and printed with a typed name', async ({ page }) => {
    await page.goto('/modeles');
    await name(page).fill('Atelier Martin');
    await expect(complaint(page)).toContainText('représentant(e) de Atelier Martin');
    await expect(page.getByText(bracket)).toHaveCount(0);
    await complaint(page).getByRole('button', { name: 'Copier' }).press('Enter');
    await expect(complaint(page).getByRole('status')).toHaveText('Lettre copiée.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Objet\s: Plainte contre X.*\n\n.*Atelier Martin/);
    await page.emulateMedia({ media: 'print' });
    await holdPrinting(page);
    await complaint(page)
      .getByRole('button', { name: 'Imprimer', includeHidden: true })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('model-letter').filter({ visible: true })).toHaveCount(1);
    await expect(complaint(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('show no fields and buttons', async ({ page }) => {
      await page.goto('/modeles');
      await expect(complaint(page)).toContainText(bracket);
      await expect(name(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Copier' })).toHaveCount(0);
    });
  });
});
