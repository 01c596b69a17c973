import { devices, type Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { scrollable, scrollTo } from './scrolling.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const link = (page: Page) => page.getByRole('link', { name: 'Comparer les contrats' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Tout refuser' }).click();

test('the bar comes above 20 % of the scrollable height and goes again below', async ({ page }) => {
  await page.goto('/garanties/rgpd');
  await refuse(page);
  const height = await scrollable(page);
  await scrollTo(page, Math.floor(height * 0.19));
  await expect(link(page)).not.toBeInViewport();
  await scrollTo(page, Math.ceil(height * 0.21));
  await expect(link(page)).toBeInViewport({ ratio: 1 });
  const box = await link(page).boundingBox();
  expect(box?.width).toBeGreaterThan(360);
  await scrollTo(page, Math.floor(height * 0.19));
  await expect(link(page)).not.toBeInViewport();
  await scrollTo(page, height / 2);
  await link(page).click();
  await expect(page).toHaveURL(/\/devis$/);
});

test('not on the form’s page, not from the medium breakpoint on', async ({ page }) => {
  await page.goto('/devis');
  await expect(page.locator('mobile-bar')).toHaveCount(0);
  await page.goto('/garanties/rgpd');
  await refuse(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await scrollTo(page, (await scrollable(page)) / 2);
  await expect(page.locator('.mobile-bar')).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await scrollTo(page, (await scrollable(page)) / 2);
  await expect(page.locator('.mobile-bar')).toBeVisible();
});

test('the bar covers neither the footer’s links nor the banner, and leaves while one types', async ({ page }) => {
  await page.goto('/garanties/rgpd');
  await scrollTo(page, (await scrollable(page)) / 2);
  const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
  const bar = await page.locator('.mobile-bar').boundingBox();
  const apart = !bar || !banner || bar.y >= banner.y + banner.height || bar.y + bar.height <= banner.y;
  expect(apart || !(await page.locator('.mobile-bar').isVisible())).toBe(true);
  await refuse(page);

  await scrollTo(page, await scrollable(page));
  const top = (await page.locator('.mobile-bar').boundingBox())?.y ?? 0;
  for (const footerLink of await page.locator('footer').getByRole('link').all()) {
    await footerLink.scrollIntoViewIfNeeded();
  }
  await scrollTo(page, await scrollable(page));
  const lowest = await page
    .locator('footer :is(a, button)')
    .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().bottom)));
  expect(lowest).toBeLessThanOrEqual(top);

  await page.goto('/faq');
  await scrollTo(page, (await scrollable(page)) / 2);
  await expect(link(page)).toBeInViewport();
  await page.getByRole('searchbox').focus();
  await expect(link(page)).not.toBeInViewport();
});
