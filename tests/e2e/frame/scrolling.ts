import { expect, type Page } from 'playwright/test';
import { SECTIONS_LAID_OUT } from '../../support/sections-laid-out.ts';

/** Waits for two animation frames, so that the page has reacted to a scroll. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls to a position, and repeats it if the layout of a section moves the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await nextFrames(page);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await nextFrames(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThanOrEqual(1);
  }).toPass();
}

/**
 * Returns the scrollable height after the layout of all sections, because the browser only
 * estimates it before.
 */
export async function scrollable(page: Page): Promise<number> {
  // Polls from the test, because the page's Content-Security-Policy forbids polling inside the
  // page.
  await expect.poll(() => page.evaluate(SECTIONS_LAID_OUT)).toBe(true);
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}
