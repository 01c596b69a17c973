import type { Page } from 'playwright/test';
import { alive, expect, fill, submit, test } from './backend.ts';

// Playwright switches the browser's memory of whole pages off; here it is what is tried.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isTheSamePage = (page: Page) => page.evaluate(() => 'marked' in window);

test('back to a half-filled form that the browser kept whole: all of it is there, and it is sent', async ({ page, backend }) => {
  await page.goto('/devis');
  await alive(page);
  await fill(page, backend);
  await mark(page);
  await page.goto('/guides/prevention');
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage(page)).toBe(true);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await submit(page).click();
  await page.waitForURL('/merci');
  await expect.poll(backend.mails).toHaveLength(1);
});

test('back from the thank-you page to a form that the browser kept whole: it is empty, at rest, and nothing is sent again', async ({
  page,
  backend,
}) => {
  await page.goto('/devis');
  await alive(page);
  await fill(page, backend);
  await mark(page);
  await submit(page).click();
  await page.waitForURL('/merci');
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage(page)).toBe(true);
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(backend.calls).toHaveLength(1);
});
