import { devices } from 'playwright/test';
import { expect, test } from '../test.ts';
import { scrollable } from './scrolling.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const guide = '/guides/cyberattaques';
const headings = 'main > section h2[id]';

test.describe('sections', () => {
  test('do not move the target of the address', async ({ page }) => {
    await page.goto(guide);
    const id = await page.locator(headings).last().getAttribute('id');
    // Delays the idle callbacks, so that the test decides when the page is idle.
    await page.addInitScript(() => {
      const rest: IdleRequestCallback[] = [];
      window.requestIdleCallback = (done) => rest.push(done);
      Object.assign(window, { rest });
    });
    await page.goto('/');
    await page.goto(`${guide}#${id}`);
    const heading = page.locator(headings).last();
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    await expect(heading).toBeInViewport();
    const before = await top();
    const guessed = await page.evaluate(() => document.documentElement.scrollHeight);

    await page.evaluate(async () => {
      const { rest } = window as unknown as { rest: IdleRequestCallback[] };
      for (let next = rest.shift(); next; next = rest.shift()) {
        next({ didTimeout: false, timeRemaining: () => 50 });
        await new Promise(requestAnimationFrame);
      }
    });
    expect((await scrollable(page)) + (page.viewportSize()?.height ?? 0)).not.toBe(guessed);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('can be read and printed to the end', async ({ page }) => {
      await page.goto(guide);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(page.locator('footer')).toBeInViewport();
      await page.locator(headings).last().scrollIntoViewIfNeeded();
      await expect(page.locator(headings).last()).toBeInViewport();
      const visibilities = () =>
        page
          .locator('main > section')
          .evaluateAll((all) => [
            ...new Set(all.map((each) => getComputedStyle(each).contentVisibility)),
          ]);
      expect(await visibilities()).toEqual(['visible', 'auto']);
      await page.emulateMedia({ media: 'print' });
      expect(await visibilities()).toEqual(['visible']);
    });
  });
});
