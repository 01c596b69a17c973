import type { Page } from 'playwright/test';
import { alive, expect, fill, live, submit, submitted, test, unfold } from './backend.ts';

// Tests the back/forward cache (bfcache), which Playwright disables and which only the complete
// browser has, not the headless shell of the other tests.
const { CHROMIUM_PATH } = process.env;
test.use({
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
// Uses one worker, because each worker would start another complete browser.
test.describe.configure({ mode: 'default' });

/**
 * Marks the page. The returned function checks whether the browser has restored the same page from
 * the bfcache.
 */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

test.describe('quote draft in the page cache', () => {
  test('has the same values in both forms until it is sent', async ({ page, backend }) => {
    const consent = page.getByRole('checkbox');
    await page.goto('/');
    await fill(page, backend);
    await alive(page);
    const isTheSameHome = await markPage(page);
    await live(page);
    const isTheSamePage = await markPage(page);
    await page.getByLabel('Prénom et nom').fill('Zoé Dupré');
    await unfold(page);
    await page.getByLabel('Vos besoins').fill('x'.repeat(3001));
    await page.getByLabel('Effectif').selectOption('2-10');

    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSameHome()).toBe(true);
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Dupré');
    await expect(consent).toBeChecked();
    const notice = page.getByText(
      'Vos réponses du formulaire complet partent aussi : l’effectif. ' +
        'Ceci ne peut pas partir avant d’être corrigé : vos besoins.',
    );
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/devis');

    await page.goForward({ waitUntil: 'commit' });
    await page.getByLabel('Vos besoins').fill('');
    await consent.check();
    await submitted(page);
    expect(backend.calls).toMatchObject([{ nom: 'Zoé Dupré', effectifs: '2-10' }]);

    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSamePage()).toBe(true);
    await expect(submit(page)).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Voir la suite' })).toHaveCount(0);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSameHome()).toBe(true);
    await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('');
    await expect(consent).not.toBeChecked();
  });
});
