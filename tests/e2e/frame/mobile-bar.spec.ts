import { devices, type Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { expect, test } from '../test.ts';
import { scrollable, scrollTo } from './scrolling.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const link = (page: Page) => page.getByRole('link', { name: prescribed.mobileBar.label });
const refuse = (page: Page) => page.getByRole('button', { name: 'Tout refuser' }).click();

test.describe('mobile bar', () => {
  test('appears after the specified share of the page', async ({ page }) => {
    await page.goto('/garanties/rgpd');
    await refuse(page);
    const height = await scrollable(page);
    const { above } = prescribed.mobileBar;
    await scrollTo(page, Math.floor(height * (above - 0.01)));
    await expect(link(page)).not.toBeInViewport();
    await scrollTo(page, Math.ceil(height * (above + 0.01)));
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    const box = await link(page).boundingBox();
    expect(box?.width).toBeGreaterThan(360);
    await scrollTo(page, Math.floor(height * (above - 0.01)));
    await expect(link(page)).not.toBeInViewport();
    await scrollTo(page, height / 2);
    await link(page).click();
    await expect(page).toHaveURL(/\/devis$/);
  });

  test('is absent on the form and on wide screens', async ({ page }) => {
    await page.goto('/devis');
    await expect(page.locator('mobile-bar')).toHaveCount(0);
    await page.goto('/garanties/rgpd');
    await refuse(page);
    await page.setViewportSize({ width: 768, height: 800 });
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(page.locator('.mobile-bar')).toHaveAttribute('data-shown');
    await expect(page.locator('.mobile-bar')).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(page.locator('.mobile-bar')).toBeVisible();
  });

  test('appears next to the cookie banner without covering it', async ({ page }) => {
    await page.goto('/garanties/rgpd');
    const banner = page.getByRole('region', { name: 'Cookies' });
    const bottomOfBanner = async () => {
      const box = await banner.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    expect(await bottomOfBanner()).toBe(page.viewportSize()?.height);
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    await expect(banner).toBeInViewport({ ratio: 1 });
    const bar = page.locator('.mobile-bar');
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(await bottomOfBanner());
    await refuse(page);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
  });

  test('covers no link of the footer', async ({ page }) => {
    await page.goto('/garanties/rgpd');
    const bar = page.locator('.mobile-bar');
    await refuse(page);
    await scrollTo(page, await scrollable(page));
    const top = (await bar.boundingBox())?.y ?? Number.NaN;
    const bottoms = await page
      .locator('footer :is(a, button)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
    expect(bottoms.length).toBeGreaterThan(5);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);

    await page.goto('/faq');
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(link(page)).toBeInViewport();
    await page.getByRole('searchbox').focus();
    await expect(link(page)).not.toBeInViewport();
  });

  test('names the day on which the broker answers', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T10:00:00+01:00');
    await page.goto('/garanties/rgpd');
    await refuse(page);
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(page.locator('.mobile-bar')).toContainText('lundi 30 novembre au plus tard');
  });

  test('hides while the page’s own link to the form is visible', async ({ page }) => {
    await page.goto('/garanties/rgpd');
    await refuse(page);
    await scrollTo(page, (await scrollable(page)) / 2);
    await expect(link(page)).toBeInViewport();
    await page.locator('main .button[href="/devis"]').last().scrollIntoViewIfNeeded();
    await expect(link(page)).not.toBeInViewport();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await scrollTo(page, await scrollable(page));
    await expect(link(page)).toBeInViewport();
  });
});
