import type { Page } from 'playwright/test';
import { overflow, violations } from '../access.ts';
import { expect, fill, live, test, unfold } from './backend.ts';

// The written advice next to the form, which shows the answers.

const sheet = (page: Page) => page.getByRole('region', { name: 'Votre conseil écrit' });
const strip = (page: Page) => page.getByRole('button', { name: 'Voir votre conseil écrit' });
const line = (page: Page, label: string) =>
  sheet(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .getByRole('definition');
/** The colours of the border of the four required answers. */
const edge = (page: Page) =>
  page
    .locator('.sheet-line')
    .evaluateAll((lines) =>
      lines.map((each) => getComputedStyle(each, '::after').backgroundColor === 'rgb(16, 24, 43)'),
    );

test.describe('sheet beside the form', () => {
  test('shows the valid answers in words', async ({ page, backend }) => {
    await live(page);
    await fill(page, backend);
    await unfold(page);
    await page.getByLabel('Effectif').selectOption('11-50');
    await expect(line(page, 'À')).toHaveText(backend.answers.entreprise);
    await expect(line(page, 'Activité')).toHaveText('Autre, 11 à 50');
    await expect(line(page, 'Réponse à')).toHaveText(backend.answers.email);
    await expect(page.getByText('4 lignes sur 4').first()).toBeVisible();
    expect(await edge(page)).toEqual([true, true, true, true]);
    expect(await violations(page)).toEqual([]);
  });

  test('keeps a line blank while its answer is wrong', async ({ page }) => {
    await live(page);
    await page.getByLabel('Prénom et nom').fill('Zoé');
    await page.getByLabel('E-mail').fill('zoe@');
    await page.getByLabel('E-mail').blur();
    await expect(line(page, 'Contact')).toHaveText('Zoé');
    await expect(line(page, 'Réponse à')).toBeEmpty();
    await expect(page.getByText('1 ligne sur 4').first()).toBeVisible();
    expect(await edge(page)).toEqual([false, false, true, false]);
  });

  test('shows a draft after a reload', async ({ page }) => {
    await live(page);
    await page.getByLabel('Prénom et nom').fill('Zoé');
    await live(page);
    await expect(line(page, 'Contact')).toHaveText('Zoé');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('fills its edge', async ({ page, backend }) => {
      await page.goto('/devis');
      expect(await edge(page)).toEqual([false, false, false, false]);
      await fill(page, backend);
      expect(await edge(page)).toEqual([true, true, true, true]);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('opens from the strip by keyboard and closes with Escape', async ({ page }) => {
      await live(page);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      await page.getByLabel('Nom de l’entreprise').fill('Épi');
      await expect(strip(page)).toContainText('Épi');
      await expect(strip(page)).toContainText('1 ligne sur 4');
      await expect(sheet(page)).toBeHidden();
      await strip(page).press('Enter');
      await expect(line(page, 'À')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    });

    test('waits with its strip for the answer to the banner', async ({ page }) => {
      await live(page);
      await expect(strip(page)).toBeHidden();
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      await expect(strip(page)).toBeVisible();
    });
  });

  for (const width of [320, 360, 768, 1024, 1280]) {
    test(`leaves the button right below the consent at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await live(page);
      const consent = await page.locator('.quote-consent').boundingBox();
      const button = await page
        .getByRole('button', { name: 'Envoyer la demande' })
        .first()
        .boundingBox();
      expect(button?.y).toBeLessThan((consent?.y ?? 0) + (consent?.height ?? 0) + 160);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});
