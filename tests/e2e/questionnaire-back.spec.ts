import type { Page } from 'playwright/test';
import { keptWhole, withPageCache } from './page-cache.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

test.use(withPageCache);

const route = '/outils/questionnaire';
const keeping = (page: Page) => page.getByLabel('Garder dans ce navigateur');
const question = (page: Page, id: string) => page.locator(`details[data-question="${id}"]`);

async function answer(page: Page, id: string, words: string) {
  const asked = question(page, id);
  if (!(await asked.evaluate((details: HTMLDetailsElement) => details.open))) await asked.locator('> summary').click();
  await asked.getByRole('radio', { name: words, exact: true }).check();
}

/** Keeps an answer, leaves the page as the browser keeps it whole, and goes back after what is done in another tab. */
async function backAfter(page: Page, elsewhere: (tab: Page) => Promise<void>) {
  // Chromium tells a page that it has kept what other tabs did meanwhile; not every browser does.
  await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await page.goto(route);
  await hydrated(page, '.questionnaire');
  await answer(page, 'plan', 'Oui');
  await page.getByText('Garder pour plus tard').click();
  await keeping(page).check();
  const isTheSamePage = await keptWhole(page);
  await page.goto('/guides/prevention');
  const tab = await page.context().newPage();
  await tab.goto(route);
  await hydrated(tab, '.questionnaire');
  await elsewhere(tab);
  await tab.close();
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage()).toBe(true);
}

test('back to a questionnaire that the browser kept whole: it shows what another tab has answered, and overwrites nothing', async ({
  page,
}) => {
  await backAfter(page, (tab) => answer(tab, 'plan', 'Non'));
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await answer(page, 'formation', 'Oui');
  await page.reload();
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'oui');
});

test('back to a questionnaire that the browser kept whole: what was erased in another tab does not come back', async ({
  page,
}) => {
  await backAfter(page, async (tab) => {
    await tab.getByText('Garder pour plus tard').click();
    await tab.getByRole('button', { name: 'Tout effacer' }).click();
  });
  await expect(keeping(page)).not.toBeChecked();
  await expect(question(page, 'plan')).not.toHaveAttribute('data-answer');
  await expect(page.locator('.progress').getByRole('status')).toHaveText('Vos réponses ne sont plus gardées dans ce navigateur.');
  await answer(page, 'formation', 'Oui');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
