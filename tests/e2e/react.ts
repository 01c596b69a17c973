import type { Page } from 'playwright/test';

/** Keeps React away until it is let in, as a slow network does. */
export async function holdReact(page: Page): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('/_islands/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

/** Once React has taken over what the selector finds. */
export const hydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );
