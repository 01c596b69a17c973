import type { Page } from 'playwright/test';

export async function hold(page: Page, addresses: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await release.promise;
    await route.fallback();
  });
  return release.resolve;
}

/** Delays React's scripts, as a slow network does, until the test calls the returned function. */
export const holdReact = (page: Page) => hold(page, '/_islands/*.js');

/** Waits until React has hydrated the element that the selector finds. */
export const hydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

export const islandHydrated = (page: Page, name: string) =>
  hydrated(page, `[data-island="${name}"] > *`);
