import type { Page } from 'playwright/test';
import { newestYear } from '../../src/content/study.ts';
import { table } from '../../src/content/tables.ts';
import { upperFirst } from '../../src/lib/letters.ts';
import { classes, classOf, rangeOf, yearOf } from '../support/prices.ts';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { sendAndRead } from './inbox.ts';
import { holdReact, hydrated } from './react.ts';
import { expect, test } from './test.ts';

const head = (page: Page) => page.locator('[data-block="marche"]');
const answer = (page: Page) => head(page).getByRole('status');
const blank = (page: Page, name: string) => head(page).getByLabel(name);
const open = async (page: Page, query = '') => {
  await page.goto(`/tarifs${query}`);
  await hydrated(page, '.estimator');
};
const firm = classOf('petite');
/** The words in this order, whichever spaces hold them together. */
const inOrder = (...parts: string[]) => new RegExp(parts.join('.*').replaceAll(' ', '\\s'), 's');
const bracket = inOrder(
  firm.turnover,
  `${firm.paid} par an`,
  `plafond.*${firm.most}`,
  `franchise.*${firm.own}`,
  `LUCY, exercice ${firm.year}`,
);

test.describe('the owner of a service company: thirty people, 4 M€, a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two touches give him one bracket with its source; joined, the broker reads it in the mail', async ({
    page,
  }) => {
    const company = `Conseil & Fils ${Date.now()}`;
    await open(page);
    // The list, and the class in it: his staff is within what stands there already, services have
    // no range of their own.
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

    const joining = page.locator('.joining', { hasText: 'Joindre ce prix à ma demande' });
    await joining.getByText('Joindre ce prix à ma demande').tap();
    await joining.getByLabel('Votre secteur').selectOption({ label: 'Services' });
    await joining.getByLabel('Votre effectif').selectOption({ label: '11 à 50' });
    await joining.getByRole('link', { name: 'Joindre et ouvrir la demande' }).tap();
    await page.waitForURL(/\/devis/);
    await expect(page.getByLabel('Chiffre d’affaires annuel')).toHaveValue('2M-10M');
    await expect(page.getByLabel('Effectif')).toHaveValue('11-50');
    await expect(page.getByLabel('Secteur')).toHaveValue('services');
    await expect(page.getByLabel('Vos besoins')).toHaveValue('');
    const card = page.getByRole('listitem').filter({ hasText: 'Prix de votre classe' });
    await expect(card.getByRole('definition')).toHaveText(`${firm.paid} par an`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const mail = await sendAndRead(page, company, 'Services');
    expect(mail.text).toMatch(bracket);
    expect(mail.text).toContain('/tarifs?secteur=general&taille=pme&ca=petite');
  });
});

test('measured price and estimator stand beside each other, with one sentence on which to believe', async ({
  page,
}) => {
  await open(page, '?ca=petite');
  const rows = head(page).locator('figure li');
  await expect(rows).toHaveText([
    `Moyenne mesurée${firm.paid}`,
    `Estimateur${yearOf('general', 'pme')}`,
  ]);
  const drawn = await rows.evaluateAll((items) =>
    items.map((item) => {
      const track = item.querySelector('.track') as Element;
      const bar = item.querySelector('.track svg:last-child') as Element;
      const [whole, part] = [track.getBoundingClientRect(), bar.getBoundingClientRect()];
      const at = (edge: number) => (edge - whole.left) / whole.width;
      return {
        from: at(part.left),
        to: at(part.right),
        ground: getComputedStyle(bar).backgroundColor,
      };
    }),
  );
  const [measured, estimator] = drawn;
  // One axis: what a euro takes of it is the same for all three ends.
  const [low, high] = rangeOf('general', 'pme').year;
  const euro = (measured?.from ?? Number.NaN) / firm.premium;
  expect(estimator?.from).toBeCloseTo(low * euro, 2);
  expect(estimator?.to).toBeCloseTo(high * euro, 2);
  expect(measured?.ground).not.toBe(estimator?.ground);
  await expect(head(page)).toContainText(
    /Pour votre budget, retenez la (moyenne mesurée|fourchette)/,
  );
  await expect(head(page).getByRole('row', { name: /D’après/ })).toContainText(
    `contrats de ${firm.year} : ${firm.share} du plafond`,
  );
});

test('until a turnover is chosen the answer is an example, and nothing of it goes into address or request', async ({
  page,
}) => {
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

test('mid-size and large firms see what is measured first, whatever they have chosen', async ({
  page,
}) => {
  await open(page, '?taille=eti');
  await expect(answer(page)).toContainText(
    `Exemple : les entreprises de ${classOf('eti').turnover}`,
  );
  await expect(answer(page)).toHaveText(/^Sur étude/);
  await expect(answer(page)).toContainText(`${classOf('eti').paid} par an`);
  await blank(page, 'Effectif').selectOption('ge');
  await expect(answer(page)).toContainText(`${classOf('grande').paid} par an`);
  await expect(head(page).locator('figure li')).toHaveCount(1);
  const [measured, specified] = await Promise.all(
    [answer(page), page.locator('.estimator .result')].map((place) =>
      place.evaluate((at) => at.getBoundingClientRect().top),
    ),
  );
  expect(measured).toBeLessThan(specified ?? 0);
});

test('sentence and estimator hold the same choice, and the address with them', async ({ page }) => {
  await open(page);
  await blank(page, 'Secteur').selectOption('sante');
  await expect(page.locator('.estimator [value="sante"]')).toBeChecked();
  await page.locator('.estimator').getByRole('radio', { name: /TPE/ }).click();
  await expect(blank(page, 'Effectif')).toHaveValue('tpe');
  expect(await query(page)).toBe('?secteur=sante&taille=tpe');
  await page.goBack();
  await expect(blank(page, 'Effectif')).toHaveValue('pme');
  await expect(blank(page, 'Secteur')).toHaveValue('sante');
});

test('what was chosen in the sentence before React came is kept', async ({ page }) => {
  const letReactIn = await holdReact(page);
  await page.goto('/tarifs?taille=tpe', { waitUntil: 'commit' });
  await blank(page, 'Chiffre d’affaires').selectOption('moyenne');
  letReactIn();
  await hydrated(page, '.estimator');
  await expect(answer(page)).toContainText(`${classOf('moyenne').paid} par an`);
  await expect(blank(page, 'Chiffre d’affaires')).toHaveValue('moyenne');
  expect(await query(page)).toBe('?secteur=general&taille=tpe&ca=moyenne');
});

test('screen readers are told the sentence’s lists, the answer, the axis and the table', async ({
  page,
}) => {
  await open(page, '?ca=petite');
  await expect(head(page)).toMatchAriaSnapshot(`
    - form "Votre entreprise":
      - combobox "Chiffre d’affaires"
      - combobox "Effectif"
      - combobox "Secteur"
    - status: /Les entreprises de ${firm.turnover}.*${firm.paid.replace('environ ', '')}/
    - figure:
      - list:
        - listitem: /Moyenne mesurée/
        - listitem: /Estimateur/
    - table "La moyenne mesurée et l’estimateur, ligne par ligne"
    - link "Demander un devis avec ces réponses"
    - group: Joindre ce prix à ma demande
  `);
  await expect(answer(page)).toHaveAttribute('aria-live', 'polite');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every class is a row of a table, and no list promises what it cannot do', async ({
    page,
  }) => {
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
