import type { Locator, Page } from 'playwright/test';
import { violations } from '../access.ts';
import { expect, phone, test } from '../test.ts';

test.use(phone);

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#menu');
const list = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const readAddresses = (found: Locator) =>
  found.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('menu', () => {
  test('keeps the focus until it closes on navigation', async ({ page }) => {
    await page.goto('/');
    const ofHeader = await readAddresses(page.locator('[aria-label="Principale"]'));
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    const ofMenu = await readAddresses(menu(page));
    expect(ofHeader.length).toBeGreaterThan(10);
    expect(ofMenu).toEqual(
      expect.arrayContaining([...ofHeader, '/devis', '/urgence-cyberattaque']),
    );

    for (const name of ['Garanties', 'Guides']) await list(page, name).click();
    for (let presses = 0; presses < ofMenu.length + 4; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(#menu *, body)')).toHaveCount(0);
    }
    await list(page, 'Assureurs').click();
    await menu(page).getByRole('link', { name: 'Hiscox' }).click();
    await expect(page).toHaveURL(/\/assureurs\/hiscox$/);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('marks the current page and closes with Escape', async ({ page }) => {
    await page.goto('/comparatif');
    await opener(page).press('Enter');
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Comparatif');
    await list(page, 'Outils').click();
    expect(await violations(page, { within: '#menu' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('links to every page', async ({ page }) => {
      await page.goto('/');
      await opener(page).click();
      await list(page, 'Garanties').click();
      await menu(page).getByRole('link', { name: 'Responsabilité civile cyber' }).click();
      await expect(page).toHaveURL(/\/garanties\/rc-cyber$/);
      await page.setViewportSize({ width: 1280, height: 800 });
      const main = page.getByRole('navigation', { name: 'Principale' });
      await main.getByRole('link', { name: 'Assureurs', exact: true }).hover();
      await main.getByRole('link', { name: 'AXA' }).click();
      await expect(page).toHaveURL(/\/assureurs\/axa$/);
    });
  });
});
