import type { Page } from 'playwright/test';
import { keptWhole, withPageCache } from './page-cache.ts';
import { answer, keeping, notice, open, question } from './questionnaire.ts';
import { expect, test } from './test.ts';

test.use(withPageCache);

/**
 * Keeps an answer, leaves the page as the browser keeps it whole, and goes back after what is done
 * in another tab.
 */
async function backAfter(page: Page, elsewhere: (tab: Page) => Promise<void>) {
  // Chromium tells a page that it has kept what other tabs did meanwhile; not every browser does.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await open(page);
  await answer(page, 'plan', 'Oui');
  await keeping(page).check();
  const isTheSamePage = await keptWhole(page);
  await page.goto('/guides/prevention');
  const tab = await page.context().newPage();
  await open(tab);
  await elsewhere(tab);
  await tab.close();
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage()).toBe(true);
}

test('back to a page kept whole: it shows what another tab has answered, and overwrites nothing', async ({
  page,
}) => {
  await backAfter(page, (tab) => answer(tab, 'plan', 'Non'));
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await answer(page, 'formation', 'Oui');
  await page.reload();
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'oui');
});

test('back to a page kept whole: what was erased in another tab does not come back', async ({
  page,
}) => {
  await backAfter(page, (tab) => tab.getByRole('button', { name: 'Tout effacer' }).click());
  await expect(keeping(page)).not.toBeChecked();
  await expect(question(page, 'plan')).not.toHaveAttribute('data-answer');
  await expect(notice(page)).toHaveText('Vos réponses ne sont plus gardées dans ce navigateur.');
  await answer(page, 'formation', 'Oui');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
