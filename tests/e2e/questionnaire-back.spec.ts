import type { Page } from 'playwright/test';
import { keptWhole, withPageCache } from './page-cache.ts';
import { answer, keeping, notice, open, question } from './questionnaire.ts';
import { expect, test } from './test.ts';

test.use(withPageCache);

const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('questionnaire'));

/**
 * Keeps an answer, leaves the page as the browser keeps it whole, and goes back after what is done
 * in another tab.
 */
async function goBackAfter(page: Page, elsewhere: (tab: Page) => Promise<void>) {
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
  const before = await readStored(tab);
  await elsewhere(tab);
  // React writes after the press: a tab that closes at once may not have written yet.
  await expect.poll(() => readStored(tab)).not.toBe(before);
  await tab.close();
  await page.goBack({ waitUntil: 'commit' });
  // Until the page is restored, the question goes to the page that is left.
  await expect.poll(isTheSamePage).toBe(true);
}

test.describe('questionnaire restored by the browser', () => {
  test('shows what another tab has answered', async ({ page }) => {
    await goBackAfter(page, (tab) => answer(tab, 'plan', 'Non'));
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
    await answer(page, 'formation', 'Oui');
    await page.reload();
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
    await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'oui');
  });

  test('stays erased when another tab erased it', async ({ page }) => {
    await goBackAfter(page, (tab) => tab.getByRole('button', { name: 'Tout effacer' }).click());
    await expect(keeping(page)).not.toBeChecked();
    await expect(question(page, 'plan')).not.toHaveAttribute('data-answer');
    await expect(notice(page)).toHaveText('Vos réponses ne sont plus gardées dans ce navigateur.');
    await answer(page, 'formation', 'Oui');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
