import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const MOMENTS = 6;

const scene = (page: Page) => page.getByRole('group', { name: /choisissez l’heure/ });
const moments = (page: Page) => scene(page).getByRole('radio');
const bill = (page: Page) =>
  scene(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Facture/, visible: true });
const readHeight = (page: Page) => scene(page).evaluate((element) => element.clientHeight);

test.describe('attack scene of the home page', () => {
  test('shows the next moment when the right arrow is pressed', async ({ page }) => {
    await page.goto('/');
    await expect(moments(page)).toHaveCount(MOMENTS);
    await expect(moments(page).nth(1)).toBeChecked();
    const before = await bill(page).textContent();
    await moments(page).nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(moments(page).nth(2)).toBeChecked();
    await expect(bill(page)).toHaveCount(1);
    expect(await bill(page).textContent()).not.toBe(before);
  });

  test('keeps its height at every moment', async ({ page }) => {
    await page.goto('/');
    const height = await readHeight(page);
    for (let index = 0; index < MOMENTS; index++) {
      await moments(page).nth(index).check();
      expect(await readHeight(page)).toBe(height);
    }
  });

  test('ends with the same sum as the bill in the table', async ({ page }) => {
    await page.goto('/');
    await moments(page).last().check();
    const sum = await page.getByRole('row', { name: 'La facture' }).getByRole('cell').textContent();
    await expect(bill(page)).toHaveText(`Facture\u00A0: ${sum}`);
  });
});
