import { expect, type Page } from 'playwright/test';

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
export const scrollable = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isEstimated = (each: Element) => getComputedStyle(each).contentVisibility === 'auto';
    while ([...document.querySelectorAll('main > section, .later')].some(isEstimated))
      await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight - window.innerHeight;
  });
