import type { Page } from 'playwright/test';
import { type Backend, test as base, expect, fill, live, pending, submit } from './backend.ts';

export const sending = (page: Page) => page.getByRole('button', { name: 'Envoi en cours' });
export const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Demande de devis' });

/** Pressed on a line so slow that what sends has not even come. */
export async function pressOnSlowLine(page: Page, backend: Backend) {
  page.on('dialog', (dialog) => dialog.accept());
  await live(page);
  let isFirst = true;
  // Held for good: taken away, the browser might let it through before the page is left.
  await page.route('/_islands/send-*.js', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return new Promise(() => {});
  });
  await fill(page, backend);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
}

export const test = base.extend<{ next: Page }>({
  /** Pressed, and the tab closed; another page of the visit. */
  next: async ({ page, context, backend }, use) => {
    await pressOnSlowLine(page, backend);
    await page.close();
    await use(await context.newPage());
  },
});

/**
 * The page says that the request is kept, with the number that the broker's mail has; it was sent
 * once.
 */
export async function expectSettled(page: Page, backend: Backend) {
  await expect(line(page)).toContainText(/Demande de devis (enregistrée|remise au courtier)/);
  await expect.poll(backend.mails).toHaveLength(1);
  const number = (await line(page).locator('.num').textContent()) ?? '?';
  expect(backend.mails()[0]?.subject).toContain(number);
  expect(await pending(page)).toEqual([]);
  return number;
}
