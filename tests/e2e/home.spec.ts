import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const scene = (page: Page) => page.getByRole('group', { name: /choisissez l’heure/ });
const moments = (page: Page) => scene(page).getByRole('radio');
const bill = (page: Page) =>
  scene(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Facture/, visible: true });

const amount = (page: Page, name: string) =>
  scene(page)
    .getByRole('term')
    .filter({ hasText: name, visible: true })
    .locator('xpath=following-sibling::dd');

test('attack scene of the home page > opens on amounts that both parties pay', async ({ page }) => {
  await page.goto('/');
  await expect(scene(page).getByRole('radio', { name: '72 h' })).toBeChecked();
  await expect(amount(page, 'à votre charge')).toHaveText(/^[1-9]/);
  await expect(amount(page, 'payé')).toHaveText(/^[1-9]/);
});

test('attack scene of the home page > shows the bill of each moment', async ({ page }) => {
  await page.goto('/');
  await expect(moments(page)).toHaveCount(6);
  await moments(page).first().check();
  const before = await bill(page).textContent();
  for (let index = 1; index < 6; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(moments(page).nth(index)).toBeChecked();
    await expect(bill(page)).toHaveCount(1);
  }
  const sum = await page.getByRole('row', { name: 'La facture' }).getByRole('cell').textContent();
  await expect(bill(page)).toHaveText(`Facture\u00A0: ${sum}`);
  expect(await bill(page).textContent()).not.toBe(before);
});
