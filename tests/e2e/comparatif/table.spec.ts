import type { ComparedInsurer } from '../../../src/content/offers.ts';
import { formatEuros, formatFigure } from '../../../src/lib/numbers.ts';
import { plain } from '../../support/prices.ts';
import { expect, test } from '../test.ts';
import { alphabetical, cells, guarantees, names, offers, open, row, table } from './comparison.ts';

test.describe('comparison table', () => {
  test('is a table of insurers in alphabetical order', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('table', { name: /offres d’assurance cyber/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Note sur 5' })).toBeVisible();
    await expect.poll(() => names(page)).toEqual(alphabetical);
    await expect(table(page).getByRole('columnheader')).toHaveCount(alphabetical.length);
    await expect(table(page).locator('[data-guarantee]')).toHaveCount(guarantees.length);
    for (const [name, value] of [
      ['Capacité maximale', ({ capaciteMax }) => formatEuros(capaciteMax * 1e6)],
      ['À partir de', ({ prix }) => formatEuros(prix)],
      ['Note sur 5', ({ note }) => formatFigure(note, 'sur 5')],
    ] as [string, (offer: ComparedInsurer) => string][])
      expect((await cells(row(page, name))).map(plain), name).toEqual(
        offers.map((offer) => plain(value(offer))),
      );
    for (const { id, nom } of guarantees) {
      const words = offers.map(({ garanties }) => (garanties[id] ? 'Incluse' : 'Absente'));
      expect(await cells(row(page, nom)), nom).toEqual(words);
    }
  });

  test('draws capacity to scale', async ({ page }) => {
    await open(page);
    const heights = await row(page, 'Capacité maximale')
      .locator('td svg')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    const millions = offers.map(({ capaciteMax }) => capaciteMax);
    const highest = Math.max(...millions);
    const tallest = Math.max(...heights);
    expect(heights).toHaveLength(millions.length);
    // Allows a difference of 5 px, because the outline adds 4 px to each bar.
    for (const [index, height] of heights.entries())
      expect(Math.abs(height / tallest - (millions[index] ?? 0) / highest)).toBeLessThan(
        5 / tallest,
      );
  });

  test('keeps names and criteria in view while scrolling', async ({ page }) => {
    await open(page);
    const last = row(page, 'Note sur 5');
    await last.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(table(page).locator('thead')).not.toBeInViewport();
    await expect(table(page).getByRole('link', { name: alphabetical.at(-1) ?? '' })).toBeInViewport(
      {
        ratio: 1,
      },
    );
    await expect(last.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows all offers and no controls', async ({ page }) => {
      await page.goto('/comparatif?ordre=prix');
      await expect.poll(() => names(page)).toEqual(alphabetical);
      await expect(table(page).locator('[data-guarantee] td')).toHaveCount(
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
});
