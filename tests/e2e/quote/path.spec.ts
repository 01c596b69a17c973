import type { Page } from 'playwright/test';
import { wording } from '#src/content/tables.ts';
import { violations } from '../access.ts';
import { expect, test } from '../test.ts';

// What /devis says before and around the form: what follows a request, who receives it, what is not promised.

const path = (page: Page) => page.getByRole('region', { name: /Ce qui suit votre demande/ });
const top = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
/** By how much the one begins above the other. */
const above = (page: Page, one: string, other: string) =>
  expect.poll(async () => (await top(page, other)) - (await top(page, one)));

/** The three specified steps in their order, the questionnaire's hours in the second. */
const whole = [
  /^Vous\s*3.min\s*Vous remplissez le formulaire/,
  /^Le courtier\s*sous 24.h ouvrées\s*Il vous répond, et vous demande le questionnaire de sécurité.*1.à.2.h/,
  /^Le courtier\s*24.à.48.h\s*Vous recevez les propositions/,
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('the page shows the whole path, the security questionnaire and its 1 to 2 hours included', async ({ page }) => {
      await page.goto('/devis');
      const steps = path(page).getByRole('listitem');
      await expect(steps).toHaveText(whole);
      for (const step of await steps.all()) await expect(step).toBeVisible();
      await above(page, '.quote-path', 'main form').toBeGreaterThan(0);
    });

    test('on a phone the path is one line that unfolds, and the first field stands within one and a third screens', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/devis');
      const field = await page.getByLabel('Nom de l’entreprise').boundingBox();
      expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(844 * (4 / 3));
      const line = page.getByText('La suite, dont 1 à 2 h de questionnaire');
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(60);
      await expect(path(page).getByRole('listitem').first()).toBeHidden();
      await line.click();
      await expect(path(page).getByRole('listitem')).toHaveText(whole);
      await expect(path(page).getByRole('listitem').last()).toBeVisible();
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    });
  });
}

test('who receives the request and who pays whom stands beside the title, and after the form on a phone', async ({ page }) => {
  await page.goto('/devis');
  const card = page.getByRole('complementary', { name: 'Qui reçoit votre demande' });
  await expect(card).toContainText(/ORIAS/);
  await expect(card).toContainText(wording('il-remunere'));
  await expect(card).toContainText(/une commission comprise dans la prime, des honoraires, ou les deux/);
  await expect(card, 'what is kept').toContainText(/efface sa copie chiffrée 7.jours après la remise/);
  await above(page, '.recipient', '.quote-path').toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await above(page, 'main form [type="submit"]', '.recipient').toBeGreaterThan(0);
});

test('what sending does not promise stands beside the consent, and before it on a phone', async ({ page }) => {
  await page.goto('/devis');
  const form = page.getByRole('form', { name: 'Demande de devis' });
  for (const words of ['vous répond sous 24 h ouvrées', 'Vous n’êtes pas couvert en envoyant', 'Aucun assureur n’est tenu'])
    await expect(form.getByText(words)).toBeVisible();
  await expect.poll(async () => Math.abs((await top(page, '.promises')) - (await top(page, '.consent')))).toBeLessThan(48);
  await page.setViewportSize({ width: 390, height: 844 });
  await above(page, '.promises', '.consent').toBeGreaterThan(0);
});

test('buttons outside the specified ones say what truly follows', async ({ page }) => {
  for (const route of ['/garanties/rgpd', '/guides/prevention', '/secteurs/sante', '/faq', '/entreprises/independants']) {
    await page.goto(route);
    const asks = page.locator('main a.button[href="/devis"]');
    await expect(asks.first(), route).toBeAttached();
    for (const text of await asks.allTextContents()) expect(text.trim(), route).toBe('Être recontacté par un courtier');
  }
  await page.goto('/');
  await expect(page.locator('main form [type="submit"]').first()).toHaveText(/Être recontacté par un courtier/);
});
