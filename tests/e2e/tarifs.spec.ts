import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { questionsOf } from '../support/questions.ts';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { holdReact, hydrated } from './react.ts';
import { expect, test } from './test.ts';

const result = (page: Page) => page.locator('.estimator .result');
const hydratedEstimator = (page: Page) => hydrated(page, '.estimator');
const open = async (page: Page, query = '') => {
  await page.goto(`/tarifs${query}`);
  await hydratedEstimator(page);
};
const sector = (page: Page, name: string) => page.getByRole('group', { name: 'Votre secteur' }).getByRole('radio', { name });
const size = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Vos salariés' }).getByRole('radio', { name });

test('general and SME at first, nothing in the address; each choice recomputes and is kept in it', async ({ page }) => {
  await open(page);
  await expect(sector(page, 'Toutes activités')).toBeChecked();
  await expect(size(page, /PME/)).toBeChecked();
  await expect(result(page)).toHaveText('29 à 100 €par mois350 à 1 200 € par an');
  expect(await query(page)).toBe('');

  await sector(page, 'Santé').click();
  await expect(result(page)).toContainText('50 à 200 €');
  await size(page, /TPE/).click();
  await expect(result(page)).toHaveText('35 à 140 €par mois420 à 1 680 € par an');
  expect(await query(page)).toBe('?secteur=sante&taille=tpe');

  await page.goBack();
  await expect(result(page)).toContainText('50 à 200 €');
  await expect(size(page, /PME/)).toBeChecked();
  await page.goBack();
  await expect(result(page)).toContainText('29 à 100 €');
  await page.goForward();
  await expect(sector(page, 'Santé')).toBeChecked();
});

test('recomputed in the frame of the choice', async ({ page }) => {
  await open(page);
  const shown = await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name="secteur"][value="finance"]')?.click();
    return document.querySelector('.estimator .result')?.textContent;
  });
  expect(shown).toMatch(/^67\sà\s300\s€/);
});

test('native radio buttons: the arrows walk through each row', async ({ page }) => {
  await open(page);
  await sector(page, 'Toutes activités').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Santé'],
    ['ArrowDown', 'Finance'],
    ['ArrowLeft', 'Santé'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sector(page, name)).toBeFocused();
    await expect(sector(page, name)).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(size(page, /PME/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(result(page)).toContainText('90 à 360 €');
});

test('the result is a polite status, read whole', async ({ page }) => {
  await open(page);
  const status = page.getByRole('status').filter({ hasText: 'par mois' });
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(status).toHaveAttribute('aria-atomic', 'true');
});

test('an address opens its estimate; unknown values fall back', async ({ page }) => {
  await open(page, '?secteur=industrie&taille=eti');
  await expect(result(page)).toContainText('76 à 301 €');
  await open(page, '?secteur=boulangerie&taille=eti');
  await expect(sector(page, 'Toutes activités')).toBeChecked();
  await expect(result(page)).toContainText('52 à 180 €');
  await open(page, '?secteur=__proto__&taille=');
  await expect(result(page)).toContainText('29 à 100 €');
});

test('a large company gets no number, and is told why', async ({ page }) => {
  await open(page, '?taille=ge');
  await expect(result(page)).toHaveText('Sur devis personnalisé');
  await expect(page.locator('.ruler')).toHaveCount(0);
  await expect(page.locator('.dial')).toContainText('Un courtier monte le programme');
});

test('the range is drawn to scale on an axis that holds every sector', async ({ page }) => {
  await open(page, '?secteur=finance&taille=eti');
  const rows = page.locator('.ruler li');
  await expect(rows).toHaveCount(5);
  await expect(page.locator('.ruler [aria-current]')).toContainText('Finance');
  // Once the range has slid to its place.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const drawn = await rows.evaluateAll((items) =>
    items.map((item) => {
      const track = item.querySelector('.track')?.getBoundingClientRect();
      const bar = item.querySelector('.track i')?.getBoundingClientRect();
      if (!track || !bar) return [];
      return [bar.left - track.left, bar.right - track.left].map((edge) => Math.round((edge / track.width) * 600));
    }),
  );
  const expected = [
    [52, 180],
    [90, 360],
    [121, 540],
    [68, 270],
    [76, 301],
  ];
  for (const [row, ends] of expected.entries())
    for (const [end, value] of ends.entries()) expect(Math.abs((drawn[row]?.[end] ?? 0) - value)).toBeLessThanOrEqual(2);
});

test('beside it: what counts, what does not and which way it moves the price, when not to believe it', async ({ page }) => {
  await page.goto('/tarifs');
  const limits = page.getByRole('complementary', { name: 'Limites de l’estimation' });
  for (const words of [
    'Le secteur et l’effectif, rien d’autre',
    'Le chiffre d’affaires : plus il est grand, plus le prix monte',
    'La sécurité : double authentification et sauvegarde testée le font baisser',
    'Les sinistres passés : ils le font monter',
    'un plafond haut le fait monter',
  ])
    await expect(limits).toContainText(words);
  await expect(limits).toContainText('Au-delà de 10 M€ de chiffre d’affaires');
});

test('the address is copied by a button, and where the browser refuses it is there to be taken', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?secteur=sante&taille=tpe');
  await page.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Adresse copiée' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('http://localhost:3000/tarifs?secteur=sante&taille=tpe');

  await size(page, /ETI/).click();
  await expect(page.getByText('Adresse copiée')).toHaveCount(0);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }));
  await page.getByRole('button', { name: 'Copier l’adresse' }).click();
  const field = page.getByLabel('Votre navigateur refuse la copie');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('http://localhost:3000/tarifs?secteur=sante&taille=eti');
});

test('the estimate prints alone, on one page, with its date and what it was worked out from', async ({ page }) => {
  // The visitor's day, which in London is still November.
  await page.clock.setFixedTime('2026-12-01T00:30:00+01:00');
  await open(page, '?secteur=sante&taille=tpe');
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.dial');
  await expect(sheet).toContainText('Estimation indicative du 1er décembre 2026');
  await expect(sheet).toContainText('Santé, 1 à 9 salariés. Fourchette du secteur, 50 à 200 € par mois, multipliée par 0,7');
  await expect(page.getByRole('complementary', { name: 'Limites de l’estimation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

for (const [from, to] of [
  ['', '/devis?estimation=general-pme'],
  ['?secteur=sante&taille=tpe', '/devis?secteur=sante&effectifs=2-10&estimation=sante-tpe'],
  ['?secteur=finance&taille=eti', '/devis?secteur=finance&effectifs=250%2B&estimation=finance-eti'],
  ['?secteur=industrie&taille=ge', '/devis?secteur=industrie&effectifs=250%2B&estimation=industrie-ge'],
] as const) {
  test(`the quote asked from ${from || 'the default'} carries what the form knows`, async ({ page }) => {
    await open(page, from);
    await expect(page.getByRole('link', { name: 'Demander ce devis' })).toHaveAttribute('href', to);
  });
}

test('the form receives the estimate, and offers to join it', async ({ page }) => {
  await open(page, '?secteur=sante&taille=tpe');
  await page.getByRole('link', { name: 'Demander ce devis' }).click();
  await page.waitForURL(/\/devis/);
  await expect(page.getByLabel('Secteur')).toHaveValue('sante');
  await expect(page.getByLabel('Effectif')).toHaveValue('2-10');
  await page.getByRole('button', { name: /Joindre .* estimation/ }).click();
  await expect(page.getByLabel('Vos besoins')).toHaveValue(/\/tarifs\?secteur=sante&taille=tpe/);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a tap chooses, and nothing runs off the screen', async ({ page }) => {
    await open(page);
    await sector(page, 'Finance').tap();
    await size(page, /Grande/).tap();
    await expect(result(page)).toHaveText('Sur devis personnalisé');
    await size(page, /TPE/).tap();
    await expect(result(page)).toContainText('47 à 210 €');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('what was chosen before React came is kept', async ({ page }) => {
  const letReactIn = await holdReact(page);
  await page.goto('/tarifs?taille=tpe', { waitUntil: 'commit' });
  await sector(page, 'Finance').click();
  letReactIn();
  await hydratedEstimator(page);
  await expect(result(page)).toContainText('47 à 210 €');
  expect(await query(page)).toBe('?secteur=finance&taille=tpe');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the twenty combinations are readable, and no control promises what it cannot do', async ({ page }) => {
    await page.goto('/tarifs');
    const cells = page.locator('[data-block="tableau"] td');
    await expect(cells).toHaveCount(20);
    await expect(page.locator('[data-block="tableau"] tr', { hasText: 'Finance' })).toContainText(
      'Finance47 à 210 €560 à 2 520 € / an67 à 300 €800 à 3 600 € / an121 à 540 €1 440 à 6 480 € / anSur devis personnalisé',
    );
    await expect(page.getByText('Sur devis personnalisé')).toHaveCount(5);
    await expect(page.getByRole('group', { name: 'Votre secteur' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(result(page)).toContainText('29 à 100 €');
    await expect(page.getByRole('link', { name: 'Demander ce devis' })).toBeVisible();
    await expect(page.getByText('Non, rien ne le garantit')).toBeVisible();
  });
});

const content = (file: string) => readFileSync(`content/${file}`, 'utf8');
const { tranches } = parse(content('tables/estimateur.yaml'));
const houses: { compare: boolean; tarif?: object }[] = Object.values(parse(content('tables/assureurs.yaml')).lignes);
const { facteurs, economies } = parse(content('pages/tarifs.mdx').split('---\n')[1] ?? '');

test('the specified bands, cards, factors, savings and questions, with their data', async ({ page }) => {
  await page.goto('/tarifs');
  for (const [block, specified, held] of [
    ['tranches', 4, tranches.length],
    ['cartes', 7, houses.filter(({ compare, tarif }) => compare && tarif).length],
    ['facteurs', 8, facteurs.length],
    ['economies', 6, economies.length],
    ['faq', 15, questionsOf('/tarifs')],
  ] as const) {
    expect(held, block).toBeGreaterThanOrEqual(specified);
    await expect(page.locator(`[data-block="${block}"] [data-item]`), block).toHaveCount(held);
  }
  const stoik = page.locator('[data-block="cartes"] [data-item]').filter({ hasText: 'Stoïk' });
  await expect(stoik).toContainText('29 €par mois, à partir de348 € par an');
  await expect(stoik.getByRole('link')).toHaveAttribute('href', '/assureurs/stoik');
  await expect(page.locator('[data-block="economies"]')).toContainText('10 à 15 %');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.flatMap((text) => JSON.parse(text)['@graph']).find((each) => each['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await page.locator('[data-block="faq"] [data-item]').count());
});

test('screen readers are told the two choices, the result that follows, and each sector beside it', async ({ page }) => {
  await open(page, '?secteur=sante&taille=tpe');
  await expect(page.locator('.estimator')).toMatchAriaSnapshot(`
    - group "Votre secteur":
      - radio "Toutes activités"
      - radio "Santé" [checked]
      - radio "Finance"
      - radio "E-commerce"
      - radio "Industrie"
    - group "Vos salariés":
      - radio "1 à 9 TPE" [checked]
      - radio "10 à 249 PME"
      - radio /ETI/
      - radio /Grande entreprise/
    - status: /35 à 140 € par mois 420 à 1 680 € par an/
    - figure "Fourchettes mensuelles, TPE, secteur par secteur":
      - list:
        - listitem: /Toutes activités/
        - listitem: /Santé/
        - listitem: /Finance/
        - listitem: /E-commerce/
        - listitem: /Industrie/
    - link "Demander ce devis"
    - link "Joindre cette estimation à ma demande"
    - button "Copier l’adresse"
    - button "Imprimer"
  `);
});
