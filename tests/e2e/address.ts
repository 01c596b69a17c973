import type { Page } from 'playwright/test';

// Asked of the page itself: Playwright hears of a change made by a script a moment later.
export const query = (page: Page) => page.evaluate(() => window.location.search);
export const fragment = (page: Page) => page.evaluate(() => window.location.hash);
