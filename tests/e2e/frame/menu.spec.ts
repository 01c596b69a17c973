import type { Locator, Page } from 'playwright/test';
import { violations } from '../access.ts';
import { reloadWithFonts } from '../fonts.ts';
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

    for (const name of ['Garanties', 'Secteurs', 'Guides']) await list(page, name).click();
    await expect(menu(page).locator('details[open]'), 'only one list is open').toHaveCount(1);
    for (let presses = 0; presses < ofMenu.length + 4; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(#menu *, body)')).toHaveCount(0);
    }
    // The first swipe scrolls the menu to its end; the second swipe must not scroll the page below.
    const session = await page.context().newCDPSession(page);
    const swipe = { x: 200, y: 400, yDistance: -3000, speed: 8000 };
    for (const _ of [1, 2]) await session.send('Input.synthesizeScrollGesture', swipe);
    expect(await page.evaluate(() => window.scrollY), 'the page below does not move').toBe(0);

    await list(page, 'Assureurs').click();
    await menu(page).getByRole('link', { name: 'Hiscox' }).click();
    await expect(page).toHaveURL(/\/assureurs\/hiscox$/);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('fits a small phone, is accessible and closes with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/comparatif');
    await reloadWithFonts(page);
    await opener(page).press('Enter');
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Comparatif');
    const hidden = await menu(page).evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
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
