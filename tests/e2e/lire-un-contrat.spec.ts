import type { Page } from 'playwright/test';
import { overflow } from './access.ts';
import { sheets } from './paper.ts';
import { blockStorage } from './storage.ts';
import { expect, test } from './test.ts';

const route = '/lire-un-contrat';
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('radiogroup', { name }).getByRole('radio', { name: words, exact: true });
const ticked = (page: Page) =>
  page.getByRole('form', { name: 'Grille de lecture' }).locator(':checked');
const openClause = (page: Page, name: string) =>
  page.locator('summary', { hasText: name }).press('Enter');
const offer = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Offre ${letter}` });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('contract reading on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('keeps, prints and erases the answers of two offers', async ({ page }) => {
    await page.goto(route);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    expect(await stored(page)).toEqual(['cookies']);
    const first = answer(page, 'Offre A La guerre, et qui prouve', 'Oui');
    const second = answer(page, 'Offre B La guerre, et qui prouve', 'À demander');
    await openClause(page, 'La guerre, et qui prouve');
    await first.tap();
    await second.tap();
    await offer(page, 'B').fill('Société d’assurance du port & fils, 12 mai');
    await page.reload();
    await openClause(page, 'La guerre, et qui prouve');
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(ticked(page)).toHaveCount(2);
    await expect(offer(page, 'A')).toHaveValue('');
    await expect(offer(page, 'B')).toHaveValue('Société d’assurance du port & fils, 12 mai');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await sheets(page)).toBe(3);

    const erase = page.getByRole('button', { name: 'Effacer les réponses' });
    page.once('dialog', (dialog) => dialog.dismiss());
    await erase.tap();
    await expect(first).toBeChecked();
    page.once('dialog', (dialog) => dialog.accept());
    await erase.tap();
    await expect(ticked(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['cookies']);
  });
});

test.describe('contract reading', () => {
  test('prints every point with its checkboxes', async ({ page }) => {
    await page.goto(route);
    // Expects three sheets: one for the facsimile of the two contracts, two for the grid.
    expect(await sheets(page)).toBe(3);
    await page.emulateMedia({ media: 'print' });
    const points = page.locator('.clause');
    const count = await points.count();
    expect(count).toBeGreaterThanOrEqual(25);
    await expect(points.locator('.protects:visible')).toHaveCount(count);
    await expect(points.locator('.exposes:visible')).toHaveCount(count);
    await expect(points.locator('.face:visible')).toHaveCount(6 * count);
    await expect(
      page
        .getByText('Les formules sont des exemples écrits par le site.')
        .filter({ visible: true }),
    ).toHaveCount(1);
  });

  test('works when storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await page.goto(`${route}?guerre-a=oui&offre=9#nulle-part`);
    await expect(ticked(page)).toHaveCount(0);
    await openClause(page, 'La plainte');
    await answer(page, 'Offre B La plainte', 'Non').check();
    await offer(page, 'A').fill('Une offre');
    await expect(answer(page, 'Offre B La plainte', 'Non')).toBeChecked();
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
      await page.getByRole('button', { name: 'Effacer les réponses' }).press('Enter');
      await expect(answer(page, 'Offre A La plainte', 'Oui')).not.toBeChecked();
    });
  });
});
