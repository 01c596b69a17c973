import { devices, type Page } from 'playwright/test';
import { expect, test } from '../test.ts';

const route = '/secteurs/sante';
const terms = (page: Page) => page.locator('main help-term');
const word = (page: Page, index: number) => terms(page).nth(index).getByRole('link');
const tip = (page: Page, index: number) =>
  terms(page).nth(index).getByRole('tooltip', { includeHidden: true });

test.describe('definition', () => {
  test('opens after 700 ms under the pointer', async ({ page }) => {
    await page.clock.install();
    await page.goto(route);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await word(page, 0).hover();
    await page.clock.runFor(690);
    await expect(tip(page, 0)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip(page, 0)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page, 0)).toBeHidden();

    await page.mouse.move(2, 2);
    await page.clock.runFor(1000);
    await word(page, 0).hover();
    await page.clock.runFor(710);
    await expect(tip(page, 0)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(tip(page, 0)).toBeHidden();
    await page.clock.runFor(290);
    await word(page, 0).hover();
    await page.clock.runFor(10);
    await expect(tip(page, 0)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(310);
    await word(page, 0).hover();
    await page.clock.runFor(10);
    await expect(tip(page, 0)).toBeHidden();
  });

  test('opens at once by keyboard and describes its word', async ({ page }) => {
    await page.goto(route);
    await word(page, 0).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip(page, 0)).toBeVisible();
    await expect(word(page, 0)).toHaveAccessibleDescription(/.{20,}/);
    await page.keyboard.press('Tab');
    await expect(tip(page, 0)).toBeHidden();
  });

  test('opens the glossary entry of the word at a click', async ({ page }) => {
    await page.goto(route);
    const entry = await word(page, 0).getAttribute('href');
    await word(page, 0).click();
    await expect(page).toHaveURL(new RegExp(`${entry}$`));
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('opens and closes by touch within the screen', async ({ browser }) => {
    const page = await browser.newPage(devices['Pixel 7']);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    const count = await terms(page).count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await word(page, index).tap();
      await expect(tip(page, index)).toBeVisible();
      const box = await tip(page, index).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.locator('h1').tap();
      await expect(tip(page, index)).toBeHidden();
    }
    await word(page, 0).tap();
    await expect(tip(page, 0)).toBeVisible();
    await word(page, 0).tap();
    await expect(page).toHaveURL(/\/glossaire#/);
    await page.close();
  });
});
