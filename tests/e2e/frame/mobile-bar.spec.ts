import type { Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { readBottom } from '../access.ts';
import { expect, phone, test } from '../test.ts';
import { scrollable, scrollTo } from './scrolling.ts';

test.use(phone);

const route = '/garanties/rgpd';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' });
const link = (page: Page) => page.getByRole('link', { name: prescribed.mobileBar.label });
const refuse = (page: Page) => page.getByRole('button', { name: 'Tout refuser' }).click();
const scrollHalf = async (page: Page) => scrollTo(page, (await scrollable(page)) / 2);

test.describe('mobile bar', () => {
  test('appears after the specified share of the page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T10:00:00+01:00');
    await page.goto(route);
    await refuse(page);
    const height = await scrollable(page);
    const { above } = prescribed.mobileBar;
    for (const [part, isShown] of [
      [above - 0.01, false],
      [above + 0.01, true],
      [above - 0.01, false],
      [0.5, true],
    ] as const) {
      await scrollTo(page, Math.round(height * part));
      await (isShown
        ? expect(link(page)).toBeInViewport({ ratio: 1 })
        : expect(link(page)).not.toBeInViewport());
    }
    expect((await link(page).boundingBox())?.width).toBeGreaterThan(360);
    await expect(bar(page)).toContainText('lundi 30 novembre au plus tard');
    // Checks that the bar hides while the page's own link to the form is visible, and covers no
    // link of the footer.
    await page.locator('main a[href="/devis"]').last().scrollIntoViewIfNeeded();
    await expect(link(page)).not.toBeInViewport();
    await scrollTo(page, height);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    const bottoms = await page
      .locator('footer :is(a, button)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
    const { y: top = Number.NaN } = (await bar(page).boundingBox()) ?? {};
    expect(bottoms.length).toBeGreaterThan(5);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
    for (const width of [768, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollHalf(page);
      await expect(link(page)).toBeVisible({ visible: width < 768 });
    }
    await link(page).click();
    await expect(page).toHaveURL(/\/devis$/);
    await expect(page.locator('mobile-bar')).toHaveCount(0);
  });

  test('appears below the cookie banner and hides for a field', async ({ page }) => {
    await page.goto('/faq');
    const banner = page.getByRole('region', { name: 'Cookies' });
    expect(await readBottom(banner)).toBe(page.viewportSize()?.height);
    await scrollHalf(page);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    await expect(banner).toBeInViewport({ ratio: 1 });
    expect(await readBottom(banner)).toBeLessThanOrEqual((await link(page).boundingBox())?.y ?? 0);
    await refuse(page);
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('searchbox').focus();
    await expect(link(page)).not.toBeInViewport();
  });
});
