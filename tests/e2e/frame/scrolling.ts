import { expect, type Page } from 'playwright/test';
import { atRest } from '../../support/at-rest.ts';

/** Once the page has answered to a scroll. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Scrolls to a place as a hand does, which has seen the page first, scrolls again where the page
 * has moved meanwhile (a window that changed its size may be laid out late), and waits until the
 * page has answered.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await nextFrames(page);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await nextFrames(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThanOrEqual(1);
  }).toPass();
}

/** How far the page goes, once all of it is laid out: until then its height is a guess. */
export async function scrollable(page: Page): Promise<number> {
  // Asked from outside: what polls in the page itself would be refused by its policy.
  await expect.poll(() => page.evaluate(atRest)).toBe(true);
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}
