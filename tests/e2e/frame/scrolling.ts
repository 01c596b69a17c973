import { expect, type Page } from 'playwright/test';
import { atRest } from '../../support/at-rest.ts';

/** Once the page has answered to a scroll. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls again while the page is laid out, and waits until it has answered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await nextFrames(page);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await nextFrames(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThanOrEqual(1);
  }).toPass();
}

/** The scrollable height once every section is laid out: until then it is a guess. */
export async function scrollable(page: Page): Promise<number> {
  // Asked from outside: what polls in the page itself would be refused by its policy.
  await expect.poll(() => page.evaluate(atRest)).toBe(true);
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}
