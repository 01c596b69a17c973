import type { ComparedInsurer } from '../../../src/content/offers.ts';
import { table as content } from '../../../src/content/tables.ts';
import { formatEuros, formatFigure } from '../../../src/lib/numbers.ts';
import { plain } from '../../support/prices.ts';
import { inItsLetters } from '../letters.ts';
import { expect, test } from '../test.ts';
import {
  alike,
  alphabetical,
  cells,
  guarantees,
  names,
  offers,
  open,
  row,
  sortedBy,
  table,
} from './comparison.ts';

for (const [width, height, most] of [
  [1280, 800, 900],
  [360, 640, 1400],
] as const)
  test(`at ${width} pixels the price stands within the first ${most}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await inItsLetters(page);
    const { y } = (await row(page, 'À partir de').locator('td').first().boundingBox()) ?? {
      y: Number.NaN,
    };
    expect(y).toBeLessThan(most);
  });

test('a real table: insurers as columns, alphabetical, with their values and their guarantees', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('table', { name: /offres d’assurance cyber/ })).toHaveClass(
    'comparison',
  );
  await expect(page.getByRole('rowheader', { name: 'Note sur 5' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(alphabetical);
  await expect(table(page).getByRole('columnheader')).toHaveCount(alphabetical.length);
  await expect(table(page).locator(':is(.indicated, [data-alike]) [scope="row"]')).toHaveCount(
    3 + guarantees.length,
  );
  for (const [name, value] of [
    ['Capacité maximale', ({ capaciteMax }) => formatEuros(capaciteMax * 1e6)],
    ['À partir de', ({ prix }) => formatEuros(prix)],
    ['Note sur 5', ({ note }) => formatFigure(note, 'sur 5')],
  ] as [string, (offer: ComparedInsurer) => string][])
    expect((await cells(row(page, name))).map(plain), name).toEqual(
      offers.map((offer) => plain(value(offer))),
    );
  for (const { id, nom } of guarantees) {
    const said = offers.map(({ garanties }) => (garanties[id] ? 'Incluse' : 'Absente'));
    expect(await cells(row(page, nom)), nom).toEqual(said);
  }
});

test('each guarantee is explained in one line in its head; who is not compared is said to be absent', async ({
  page,
}) => {
  await open(page);
  const heads = table(page).locator('.guarantees [data-alike] th small');
  await expect(heads.filter({ visible: true })).toHaveCount(guarantees.length);
  const away = Object.values(content('assureurs').lignes).filter(({ compare }) => !compare);
  expect(away).not.toEqual([]);
  for (const { nom, url } of away)
    await expect(
      page.getByRole('main').getByRole('link', { name: nom, exact: true }),
    ).toHaveAttribute('href', url);
});

test('capacity is drawn to scale', async ({ page }) => {
  await open(page);
  const widths = await row(page, 'Capacité maximale')
    .locator('td svg')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const millions = offers.map(({ capaciteMax }) => capaciteMax);
  const highest = Math.max(...millions);
  const longest = Math.max(...widths);
  expect(widths).toHaveLength(millions.length);
  // The edge of a bar is four pixels of it.
  for (const [index, width] of widths.entries())
    expect(Math.abs(width / longest - (millions[index] ?? 0) / highest)).toBeLessThan(5 / longest);
});

test('two frames: solid for documents, dashed for what the grid says; what they say moves with its offer', async ({
  page,
}) => {
  await open(page);
  const border = (selector: string) =>
    table(page)
      .locator(selector)
      .last()
      .evaluate((cell) => getComputedStyle(cell).borderRightStyle);
  expect(await border('.published td')).toBe('solid');
  expect(await border('.guarantees td')).toBe('dashed');
  const sold = async () => {
    const texts = await cells(row(page, 'Qui vend le contrat'));
    return Object.fromEntries((await names(page)).map((name, index) => [name, texts[index]]));
  };
  const before = await sold();
  expect(new Set(Object.values(before)).size, 'they do not all say the same').toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Trier par capacité' }).click();
  await expect.poll(() => names(page)).toEqual(sortedBy(({ capaciteMax }) => -capaciteMax));
  await expect.poll(sold).toEqual(before);
  await page.getByRole('button', { name: 'Trier par prix' }).click();
  await expect.poll(() => names(page)).toEqual(sortedBy(({ prix }) => prix));
  await expect.poll(sold).toEqual(before);
});

test('by a pointer: rows that say the same of all fold, and stay named', async ({ page }) => {
  await open(page);
  const same = alike(offers);
  const rows = table(page).locator('tr[data-alike]').filter({ visible: true });
  await expect(rows).toHaveCount(guarantees.length);
  await page.getByLabel(`Replier ${same.length} garanties identiques`).check();
  await expect(rows).toHaveCount(guarantees.length - same.length);
  for (const { nom } of same) await expect(table(page).locator('.fold td')).toContainText(nom);
});

test('names and criteria stay in view while one reads', async ({ page }) => {
  await open(page);
  const last = row(page, guarantees.at(-1)?.nom ?? '');
  await last.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(table(page).locator('thead')).not.toBeInViewport();
  await expect(table(page).getByRole('link', { name: alphabetical.at(-1) ?? '' })).toBeInViewport({
    ratio: 1,
  });
  await expect(last.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the table is complete, and no control promises what it cannot do', async ({ page }) => {
    await page.goto('/comparatif?ordre=prix');
    await expect.poll(() => names(page)).toEqual(alphabetical);
    await expect(table(page).locator('[data-alike] td')).toHaveCount(
      guarantees.length * alphabetical.length,
    );
    const source = row(page, 'Rançon').getByRole('link').first();
    await expect(source).toBeHidden();
    await page.getByLabel(/^Montrer sous chaque réponse le document/).press('Space');
    await expect(source).toBeVisible();
    await expect(page.getByText('Il me faut…')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Trier par note' })).toBeHidden();
    await expect(page.getByText('Les offres sont classées par ordre alphabétique')).toBeVisible();
  });
});
