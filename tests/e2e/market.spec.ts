import type { Page } from 'playwright/test';
import { newestYear } from '../../src/content/study.ts';
import { table } from '../../src/content/tables.ts';
import { upperFirst } from '../../src/lib/letters.ts';
import { classes, findClass, getRange, getYearlyRange, plain } from '../support/prices.ts';
import { overflow } from './access.ts';
import { query, readJoined } from './address.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

const head = (page: Page) => page.locator('[data-block="marche"]');
const answer = (page: Page) => head(page).getByRole('status');
const blank = (page: Page, name: string) => head(page).getByLabel(name);
const open = async (page: Page, query = '') => {
  await page.goto(`/tarifs${query}`);
  await hydrated(page, '.estimator');
};
const firm = findClass('petite');
/** Creates a pattern that matches these words in this order, with any kind of space inside them. */
const inOrder = (...parts: string[]) => new RegExp(parts.join('.*').replaceAll(' ', '\\s'), 's');
const bracket = inOrder(
  firm.turnover,
  `${firm.paid} par an`,
  `plafond.*${firm.most}`,
  `franchise.*${firm.own}`,
  `LUCY, exercice ${firm.year}`,
);

test.describe('market price on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('attaches the price of a class to the request', async ({ page }) => {
    await open(page);
    await blank(page, 'Chiffre d’affaires').tap();
    await blank(page, 'Chiffre d’affaires').selectOption(firm.id);
    await expect(answer(page)).toHaveText(bracket);
    await expect(answer(page)).toBeInViewport();
    const origin = page.getByRole('complementary', { name: 'D’où vient la moyenne' });
    await expect(
      origin
        .locator(
          `a[href="${table('sources').lignes[newestYear(table('classes')).source]?.adresse}"]`,
        )
        .first(),
    ).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const { card, answers } = await readJoined(
      page.getByRole('link', { name: 'Joindre ce prix à ma demande' }),
    );
    expect(card.text).toMatch(bracket);
    expect(card.again).toBe('/tarifs?secteur=general&taille=pme&ca=petite');
    expect(answers).toEqual({ ca: '2M-10M' });
  });
});

test.describe('market price', () => {
  test('shows an example until a turnover is chosen', async ({ page }) => {
    await open(page);
    await expect(answer(page)).toContainText(`Exemple : les entreprises de ${firm.turnover}`);
    expect(await query(page)).toBe('');
    const quote = page.getByRole('link', { name: 'Demander un devis avec ces réponses' });
    await expect(quote).toHaveAttribute('href', '/devis?taille=pme');
    await expect(head(page).getByText('Pour votre budget')).toBeHidden();
    await expect(page.getByText('Joindre ce prix à ma demande')).toBeHidden();
    await blank(page, 'Chiffre d’affaires').selectOption('petite');
    await expect(head(page).getByText('Pour votre budget')).toBeVisible();
    await expect(page.getByText('Joindre ce prix à ma demande')).toBeVisible();
    await expect(answer(page)).toContainText(`Les entreprises de ${firm.turnover}`);
    expect(await query(page)).toBe('?secteur=general&taille=pme&ca=petite');
    await expect(quote).toHaveAttribute('href', '/devis?ca=2M-10M&taille=pme');
  });

  test('draws all its figures on one scale', async ({ page }) => {
    await open(page, '?ca=petite');
    const axis = head(page).locator('figure');
    await expect(axis.getByRole('img')).toHaveAccessibleName(
      inOrder(firm.paid, firm.trend, getYearlyRange('general', 'pme')),
    );
    const words = (await axis.locator('text').allTextContents()).map(plain);
    expect(words.slice(0, 3)).toEqual([
      `${firm.sum} mesuré en ${firm.year}`,
      expect.stringMatching(`^${firm.trend} taux de`),
      `${getYearlyRange('general', 'pme')} estimateur`,
    ]);
    const marks = await axis.evaluate((figure) => {
      const whole = figure.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const at = (edge: number) => (edge - whole.left) / whole.width;
      return Object.fromEntries(
        [...figure.querySelectorAll<SVGRectElement>('[data-mark]')].map((mark) => {
          const { left, right } = mark.getBoundingClientRect();
          const ground = getComputedStyle(mark).fill;
          return [
            mark.dataset.mark,
            { from: at(left), to: at(right), middle: at((left + right) / 2), ground },
          ];
        }),
      );
    });
    const [low, high] = getRange('general', 'pme').year;
    const euro = (marks.mesure?.middle ?? Number.NaN) / firm.premium;
    expect(marks.estimateur?.from).toBeCloseTo(low * euro, 2);
    expect(marks.estimateur?.to).toBeCloseTo(high * euro, 2);
    expect(marks.tendance?.middle).toBeCloseTo(firm.rated * euro, 2);
    expect(marks.mesure?.ground).not.toBe(marks.estimateur?.ground);
  });

  test('shares its choice with the estimator', async ({ page }) => {
    await open(page);
    await blank(page, 'Secteur').selectOption('sante');
    await expect(page.getByRole('radio', { name: 'Santé' })).toBeChecked();
    await page.getByRole('radio', { name: /TPE/ }).click();
    await expect(blank(page, 'Effectif')).toHaveValue('tpe');
    expect(await query(page)).toBe('?secteur=sante&taille=tpe');
    await page.goBack();
    await expect(blank(page, 'Effectif')).toHaveValue('pme');
    await expect(blank(page, 'Secteur')).toHaveValue('sante');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists every class in a table', async ({ page }) => {
      await page.goto('/tarifs');
      const rows = page.locator('[data-block="classes"] tbody tr');
      await expect(rows).toHaveText(
        classes.map(
          ({ turnover, sum, trend, most, own }) =>
            `${upperFirst(turnover)}${sum}${trend}${most}${own}`,
        ),
      );
      await expect(rows.first()).toBeVisible();
      await expect(blank(page, 'Chiffre d’affaires')).toBeHidden();
      await expect(answer(page)).toContainText(`Exemple : les entreprises de ${firm.turnover}`);
    });
  });
});
