import type { Locator, Page } from 'playwright/test';
import { newestYear } from '../../src/content/study.ts';
import { figure, table } from '../../src/content/tables.ts';
import { upperFirst } from '../../src/lib/letters.ts';
import { formatNumber } from '../../src/lib/numbers.ts';
import {
  classes,
  findClass,
  getMonthlyRange,
  getRange,
  getYearlyRange,
  plain,
  type Sector,
  sectors,
  size,
} from '../support/prices.ts';
import { overflow } from './access.ts';
import { readJoined } from './address.ts';
import { holdPrinting, sheets } from './paper.ts';
import { holdReact, islandHydrated } from './react.ts';
import { expect, phone, test } from './test.ts';

const result = (page: Page) => page.getByRole('status').filter({ hasText: /par mois|Sur devis/ });
const results = (page: Page) => page.getByRole('table', { name: 'Les résultats de l’estimateur' });
const whole = (of: Sector, wanted: string) =>
  `${getMonthlyRange(of, wanted)}par mois${getYearlyRange(of, wanted)} par an`;
const open = async (page: Page) => {
  await page.goto('/tarifs');
  await islandHydrated(page, 'estimator');
};
const sector = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Votre secteur' }).getByRole('radio', { name });
const staff = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Vos salariés' }).getByRole('radio', { name });
const limits = (page: Page) => page.getByRole('complementary', { name: 'Limites de l’estimation' });
const ownQuote = (page: Page) =>
  page.getByRole('link', { name: 'Demander un devis pour cette taille' });

const market = (page: Page) => page.locator('[data-block="marche"]');
const answer = (page: Page) => market(page).getByRole('status');
const turnover = (page: Page) => market(page).getByLabel('Chiffre d’affaires');
const verdict = (page: Page) => page.getByText('par an, la moyenne mesurée en');
const firm = findClass('petite');
const readNumbers = (found: Locator, ...names: string[]) =>
  found.evaluateAll(
    (all, wanted) =>
      all.flatMap((each) => wanted.map((name) => Number.parseFloat(each.getAttribute(name) ?? ''))),
    names,
  );
/** Creates a pattern that matches these words in this order, with any kind of space inside them. */
const inOrder = (...parts: string[]) => new RegExp(parts.join('.*').replaceAll(' ', '\\s'), 's');

test.describe('estimator', () => {
  test('keeps each choice in the address', async ({ page }) => {
    await open(page);
    await expect(sector(page, 'Toutes activités')).toBeChecked();
    await expect(staff(page, /PME/)).toBeChecked();
    await expect(result(page)).toHaveText(whole('general', 'pme'));
    await expect(result(page), 'read whole').toHaveAttribute('aria-atomic', 'true');
    await expect(limits(page)).toContainText(
      `Au-delà de ${plain(figure('chiffres', table('classes').seuil).texte)} de chiffre d’affaires`,
    );
    await expect(page).toHaveURL('/tarifs');

    await sector(page, 'Santé').click();
    await staff(page, /TPE/).click();
    await expect(result(page)).toHaveText(whole('sante', 'tpe'));
    await expect(page).toHaveURL('/tarifs?secteur=sante&taille=tpe');
    await expect(ownQuote(page)).toHaveAttribute('href', '/devis?secteur=sante&effectifs=2-10');

    await page.goBack();
    await expect(staff(page, /PME/)).toBeChecked();
    await expect(sector(page, 'Santé')).toBeChecked();

    await staff(page, /Grande/).click();
    await expect(result(page)).toHaveText('Sur devis personnalisé');
    await expect(results(page).locator('[aria-current]')).toHaveText('Sur devis personnalisé');
  });

  test('prints choices of the address and from before hydration', async ({ page }) => {
    const letReactIn = await holdReact(page);
    await page.goto('/tarifs?taille=tpe', { waitUntil: 'commit' });
    await sector(page, 'Santé').click();
    letReactIn();
    await islandHydrated(page, 'estimator');
    await expect(result(page)).toContainText(getMonthlyRange('sante', 'tpe'));
    await expect(page).toHaveURL('/tarifs?secteur=sante&taille=tpe');
    await holdPrinting(page);
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Fourchette du secteur')).toHaveText(
      `Santé, 1 à 9 salariés. Fourchette du secteur, ${getMonthlyRange('sante', 'pme')} par ` +
        `mois, multipliée par ${formatNumber(size('tpe').multiplicateur ?? 0)}. Repère ` +
        `indicatif, avant l’avis d’un assureur.`,
    );
    await expect(limits(page)).toBeVisible();
    expect(await sheets(page)).toBe(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists all results and classes on one scale', async ({ page }) => {
      await page.goto('/tarifs');
      await expect(results(page).getByRole('cell')).toHaveCount(sectors.length * 4);
      await expect(
        results(page).getByRole('row', { name: 'Finance' }).getByRole('cell'),
      ).toHaveText([
        ...['tpe', 'pme', 'eti'].map(
          (each) => `${getMonthlyRange('finance', each)}${getYearlyRange('finance', each)} / an`,
        ),
        'Sur devis personnalisé',
      ]);
      await expect(sector(page, 'Santé')).toBeHidden();
      await expect(result(page)).toContainText(getMonthlyRange('general', 'pme'));
      await expect(ownQuote(page)).toBeVisible();
      const parts = sectors
        .map((each) => getRange(each, 'pme').month)
        .flatMap(([low, high]) => [low, high - low]);
      const widths = await readNumbers(results(page).locator('td:nth-child(3) svg'), 'width');
      const scales = parts.map((euros, index) => euros / Number(widths[index]));
      for (const scale of scales) expect(scale / Number(scales[0])).toBeCloseTo(1, 1);
      await expect(turnover(page)).toBeHidden();
      await expect(answer(page)).toContainText(`Exemple : les entreprises de ${firm.turnover}`);
      await expect(answer(page)).toContainText(inOrder(firm.paid, firm.trend));
      await expect(verdict(page)).toHaveText(inOrder('Avec', firm.turnover, firm.trend));
      const [measured, rated] = await readNumbers(
        market(page).locator('figure svg:nth-child(2)'),
        'width',
      );
      expect(Number(measured) / Number(rated)).toBeCloseTo(firm.premium / firm.rated, 2);
      await expect(page.locator('tbody [aria-current] > th')).toHaveText(upperFirst(firm.turnover));
      await expect(page.locator('[data-block="classes"] tbody tr')).toHaveText(
        classes.map(
          ({ turnover, sum, trend, most, own }) =>
            `${upperFirst(turnover)}${sum}${trend}${most}${own}`,
        ),
      );
    });
  });
});

test.describe('market price on a phone', () => {
  test.use(phone);

  test('attaches the price of a class to the request', async ({ page }) => {
    await open(page);
    const joins = page.getByRole('link', { name: 'Joindre ce prix à ma demande' });
    await expect(joins).toHaveCount(0);
    await turnover(page).selectOption(firm.id);
    await expect(verdict(page)).toContainText(inOrder('Pour votre budget', firm.trend));
    const bracket = inOrder(
      firm.turnover,
      `${firm.paid} par an`,
      `en ${firm.year}, plutôt ${firm.trend}`,
      `plafond.*${firm.most}`,
      `franchise.*${firm.own}`,
      `LUCY, exercice ${firm.year}`,
    );
    await expect(answer(page)).toHaveText(bracket);
    const quote = page.getByRole('link', { name: 'Demander un devis avec ces réponses' });
    await expect(quote).toHaveAttribute('href', '/devis?ca=2M-10M&taille=pme');
    const { adresse } = table('sources').lignes[newestYear(table('classes')).source] ?? {};
    const origin = page.getByRole('complementary', { name: 'D’où vient la moyenne' });
    await expect(origin.locator(`a[href="${adresse}"]`).first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const { card, answers } = await readJoined(joins);
    expect(card.text).toMatch(bracket);
    expect(card.again).toBe('/tarifs?secteur=general&taille=pme&ca=petite');
    expect(answers).toEqual({ ca: '2M-10M' });
  });
});
