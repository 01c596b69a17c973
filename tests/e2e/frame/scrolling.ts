import type { Page } from 'playwright/test';

/** Scrolls to a place as a hand does, and waits until the page has answered. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

export const scrollable = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
