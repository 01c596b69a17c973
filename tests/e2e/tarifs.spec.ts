import type { Page } from 'playwright/test';
import { figure, table } from '../../src/content/tables.ts';
import { formatNumber } from '../../src/lib/numbers.ts';
import {
  getMonthlyRange,
  getRange,
  getYearlyRange,
  plain,
  type Sector,
  sectors,
  size,
} from '../support/prices.ts';
import { query } from './address.ts';
import { sheets } from './paper.ts';
import { holdReact, hydrated } from './react.ts';
import { expect, test } from './test.ts';

const result = (page: Page) => page.getByRole('status').filter({ hasText: /par mois|Sur devis/ });
const results = (page: Page) => page.getByRole('table', { name: 'Les résultats de l’estimateur' });
const hydratedEstimator = (page: Page) => hydrated(page, '.estimator');
const whole = (of: Sector, wanted: string) =>
  `${getMonthlyRange(of, wanted)}par mois${getYearlyRange(of, wanted)} par an`;
const open = async (page: Page, query = '') => {
  await page.goto(`/tarifs${query}`);
  await hydratedEstimator(page);
};
const sector = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Votre secteur' }).getByRole('radio', { name });
const staff = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Vos salariés' }).getByRole('radio', { name });

test('estimator > keeps each choice in the address', async ({ page }) => {
  await open(page);
  await expect(sector(page, 'Toutes activités')).toBeChecked();
  await expect(staff(page, /PME/)).toBeChecked();
  await expect(result(page)).toHaveText(whole('general', 'pme'));
  expect(await query(page)).toBe('');

  await sector(page, 'Santé').click();
  await expect(result(page)).toContainText(getMonthlyRange('sante', 'pme'));
  await staff(page, /TPE/).click();
  await expect(result(page)).toHaveText(whole('sante', 'tpe'));
  expect(await query(page)).toBe('?secteur=sante&taille=tpe');
  const quote = page.getByRole('link', { name: 'Demander un devis pour cette taille' });
  await expect(quote).toHaveAttribute('href', '/devis?secteur=sante&effectifs=2-10');

  await page.goBack();
  await expect(result(page)).toContainText(getMonthlyRange('sante', 'pme'));
  await expect(staff(page, /PME/)).toBeChecked();
  await page.goBack();
  await expect(result(page)).toContainText(getMonthlyRange('general', 'pme'));
  await page.goForward();
  await expect(sector(page, 'Santé')).toBeChecked();
});

test('estimator > gives a large company a reason instead of a price', async ({ page }) => {
  await open(page, '?taille=ge');
  await expect(result(page)).toHaveText('Sur devis personnalisé');
  await expect(results(page).locator('[aria-current]')).toHaveText('Sur devis personnalisé');
  await expect(page.getByText('Un courtier monte le programme')).toBeVisible();
});

test('estimator > draws the range to scale in a table of all sectors', async ({ page }) => {
  await open(page, '?secteur=finance&taille=eti');
  const cells = results(page).locator('td:nth-child(4)');
  await expect(cells).toHaveCount(sectors.length);
  await expect(
    results(page)
      .getByRole('row')
      .filter({ has: page.locator('[aria-current]') }),
  ).toContainText('Finance');
  const bars = await cells.evaluateAll((items) =>
    items.map((item) => {
      const track = item.querySelector('.track')?.getBoundingClientRect();
      const bar = item.querySelector('.track svg:last-child')?.getBoundingClientRect();
      if (!track || !bar) return [];
      return [bar.left, bar.right].map((edge) => (edge - track.left) / track.width);
    }),
  );
  const ranges = sectors.map((each) => getRange(each, 'eti').month);
  const euro = Math.max(...bars.flat()) / Math.max(...ranges.flat());
  for (const [row, ends] of ranges.entries())
    for (const [end, value] of ends.entries())
      expect(bars[row]?.[end]).toBeCloseTo(value * euro, 2);
});

test('estimator > explains the factors and limits of the estimate', async ({ page }) => {
  await page.goto('/tarifs');
  const limits = page.getByRole('complementary', { name: 'Limites de l’estimation' });
  for (const words of [
    'Le secteur et l’effectif, rien d’autre',
    'Un grand chiffre d’affaires, des données de santé ou de paiement, des sinistres passés ' +
      'et un plafond haut font monter',
    'La double authentification, une sauvegarde testée et une franchise haute le font baisser',
  ])
    await expect(limits).toContainText(words);
  const threshold = figure('chiffres', table('classes').seuil).texte;
  await expect(limits).toContainText(`Au-delà de ${plain(threshold)} de chiffre d’affaires`);
});

test('estimator > prints the estimate and its choices on one page', async ({ page }) => {
  await open(page, '?secteur=sante&taille=tpe');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fourchette du secteur')).toHaveText(
    `Santé, 1 à 9 salariés. Fourchette du secteur, ${getMonthlyRange('sante', 'pme')} par ` +
      `mois, multipliée par ${formatNumber(size('tpe').multiplicateur ?? 0)}. Repère indicatif, avant l’avis d’un assureur.`,
  );
  await expect(page.getByRole('complementary', { name: 'Limites de l’estimation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeHidden();
  expect(await sheets(page)).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('estimator > keeps choices made before hydration', async ({ page }) => {
  const letReactIn = await holdReact(page);
  await page.goto('/tarifs?taille=tpe', { waitUntil: 'commit' });
  await sector(page, 'Finance').click();
  letReactIn();
  await hydratedEstimator(page);
  await expect(result(page)).toContainText(getMonthlyRange('finance', 'tpe'));
  expect(await query(page)).toBe('?secteur=finance&taille=tpe');
});

test.describe('estimator without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('lists all combinations', async ({ page }) => {
    await page.goto('/tarifs');
    await expect(results(page).getByRole('cell')).toHaveCount(sectors.length * 4);
    await expect(results(page).getByRole('row', { name: 'Finance' })).toContainText(
      `Finance${['tpe', 'pme', 'eti'].map((each) => `${getMonthlyRange('finance', each)}${getYearlyRange('finance', each)} / an`).join('')}Sur devis personnalisé`,
    );
    await expect(page.getByText('Sur devis personnalisé')).toHaveCount(sectors.length);
    await expect(page.getByRole('group', { name: 'Votre secteur' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(result(page)).toContainText(getMonthlyRange('general', 'pme'));
    await expect(
      page.getByRole('link', { name: 'Demander un devis pour cette taille' }),
    ).toBeVisible();
    await expect(page.locator('island-accordion').getByRole('region').first()).toBeVisible();
  });
});

test('estimator > announces the whole result to screen readers', async ({ page }) => {
  await open(page);
  const status = page.getByRole('status').filter({ hasText: 'par mois' });
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(status, 'read whole').toHaveAttribute('aria-atomic', 'true');
});
