import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const scene = (page: Page) => page.getByRole('group', { name: /choisissez l’heure/ });
const moments = (page: Page) => scene(page).getByRole('radio');
const bill = (page: Page) =>
  scene(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Facture/, visible: true });

test('attack scene of the home page > shows the bill of each moment', async ({ page }) => {
  await page.goto('/');
  await expect(moments(page)).toHaveCount(6);
  await expect(moments(page).nth(1)).toBeChecked();
  const before = await bill(page).textContent();
  await moments(page).nth(1).focus();
  for (let index = 2; index < 6; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(moments(page).nth(index)).toBeChecked();
    await expect(bill(page)).toHaveCount(1);
  }
  const sum = await page.getByRole('row', { name: 'La facture' }).getByRole('cell').textContent();
  await expect(bill(page)).toHaveText(`Facture\u00A0: ${sum}`);
  expect(await bill(page).textContent()).not.toBe(before);
});
