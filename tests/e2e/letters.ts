import type { Page } from 'playwright/test';

/**
 * A first visit may be drawn before the letters have come, in others that are wider and stay: as a
 * second one is drawn.
 */
export async function inItsLetters(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}
