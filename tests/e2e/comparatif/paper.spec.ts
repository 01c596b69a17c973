import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { alphabetical, names, open, table } from './comparison.ts';

async function fitsOnePage(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 733 });
  const { y, height } = (await table(page).boundingBox()) ?? { y: 0, height: Number.NaN };
  // Expects the table to fit the printable height of an A4 page in landscape, which is 194 mm.
  expect(y + height).toBeLessThan((194 / 25.4) * 96);
}

test.describe('printed comparison', () => {
  test('prints only the chosen offers on one page', async ({ page }) => {
    await open(page, '?cote=stoik,mma');
    await expect.poll(() => names(page).then((all) => all.slice(0, 2))).toEqual(['Stoïk', 'MMA']);
    await fitsOnePage(page);
    await expect(table(page).locator('thead th').filter({ visible: true })).toHaveText([
      /Stoïk/,
      /MMA/,
    ]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Partager' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\?cote=stoik(?:,|%2C)mma$/,
    );
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  });

  test('fits one A4 page in landscape', async ({ page }) => {
    await open(page);
    await fitsOnePage(page);
    await expect(
      table(page).getByRole('link', { name: alphabetical.at(-1) ?? '' }),
    ).toBeInViewport();
    const isAged = (await table(page).locator('[data-lapsed]').count()) > 0;
    await expect(page.getByText('* Nous n’avons pas revérifié')).toBeVisible({ visible: isAged });
  });
});
