import type { Page } from 'playwright/test';
import { overflow } from './access.ts';
import { sheets } from './paper.ts';
import { expect, test } from './test.ts';

const route = '/lire-un-contrat';
const grid = (page: Page) => page.getByRole('form', { name: 'Grille de lecture' });
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('radiogroup', { name }).getByRole('radio', { name: words, exact: true });
const ticked = (page: Page) => grid(page).locator(':checked');
const openClause = (page: Page, name: string) =>
  page.locator('summary', { hasText: name }).press('Enter');
const offer = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Offre ${letter}` });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const erase = (page: Page) => page.getByRole('button', { name: 'Effacer les réponses' });

test.describe('contract reading', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('keeps, prints and erases the answers of two offers', async ({ page }) => {
    await page.goto(route);
    const first = answer(page, 'Offre A La guerre, et qui prouve', 'Oui');
    const second = answer(page, 'Offre B La guerre, et qui prouve', 'À demander');
    await openClause(page, 'La guerre, et qui prouve');
    await first.check();
    await second.check();
    await offer(page, 'B').fill('Société d’assurance du port & fils, 12 mai');
    await page.reload();
    await openClause(page, 'La guerre, et qui prouve');
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(ticked(page)).toHaveCount(2);
    await expect(offer(page, 'B')).toHaveValue('Société d’assurance du port & fils, 12 mai');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // Expects three sheets: one for the facsimile of the two contracts, two for the grid.
    expect(await sheets(page)).toBe(3);

    page.once('dialog', (dialog) => dialog.dismiss());
    await erase(page).click();
    await expect(first).toBeChecked();
    page.once('dialog', (dialog) => dialog.accept());
    await erase(page).click();
    await expect(ticked(page)).toHaveCount(0);
    expect(await stored(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const count = await grid(page).locator('details').count();
    expect(count).toBeGreaterThanOrEqual(25);
    await expect(grid(page).getByRole('radio').filter({ visible: true })).toHaveCount(6 * count);
    const examples = page.getByText('Les formules sont des exemples écrits par le site.');
    await expect(examples.filter({ visible: true })).toHaveCount(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read and filled in', async ({ page }) => {
      await page.goto(route);
      await openClause(page, 'La plainte');
      // Uses the keyboard, because the browser lays out lower sections only on scroll, which would
      // move the answer away from a click.
      await answer(page, 'Offre A La plainte', 'Oui').press('Space');
      await expect(answer(page, 'Offre A La plainte', 'Oui')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Imprimer la grille' })).toBeHidden();
      await erase(page).press('Enter');
      await expect(answer(page, 'Offre A La plainte', 'Oui')).not.toBeChecked();
    });
  });
});
