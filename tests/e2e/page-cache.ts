import type { Page } from 'playwright/test';
import type { test } from './test.ts';

/** The browser with its windows: the one of the other tests keeps no page. */
const wholeBrowser = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {};

/** Playwright switches the browser's memory of whole pages off; for what is tried with it. */
export const withPageCache: Parameters<typeof test.use>[0] = {
  launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};

/** Says later whether the page is still this one, kept whole by the browser. */
export async function keptWhole(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}
