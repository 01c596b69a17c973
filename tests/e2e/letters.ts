import type { Page } from 'playwright/test';

/** Reloads the page with its fonts in the cache, because their widths change the layout. */
export async function inItsLetters(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}
