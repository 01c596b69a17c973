import type { Page } from 'playwright/test';
import { atRest } from '../../support/at-rest.ts';

/** Scrolls to a place as a hand does, and waits until the page has answered. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

/** How far the page goes, once all of it is laid out: until then its height is a guess. */
export async function scrollable(page: Page): Promise<number> {
  await page.waitForFunction(atRest);
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}
