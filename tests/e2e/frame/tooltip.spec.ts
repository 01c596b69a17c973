import { devices, type Page } from 'playwright/test';
import { violations } from '../access.ts';
import { expect, test } from '../test.ts';

const route = '/secteurs/sante';
const terms = (page: Page) => page.locator('main help-term');
const word = (page: Page, index = 0) => terms(page).nth(index).getByRole('link');
const tip = (page: Page, index = 0) =>
  terms(page).nth(index).getByRole('tooltip', { includeHidden: true });
const expectShown = (page: Page, visible: boolean) => expect(tip(page)).toBeVisible({ visible });

test.describe('definition', () => {
  test('opens after 700 ms under the pointer', async ({ page }) => {
    await page.clock.install();
    await page.goto(route);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const hoverAndWait = async (milliseconds: number, isShown: boolean) => {
      await word(page).hover();
      await page.clock.runFor(milliseconds);
      await expectShown(page, isShown);
    };
    const leaveAndWait = async (milliseconds: number) => {
      await page.mouse.move(2, 2);
      await expectShown(page, false);
      await page.clock.runFor(milliseconds);
    };
    await hoverAndWait(690, false);
    await page.clock.runFor(20);
    await expectShown(page, true);
    await page.keyboard.press('Escape');
    await leaveAndWait(1000);
    await hoverAndWait(710, true);
    await leaveAndWait(290);
    await hoverAndWait(10, true);
    await leaveAndWait(310);
    await hoverAndWait(10, false);
  });

  test('opens by keyboard and links to its glossary entry', async ({ page }) => {
    await page.goto(route);
    await word(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expectShown(page, true);
    await expect(word(page)).toHaveAccessibleDescription(/.{20,}/);
    expect(await violations(page, { within: 'main help-term' })).toEqual([]);
    await page.keyboard.press('Tab');
    await expectShown(page, false);
    const entry = await word(page).getAttribute('href');
    await word(page).click();
    await expect(page).toHaveURL(new RegExp(`${entry}$`));
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('opens and closes by touch within the screen', async ({ browser }) => {
    const page = await browser.newPage({
      ...devices['Pixel 7'],
      viewport: { width: 320, height: 640 },
    });
    await page.goto(route);
    const count = await terms(page).count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await word(page, index).tap();
      await expect(tip(page, index)).toBeVisible();
      const { x = Number.NaN, width = Number.NaN } = (await tip(page, index).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tip(page, index)).toBeHidden();
    }
    await page.close();
  });
});
