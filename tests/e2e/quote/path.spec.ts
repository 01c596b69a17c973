import type { Page } from 'playwright/test';
import { wording } from '#src/content/tables.ts';
import { expect, test } from '../test.ts';

// Sections below the form of /devis: next steps, recipients, limits.

const path = (page: Page) => page.getByRole('region', { name: 'Ce qui suit votre envoi' });

/** The three specified steps in their order, the questionnaire's hours in the second. */
const whole = [
  /^3.min\s*Vous\s*1. Vous remplissez le formulaire/,
  /^sous 24.h ouvrées\s*Le courtier\s*1.à.2.h\s*Vous et votre informaticien\s*2. Il vous répond/,
  /^24.à.48.h\s*Le courtier\s*3. Vous recevez le conseil et les propositions/,
];

test.describe('/devis below the form', () => {
  test('shows the whole path with the hours of the questionnaire', async ({ page }) => {
    await page.goto('/devis');
    const steps = path(page).getByRole('listitem');
    await expect(steps).toHaveText(whole);
    for (const step of await steps.all()) await expect(step).toBeVisible();
  });

  test('says who receives the request and who pays whom', async ({ page }) => {
    await page.goto('/devis');
    const reason = page.locator('[data-block="raisons"] > dl > div').first();
    await expect(reason).toContainText(/ORIAS/);
    await expect(reason).toContainText(wording('il-remunere'));
    await expect(reason).toContainText(
      /une commission comprise dans la prime, des honoraires, ou les deux/,
    );
  });

  test('says what sending does not promise', async ({ page }) => {
    await page.goto('/devis');
    const list = page.getByRole('region', { name: 'Ce que l’envoi ne promet pas' });
    for (const words of ['Vous n’êtes pas couvert en envoyant', 'Aucun assureur n’est tenu'])
      await expect(list.getByText(words)).toBeVisible();
  });
});
