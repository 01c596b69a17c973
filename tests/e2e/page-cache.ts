import type { Page } from 'playwright/test';
import type { test } from './test.ts';

/**
 * Path of the complete browser, because the headless shell of the other tests has no back/forward
 * cache.
 */
const wholeBrowser = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {};

/**
 * Enables the back/forward cache (bfcache), which Playwright disables, for the tests that need it.
 */
export const withPageCache: Parameters<typeof test.use>[0] = {
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};

/**
 * Marks the page. The returned function checks whether the browser has restored the same page from
 * the bfcache.
 */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}
