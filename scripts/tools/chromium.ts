import { existsSync } from 'node:fs';
import { onPath } from './on-path.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser of the tests: the one that is named, else Playwright's own, which it was made for,
 * else the system's.
 */
export async function findChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : names.map(onPath).find(Boolean);
}

/**
 * For tests/playwright.config.ts: the whole browser, and the one without windows where there is
 * one.
 */
export const browserPaths = (paths: Record<'chromium' | 'headless-shell', string>) => ({
  CHROMIUM_PATH: paths.chromium,
  HEADLESS_SHELL_PATH: paths['headless-shell'] ?? paths.chromium,
});
