import { test as base, expect } from 'playwright/test';

// What the site itself says: an address that does not exist, a request that could not be sent.
const own = /^(404 Error: unknown route|Quote request not sent)/;
// What the browser says of the network, which tests take away on purpose.
const network = /^Failed to load resource|net::ERR_/;
// What it says when a page is left before it has faded in.
const fading = /^Transition was (aborted|skipped)/;

/** Every test is one of the policy and of the console too: nothing may be refused by the one or said in the other. */
export const test = base.extend<{ tolerated: RegExp | undefined; quiet: undefined }>({
  tolerated: [undefined, { option: true }],
  quiet: [
    async ({ context, tolerated }, use) => {
      const expected = (text: string) => [own, network, fading, tolerated].some((each) => each?.test(text));
      const said: string[] = [];
      context.on('weberror', (failed) => !expected(failed.error().message) && said.push(failed.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && !expected(message.text())) said.push(message.text());
      });
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`policy: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
