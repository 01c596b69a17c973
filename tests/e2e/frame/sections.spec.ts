import { devices } from 'playwright/test';
import { expect, test } from '../test.ts';
import { scrollable } from './scrolling.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const page = '/guides/cyberattaques';
const headings = 'main > section h2[id]';

test('an address far down a page leads there, and the text stays while what is above it is laid out', async ({ page: tab }) => {
  await tab.goto(page);
  const id = await tab.locator(headings).last().getAttribute('id');
  // The page at rest comes by hand: a window that is not idle yet.
  await tab.addInitScript(() => {
    const rest: IdleRequestCallback[] = [];
    window.requestIdleCallback = (done) => rest.push(done);
    Object.assign(window, { rest });
  });
  await tab.goto('/');
  await tab.goto(`${page}#${id}`);
  const heading = tab.locator(headings).last();
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  await expect(heading).toBeInViewport();
  const before = await top();
  const guessed = await tab.evaluate(() => document.documentElement.scrollHeight);

  await tab.evaluate(async () => {
    const { rest } = window as unknown as { rest: IdleRequestCallback[] };
    for (let next = rest.shift(); next; next = rest.shift()) {
      next({ didTimeout: false, timeRemaining: () => 50 });
      await new Promise(requestAnimationFrame);
    }
  });
  expect((await scrollable(tab)) + (tab.viewportSize()?.height ?? 0)).not.toBe(guessed);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page can be read to its end, and is printed whole', async ({ page: tab }) => {
    await tab.goto(page);
    await tab.locator('footer').scrollIntoViewIfNeeded();
    await expect(tab.locator('footer')).toBeInViewport();
    await tab.locator(headings).last().scrollIntoViewIfNeeded();
    await expect(tab.locator(headings).last()).toBeInViewport();
    const visibilities = () =>
      tab
        .locator('main > section')
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).contentVisibility))]);
    expect(await visibilities()).toEqual(['visible', 'auto']);
    await tab.emulateMedia({ media: 'print' });
    expect(await visibilities()).toEqual(['visible']);
  });
});
