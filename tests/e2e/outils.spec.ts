import { table } from '../../src/content/tables.ts';
import { expect, test } from './test.ts';

test('list of tools > shows an example of each result', async ({ page }) => {
  await page.goto('/outils');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows.filter({ hasText: 'exemple d’une' })).toHaveCount(3);
  const total = table('questionnaire').groupes.flatMap(({ questions }) => questions).length;
  await expect(rows.filter({ hasText: `${total} questions en` })).toHaveCount(1);
});
