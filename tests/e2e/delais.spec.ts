import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { overflow, readBottom } from './access.ts';
import { reloadWithFonts } from './fonts.ts';
import { islandHydrated } from './react.ts';
import { expect, test } from './test.ts';

const route = '/outils/delais';
const dates = (page: Page) => page.getByRole('list', { name: 'Vos dates limites' });
const next = (page: Page) => dates(page).locator('output');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const date = (page: Page, name: string) => dates(page).locator(row(page, name));
const lane = (page: Page, name: string) => page.getByRole('figure').locator(row(page, name));
const refine = (page: Page) => page.getByText('Préciser').click();
const day = (page: Page) => page.getByLabel('J’ai découvert l’attaque le');
const delay = (page: Page) => page.getByLabel('Mon contrat me laisse');

async function open(page: Page, discovery: string, time: string) {
  await page.clock.setFixedTime('2026-11-07T09:15:00+01:00');
  await page.goto(route);
  await islandHydrated(page, 'deadlines');
  await day(page).fill(discovery);
  await page.getByLabel('heure de la découverte').fill(time);
}

test.describe('deadline tool', () => {
  test('shows three dates on the first screen of a phone', async ({ page, requested }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '2026-11-06', '18:40');
    await reloadWithFonts(page);
    await expect(day(page)).toBeInViewport({ ratio: 1 });
    await expect(next(page)).toHaveText('lundi 9 novembre 18 h 40');
    await expect(date(page, 'La plainte')).toContainText('reste 57 h 25 min');
    await expect(date(page, 'La CNIL')).toContainText('lundi 9 novembre 18 h 40');
    await expect(date(page, 'L’assureur')).toContainText('lundi 16 novembre jusqu’à minuit');
    const banner = page.getByRole('region', { name: 'Cookies' });
    expect(await readBottom(dates(page))).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
    await expect(lane(page, 'La plainte')).toContainText('lundi 9, 18 h 40');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(page).toHaveURL(/\/delais#.*2026-11-06/);
    expect(requested.filter((address) => address.includes('2026-11-06'))).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
    const file = await download;
    expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  test('calculates again when answers are refined', async ({ page }) => {
    await open(page, '2026-11-06', '18:40');
    await refine(page);
    const personal = page.getByRole('group', { name: 'Des données de personnes' });
    await personal.getByRole('radio', { name: 'Non' }).check();
    await expect(lane(page, 'La CNIL')).toHaveCount(0);
    await delay(page).fill('10');
    await expect(lane(page, 'L’assureur')).toContainText('lundi 23, jusqu’à minuit');
    await page.getByLabel('L’entreprise est').selectOption({ label: 'à La Réunion' });
    await expect(date(page, 'La plainte'), 'three hours less').toContainText('54 h 25 min');
    await page.getByLabel('Elle est une banque').check();
    await expect(lane(page, 'L’autorité financière')).toContainText('samedi 7, 18 h 40');
    await page.reload();
    await expect(lane(page, 'L’assureur')).toContainText('lundi 23, jusqu’à minuit');
  });

  test('says what to do when a date has passed', async ({ page }) => {
    await open(page, '2026-11-02', '08:15');
    await expect(next(page)).toHaveText('lundi 9 novembre jusqu’à minuit');
    await expect(date(page, 'La plainte')).toContainText('dépassé de 49 h');
    await expect(page.getByRole('heading', { name: /délai dépassé de/ })).toHaveText([
      /La plainte.*49/,
      /La CNIL/,
    ]);
    await expect(page.getByText('Déposez-la aujourd’hui').first()).toBeVisible();
  });

  test('explains a wrong answer at its field', async ({ page }) => {
    await open(page, '2026-11-14', '08:15');
    await expect(day(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(day(page)).toHaveAccessibleDescription(/pas encore passé/);
    await refine(page);
    await delay(page).fill('4');
    await expect(page.getByText('La loi n’admet pas moins de 5 jours ouvrés')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists the rules in a table', async ({ page }) => {
      await page.goto(route);
      const rows = page.getByRole('table', { name: 'Les délais' }).getByRole('row');
      await expect(rows.filter({ hasText: 'La plainte' })).toContainText('72 h');
      await expect(rows.filter({ hasText: 'ANSSI' }), 'NIS 2 is not in force').toHaveCount(0);
    });
  });
});
