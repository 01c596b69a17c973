import type { Page } from 'playwright/test';
import { sheets } from './paper.ts';
import { expect, test } from './test.ts';

const route = '/urgence-cyberattaque';
const own = (page: Page, id: string) => page.locator(`[data-unnoted="${id}"]`);
const note = async (page: Page, text: string) => {
  await own(page, 'banque').getByLabel('Son numéro, noté à l’avance').fill(text);
  await own(page, 'banque').getByRole('button', { name: 'Noter' }).click();
};
const calls = (page: Page) => page.getByRole('list', { name: 'Appeler' });
const doors = (page: Page) => page.locator('[data-block="porte"]');
const head = (page: Page, index: number) => doors(page).nth(index).locator('> summary');

test.describe('emergency page', () => {
  test('shows its six calls on the first screen of a phone', async ({ page, requested }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    const rows = calls(page).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) {
      await expect(row).toBeInViewport({ ratio: 1 });
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const number of ['17', '3218'])
      await expect(calls(page).locator(`[href="tel:${number}"]`)).toBeVisible();
    await expect(calls(page).getByRole('link', { name: '17Cyber' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(doors(page)).toHaveCount(3);
    await head(page, 0).click();
    await expect(doors(page).first().getByRole('listitem').first()).toContainText(
      'Retirez le câble réseau',
    );
    await head(page, 1).click();
    const transfer = doors(page).nth(1);
    await expect(transfer.getByText('Appelez la banque tout de suite')).toBeVisible();
    const call = transfer.locator('a[href^="tel:"]').first();
    const number = (await call.textContent())?.replaceAll(/\D/g, '');
    await expect(call).toHaveAttribute('href', `tel:${number}`);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(
      page.locator('cookie-banner, mobile-bar, site-header, form[action], [href="/devis"]'),
    ).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((address) => address.includes('.woff'))).toEqual([]);
  });

  test('links and prints a telephone number that is noted', async ({ page }) => {
    await page.goto(route);
    await own(page, 'banque').locator('summary').click();
    await note(page, 'douze');
    await expect(page.getByRole('status').first()).toContainText('ne peut pas être composé');
    await note(page, '+33 1 99 00 00 31');
    await page.reload();
    const row = calls(page).getByRole('link', { name: /Ma banque/ });
    await expect(row).toContainText('+33 1 99 00 00 31');
    await expect(row).toHaveAttribute('href', 'tel:+33199000031');
    await head(page, 0).click();
    const link = (name: string) => doors(page).first().getByRole('link', { name });
    await expect(link('Votre banque')).toHaveAttribute('href', 'tel:+33199000031');
    await expect(link('Votre assureur'), 'no number is noted').toHaveCount(0);
    await expect(page.locator('#fiche')).toContainText('Ma banque +33 1 99 00 00 31');
    await page.getByLabel('Contrat n°').fill('CY-12');
    await page.reload();
    await expect(page.getByLabel('Contrat n°')).toHaveValue('CY-12');
    expect(await sheets(page), 'one door is open').toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const door of await doors(page).all())
      await expect(door.getByRole('listitem').first(), 'shut doors too').toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Corriger' }).click();
    await note(page, '');
    await expect(row).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('numeros'))).toBeNull();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Effacer la fiche' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens its parts by touch and by address', async ({ page }) => {
      await page.goto(`${route}#donnees`);
      await expect(page.getByText('Fermez toutes les sessions')).toBeVisible();
      await head(page, 0).click();
      await expect(page.getByText('Retirez le câble réseau')).toBeVisible();
      await own(page, 'assureur').locator('summary').press('Enter');
      await expect(own(page, 'assureur').getByText('conditions particulières')).toBeVisible();
      await expect(calls(page).getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Garder hors ligne' })).toHaveCount(0);
    });
  });
});
