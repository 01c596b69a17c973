import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { themes, questions as total } from '../support/questions.ts';
import { overflow, violations } from './access.ts';
import { islandHydrated } from './react.ts';
import { expect, test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Votre question, avec vos mots' });
const count = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^\d+ questions? trouvées?/ });
const items = (page: Page) => page.locator('[data-block="faq"] [data-item]:not([hidden])');

async function open(page: Page, address = '') {
  await page.goto(`/faq${address}`);
  await islandHydrated(page, 'faq');
}

test.use({ viewport: { width: 390, height: 844 } });

test.describe('FAQ', () => {
  test('finds questions by their text and by synonyms', async ({ page, requested }) => {
    await open(page);
    await expect(box(page)).toHaveAttribute('placeholder', 'Rechercher une question...');
    await expect(count(page)).toHaveText(`${total} questions trouvées`);
    await expect(items(page)).toHaveCount(total);
    // The specification requires « about 30 questions ».
    expect(total).toBeGreaterThanOrEqual(30);
    await expect(page.locator('[data-block="faq"] h2')).toContainText(
      themes.map(({ theme }) => theme),
    );
    expect(requested.filter((address) => address.includes('/recherche'))).toEqual([]);
    await box(page).fill('résilier');
    await expect(items(page).filter({ hasNotText: /résilier/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Comment résilier une/ })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await box(page).fill('nomoreransom');
    await expect(items(page)).toHaveCount(1);
    await expect(items(page).locator('mark').first()).toHaveText('nomoreransom');

    await box(page).fill('amende rgpd');
    const near = page.getByRole('region', { name: /^Proche de votre question/ });
    await expect(near.getByRole('button').first()).toContainText(/amende/i);
    await expect(count(page)).toHaveText(
      new RegExp(`^${await items(page).count()} questions? trouvées? sur ${total}`),
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tout revoir' }).click();
    await expect(items(page)).toHaveCount(total);
  });

  test('keeps the text in the address without history entries', async ({ page }) => {
    await page.goto('/contact');
    await open(page, '?q=plainte');
    await expect(count(page)).toContainText(`sur ${total}`);
    await box(page).press('End');
    await box(page).pressSequentially(' sous');
    await page.waitForURL(/q=plainte(\+|%20)sous/);
    await page.goBack();
    await page.waitForURL('/contact');
  });

  test('offers other pages when nothing is found or data is missing', async ({ page }) => {
    await page.route('**/recherche.json', (route) => route.abort());
    await open(page);
    await box(page).fill('hébergeur');
    await expect(count(page)).toHaveText(`1 question trouvée sur ${total}Tout revoir`);
    await expect(items(page)).toContainText([/hébergeur/]);
    await box(page).fill('drone & robot');
    await expect(items(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: prescribed.faq.nothing })).toBeVisible();
    await expect(page.getByText(prescribed.faq.instead)).toBeVisible();
    await expect(page.getByText('« drone & robot »')).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name });
    await expect(link('Appeler')).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(link('Nous écrire')).toHaveAttribute('href', /drone%20%26%20robot/);
  });
});
