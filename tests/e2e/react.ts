import type { Page } from 'playwright/test';

/** What is asked for under these addresses waits until it is let go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Keeps React away until it is let in, as a slow network does. */
export const holdReact = (page: Page) => hold(page, '/_islands/*.js');

/** Once React has taken over what the selector finds. */
export const hydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
