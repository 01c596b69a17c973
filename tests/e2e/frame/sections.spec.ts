import type { Page } from 'playwright/test';
import { expect, phone, test } from '../test.ts';
import { scrollable } from './scrolling.ts';

test.use(phone);

const guide = '/guides/cyberattaques';
const headings = (page: Page) => page.locator('main > section h2[id]');

test('sections > do not move the target of the address', async ({ page }) => {
  await page.goto(guide);
  const id = await headings(page).last().getAttribute('id');
  // Delays the idle callbacks, so that the test decides when the page is idle.
  await page.addInitScript(() => {
    const rest: IdleRequestCallback[] = [];
    window.requestIdleCallback = (done) => rest.push(done);
    Object.assign(window, { rest });
  });
  await page.goto('/');
  await page.goto(`${guide}#${id}`);
  const heading = headings(page).last();
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
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'visible');
});
