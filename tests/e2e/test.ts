// Extends Playwright's test for all files in e2e/. Each test also fails on errors in the console
// and violations of the Content-Security-Policy, and can read the requests of the pages.
import { type BrowserContext, test as base, devices, expect } from 'playwright/test';

const own = /^(404 Error: unknown route|Quote request not sent)/;
const network = /^Failed to load resource|net::ERR_/;

/**
 * Fails every test in which a page throws, logs an error or violates the Content-Security-Policy.
 */
export const test = base.extend<{
  tolerated: RegExp | undefined;
  consoleWatch: undefined;
  requested: string[];
}>({
  tolerated: [undefined, { option: true }],
  /** Addresses that the pages of this visit have requested so far. */
  requested: async ({ context }, use) => {
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    await use(requested);
  },
  consoleWatch: [
    async ({ browser, tolerated }, use) => {
      const expected = (text: string) => [own, network, tolerated].some((each) => each?.test(text));
      const messages: string[] = [];
      const keep = (text: string) => !expected(text) && messages.push(text);
      const listen = (context: BrowserContext) => {
        context.on('weberror', (failed) => keep(failed.error().message));
        context.on('console', (message) => message.type() === 'error' && keep(message.text()));
      };
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
export const phone = pixel;

export { expect };
