import type { Page } from 'playwright/test';
import { overflow } from '../access.ts';
import { query } from '../address.ts';
import { expect, test } from '../test.ts';
import { alike, alphabetical, guarantees, names, offers, open, row, table } from './comparison.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const visible = (page: Page) =>
  table(page)
    .locator('thead th a')
    .evaluateAll((links) => {
      const inside = ({ left, right }: DOMRect) => left >= 0 && right <= window.innerWidth;
      return links
        .filter((link) => inside(link.getBoundingClientRect()))
        .map(({ textContent }) => textContent);
    });

test.describe('comparison on a phone', () => {
  test('shows two or three chosen insurers', async ({ page }) => {
    await open(page);
    await expect.poll(() => visible(page)).toEqual(alphabetical.slice(0, 2));
    await page.getByLabel('Première offre').selectOption('Stoïk');
    await page.getByLabel('Deuxième offre').selectOption('MMA');
    await expect.poll(() => visible(page)).toEqual(['Stoïk', 'MMA']);
    expect(new URLSearchParams(await query(page)).get('cote')).toBe('stoik,mma');
    await page.getByLabel('Troisième offre').selectOption('Verspieren');
    await expect.poll(() => visible(page)).toEqual(['Stoïk', 'MMA', 'Verspieren']);
    // Chooses an insurer of another field, which swaps the insurers of the two fields.
    await page.getByLabel('Première offre').selectOption('MMA');
    await expect.poll(() => visible(page)).toEqual(['MMA', 'Stoïk', 'Verspieren']);
    await page.getByLabel('Troisième offre').selectOption('aucune');
    await expect.poll(() => visible(page)).toEqual(['MMA', 'Stoïk']);
    expect(await names(page)).toHaveLength(offers.length);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('hides the rows in which all insurers agree', async ({ page }) => {
    await open(page);
    const rows = table(page).locator('tr[data-guarantee]');
    const same = alike(offers);
    expect(same).not.toEqual([]);
    await expect(rows.filter({ visible: true })).toHaveCount(guarantees.length - same.length);
    const fold = row(page, 'garanties identiques');
    for (const { nom } of same) await expect(fold).toContainText(nom);
    await fold
      .getByRole('checkbox', { name: `Montrer ${same.length} garanties identiques` })
      .check();
    await expect(rows.filter({ visible: true })).toHaveCount(guarantees.length);
  });

  test('keeps criteria and names in view while scrolling', async ({ page }) => {
    await open(page);
    const region = page.getByRole('region', { name: /offres d’assurance cyber/ });
    await region.evaluate((box) => box.scrollTo({ left: 10_000, behavior: 'instant' }));
    await row(page, 'À partir de').scrollIntoViewIfNeeded();
    await expect(row(page, 'À partir de').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    await row(page, 'Rançon').scrollIntoViewIfNeeded();
    const bar = page.locator('.names');
    await expect(bar).toBeVisible();
    await expect(bar.getByText(alphabetical.at(-1) ?? '')).toBeInViewport();
    // Measures the distance between the last name in the bar and its column. The test polls it,
    // because the bar follows a swipe after a short delay.
    const getOffset = () =>
      page.evaluate(() => {
        const left = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect();
        const [name, cell] = [left('.names b:last-child'), left('.comparison tbody td:last-child')];
        return name && cell
          ? Math.abs(name.left + name.right - cell.left - cell.right) / 2
          : Number.NaN;
      });
    await expect.poll(getOffset).toBeLessThan(3);
  });
});
