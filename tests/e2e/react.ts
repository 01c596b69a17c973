import type { Page } from 'playwright/test';

export async function hold(page: Page, addresses: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await release.promise;
    await route.fallback();
  });
  return release.resolve;
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
