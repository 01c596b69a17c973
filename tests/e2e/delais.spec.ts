import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { inItsLetters } from './letters.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

const route = '/outils/delais';
const dates = (page: Page) => page.getByRole('list', { name: 'Vos dates limites' });
const next = (page: Page) => dates(page).locator('output');
const date = (page: Page, name: string) =>
  dates(page).getByRole('listitem').filter({ hasText: name });
const lane = (page: Page, name: string) =>
  page.getByRole('figure').getByRole('listitem').filter({ hasText: name });
const refine = (page: Page) => page.getByText('Préciser').click();
const phone = { width: 360, height: 640 };

/** Saturday, 7 November 2026, 9:15 in Paris. */
const now = new Date('2026-11-07T09:15:00+01:00');

async function open(page: Page, address = route) {
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await hydrated(page, '.deadlines');
}

async function discover(page: Page, day: string, time: string) {
  await page.getByLabel('J’ai découvert l’attaque le').fill(day);
  await page.getByLabel('heure de la découverte').fill(time);
}

test.describe('deadline tool', () => {
  test('shows three dates on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page);
    await inItsLetters(page);
    await hydrated(page, '.deadlines');
    const day = page.getByLabel('J’ai découvert l’attaque le');
    await expect(day).toBeInViewport({ ratio: 1 });
    await discover(page, '2026-11-06', '18:40');
    await expect(next(page)).toHaveText('lundi 9 novembre 18 h 40');
    await expect(date(page, 'La plainte')).toContainText('reste 57 h 25 min');
    await expect(date(page, 'La CNIL')).toContainText('lundi 9 novembre 18 h 40');
    await expect(date(page, 'L’assureur')).toContainText('lundi 16 novembre minuit');
    const bottom = async (place: Locator) => {
      const box = await place.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    expect(await bottom(dates(page))).toBeLessThanOrEqual(banner?.y ?? 0);
    await expect(lane(page, 'La plainte')).toContainText('lundi 9, 18 h 40');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  test('calculates again when answers are refined', async ({ page }) => {
    await open(page);
    await discover(page, '2026-11-06', '18:40');
    await refine(page);
    await page
      .getByRole('group', { name: 'Des données de personnes' })
      .getByRole('radio', { name: 'Non' })
      .check();
    await expect(lane(page, 'La CNIL')).toHaveCount(0);
    await page.getByLabel('Mon contrat me laisse').fill('10');
    await expect(lane(page, 'L’assureur')).toContainText('lundi 23, minuit');
    await page.getByLabel('L’entreprise est').selectOption({ label: 'à La Réunion' });
    await expect(date(page, 'La plainte'), 'the time differs by three hours').toContainText(
      '54 h 25 min',
    );
    await page.getByLabel('Elle est une banque').check();
    await expect(lane(page, 'L’autorité financière')).toContainText('samedi 7, 18 h 40');
  });

  test('says what to do when a date has passed', async ({ page }) => {
    await open(page);
    await discover(page, '2026-11-02', '08:15');
    await expect(next(page)).toHaveText('lundi 9 novembre minuit');
    await expect(date(page, 'La plainte')).toContainText('dépassé de 49 h');
    await expect(page.getByRole('heading', { name: /délai dépassé de/ })).toHaveText([
      /La plainte.*49/,
      /La CNIL/,
    ]);
    await expect(page.getByText('Déposez-la aujourd’hui').first()).toBeVisible();
    await expect(lane(page, 'La plainte')).toContainText('dépassé');
  });

  test('explains a wrong answer at its field', async ({ page }) => {
    await open(page);
    await discover(page, '2026-11-14', '08:15');
    const day = page.getByLabel('J’ai découvert l’attaque le');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(`#${await day.getAttribute('aria-describedby')}`)).toContainText(
      'pas encore passé',
    );
    await refine(page);
    await page.getByLabel('Mon contrat me laisse').fill('4');
    await expect(page.getByText('La loi n’admet pas moins de 5 jours ouvrés')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Les délais' }),
      'the rules stand where the dates would',
    ).toBeVisible();
  });

  test('keeps the answers only in the fragment of the address', async ({ page, requested }) => {
    await open(page);
    await discover(page, '2026-11-06', '18:40');
    await expect(next(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(next(page)).toHaveText('lundi 9 novembre 18 h 40');
    expect(requested.filter((address) => address.includes('2026-11-06'))).toEqual([]);
  });

  test('writes the dates into a calendar file', async ({ page }) => {
    await open(page);
    await discover(page, '2026-11-06', '18:40');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('echeances.ics');
    expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(3);
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
