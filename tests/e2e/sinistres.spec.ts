import { expect, test } from './test.ts';

test('table of public attacks > sorts by cost and links to reports', async ({ page }) => {
  await page.goto('/sinistres');
  const first = page.getByRole('table').getByRole('rowheader').first();
  await expect(first).toContainText('Coaxis');
  await page.getByLabel('Classer par').selectOption({ label: 'coût publié' });
  await expect(first).toContainText('Saint-Gobain');
  await expect(page.getByRole('status').filter({ hasText: 'Tableau classé.' })).toBeVisible();
  await page.getByRole('link', { name: 'Lise Charmel', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Lise Charmel/ })).toBeInViewport();
});
