import { type BrowserContext, test as base, expect } from 'playwright/test';

// What the site itself says: an address that does not exist, a request that could not be sent.
const own = /^(404 Error: unknown route|Quote request not sent)/;
// What the browser says of the network, which tests take away on purpose.
const network = /^Failed to load resource|net::ERR_/;

/** Every test is one of the policy and of the console too, on every page it opens: nothing may be refused or said there. */
export const test = base.extend<{ tolerated: RegExp | undefined; quiet: undefined }>({
  tolerated: [undefined, { option: true }],
  quiet: [
    async ({ browser, tolerated }, use) => {
      const expected = (text: string) => [own, network, tolerated].some((each) => each?.test(text));
      const said: string[] = [];
      const hear = (text: string) => !expected(text) && said.push(text);
      const listen = (context: BrowserContext) => {
        context.on('weberror', (failed) => hear(failed.error().message));
        context.on('console', (message) => message.type() === 'error' && hear(message.text()));
      };
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
