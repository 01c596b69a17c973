import type { Page } from 'playwright/test';

/**
 * Reloads the page after its fonts are in the cache, because the widths of their letters change the
 * layout.
 */
export async function inItsLetters(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}
