import type { Page } from 'playwright/test';
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
const bracket = /2\sà\s10\sM€.*environ\s1\s530\s€\spar\san.*plafond.*955\s000\s€.*franchise.*8\s385\s€.*LUCY, exercice\s2024/s;

test.describe('the owner of a service company: thirty people, 4 M€, a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two touches give him one bracket with its source; joined, the broker reads it in the mail', async ({ page }) => {
    const company = `Conseil & Fils ${Date.now()}`;
    await open(page);
    // The list, and the class in it: his staff is within what stands there already, services have no range of their own.
    await blank(page, 'Chiffre d’affaires').tap();
    await blank(page, 'Chiffre d’affaires').selectOption({ label: '2 à 10 M€' });
    await expect(answer(page)).toHaveText(bracket);
    await expect(answer(page)).toBeInViewport();
    await expect(
      page.getByRole('complementary', { name: 'D’où vient la moyenne' }).getByRole('link', { name: /LUCY 2025/ }),
    ).toHaveAttribute('href', /^https:\/\/www\.silicon\.fr\//);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Joindre ce prix à ma demande' }).tap();
    await page.waitForURL(/\/devis\?/);
    await expect(page.getByLabel(/Chiffre d’affaires/)).toHaveValue('2M-10M');
    const needs = page.getByLabel(/Vos besoins/);
    await expect(needs).toHaveValue(bracket);
    await expect(needs).toBeEditable();
    expect((await needs.inputValue()).length).toBeLessThan(300);

    await page.getByLabel(/Effectif/).selectOption({ label: '11 à 50' });
    const mail = await sendAndRead(page, company, 'Services');
    expect(mail.text).toMatch(bracket);
    expect(mail.text).toContain('/tarifs?secteur=general&taille=pme&ca=petite');
  });
});

test('until a turnover is chosen the price is an example: it is neither joined to a request nor called the visitor’s', async ({
  page,
}) => {
  await open(page);
  await expect(answer(page)).toContainText('Exemple');
  await expect(head(page).getByText('Pour votre budget')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Joindre ce prix à ma demande' })).toBeHidden();
  await blank(page, 'Chiffre d’affaires').selectOption('petite');
  await expect(head(page).getByText('Pour votre budget')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Joindre ce prix à ma demande' })).toBeVisible();
});

test('measured price and estimator stand on one axis, told apart, with one sentence on which to believe', async ({ page }) => {
  await open(page, '?ca=petite');
  const rows = head(page).locator('figure li');
  await expect(rows).toHaveText(['Moyenne mesuréeenviron 1 530 €', 'Estimateur350 à 1 200 €']);
  const drawn = await rows.evaluateAll((items) =>
    items.map((item) => {
      const track = item.querySelector('.track') as Element;
      const bar = item.querySelector('.track i') as Element;
      const [whole, part] = [track.getBoundingClientRect(), bar.getBoundingClientRect()];
      const at = (edge: number) => Math.round(((edge - whole.left) / whole.width) * 1800);
      return { from: at(part.left), to: at(part.right), ground: getComputedStyle(bar).backgroundColor };
    }),
  );
  const [measured, estimator] = drawn;
  expect(Math.abs((measured?.from ?? 0) - 1530)).toBeLessThanOrEqual(5);
  expect(Math.abs((estimator?.from ?? 0) - 350)).toBeLessThanOrEqual(5);
  expect(Math.abs((estimator?.to ?? 0) - 1200)).toBeLessThanOrEqual(5);
  expect(measured?.ground).not.toBe(estimator?.ground);
  await expect(head(page)).toContainText('Pour votre budget, retenez la moyenne mesurée : elle vient de contrats signés');
  await expect(head(page).getByRole('row', { name: /D’après/ })).toContainText('contrats de 2024 : 0,16 % du plafond');
});

for (const [query, sentence] of [
  ['?ca=micro&secteur=finance', 'retenez la fourchette de l’estimateur : elle tient compte de votre secteur'],
  ['?ca=petite&secteur=sante', 'retenez la moyenne mesurée, qui vient de contrats signés : la fourchette'],
  ['?ca=moyenne', 'notre estimateur ignore votre chiffre d’affaires, et il n’est plus fiable à cette taille'],
  ['?ca=petite&taille=ge', 'à cette taille, l’estimateur n’a pas de coefficient'],
] as const) {
  test(`which to believe, ${query}`, async ({ page }) => {
    await open(page, query);
    await expect(head(page)).toContainText(sentence);
  });
}

test('until a turnover is chosen the answer is an example, and nothing of it goes into the address or the request', async ({
  page,
}) => {
  await open(page);
  await expect(answer(page)).toContainText('Exemple : les entreprises de 2 à 10 M€');
  expect(await query(page)).toBe('');
  const quote = page.getByRole('link', { name: 'Demander un devis avec ces réponses' });
  await expect(quote).toHaveAttribute('href', '/devis?estimation=general-pme');
  await blank(page, 'Chiffre d’affaires').selectOption('petite');
  await expect(answer(page)).toContainText('Les entreprises de 2 à 10 M€');
  expect(await query(page)).toBe('?secteur=general&taille=pme&ca=petite');
  await expect(quote).toHaveAttribute('href', '/devis?ca=2M-10M&estimation=general-pme&classe=petite');
});

test('mid-size and large firms see what is measured first, whatever they have chosen', async ({ page }) => {
  await open(page, '?taille=eti');
  await expect(answer(page)).toContainText('Exemple : les entreprises de 50 M€ à 1 Md€');
  await expect(answer(page)).toContainText('environ 48 000 € par an');
  await blank(page, 'Effectif').selectOption('ge');
  await expect(answer(page)).toContainText('environ 810 000 € par an');
  await expect(head(page).locator('figure li')).toHaveCount(1);
  const [measured, specified] = await Promise.all(
    [answer(page), page.locator('.estimator .result')].map((place) => place.evaluate((at) => at.getBoundingClientRect().top)),
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

for (const bad of ['?ca=association', '?ca=2M-10M', '?ca=pme', '?ca=', '?ca=__proto__', '?ca=petite%2Cmoyenne', '?ca=%']) {
  test(`a turnover that is none is not chosen: ${bad}`, async ({ page }) => {
    await open(page, bad);
    await expect(blank(page, 'Chiffre d’affaires')).toHaveValue('');
    await expect(answer(page)).toContainText('Exemple : les entreprises de 2 à 10 M€');
  });
}

test('a class that is none is not joined', async ({ page }) => {
  await page.goto('/devis?estimation=general-pme&classe=2M-10M&joindre=1');
  await expect(page.getByLabel(/Vos besoins/)).toHaveValue(
    'Mon estimation : http://localhost:3000/tarifs?secteur=general&taille=pme',
  );
});

test('what was chosen in the sentence before React came is kept', async ({ page }) => {
  const letReactIn = await holdReact(page);
  await page.goto('/tarifs?taille=tpe', { waitUntil: 'commit' });
  await blank(page, 'Chiffre d’affaires').selectOption('moyenne');
  letReactIn();
  await hydrated(page, '.estimator');
  await expect(answer(page)).toContainText('environ 6 800 € par an');
  await expect(blank(page, 'Chiffre d’affaires')).toHaveValue('moyenne');
  expect(await query(page)).toBe('?secteur=general&taille=tpe&ca=moyenne');
});

test('screen readers are told the sentence’s lists, the answer, the axis and the table', async ({ page }) => {
  await open(page, '?ca=petite');
  await expect(head(page)).toMatchAriaSnapshot(`
    - form "Votre entreprise":
      - combobox "Chiffre d’affaires"
      - combobox "Effectif"
      - combobox "Secteur"
    - status: /Les entreprises de 2 à 10 M€.*1 530 €/
    - figure:
      - list:
        - listitem: /Moyenne mesurée/
        - listitem: /Estimateur/
    - table "La moyenne mesurée et l’estimateur, ligne par ligne"
    - link "Demander un devis avec ces réponses"
    - link "Joindre ce prix à ma demande"
  `);
  await expect(answer(page)).toHaveAttribute('aria-live', 'polite');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every class is a row of a table, and no list promises what it cannot do', async ({ page }) => {
    await page.goto('/tarifs');
    const rows = page.locator('[data-block="classes"] tbody tr');
    await expect(rows).toHaveText([
      'Moins de 2 M€environ 730 €564 000 €2 648 €0,13 %',
      '2 à 10 M€environ 1 530 €955 000 €8 385 €0,16 %',
      '10 à 50 M€environ 6 800 €1,8 M€17 900 €0,38 %',
      '50 M€ à 1 Md€environ 48 000 €4,6 M€110 000 €1,05 %',
      'Plus de 1 Md€environ 810 000 €42,6 M€6,5 M€1,9 %',
    ]);
    await expect(rows.first()).toBeVisible();
    await expect(blank(page, 'Chiffre d’affaires')).toBeHidden();
    await expect(answer(page)).toContainText('Exemple : les entreprises de 2 à 10 M€');
  });
});
