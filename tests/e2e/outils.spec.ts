import { answer, ids, keeping, open, total } from './questionnaire.ts';
import { expect, test } from './test.ts';

test.describe('list of tools', () => {
  test('shows the answers of the visit in the questionnaire’s picture', async ({ page }) => {
    await page.goto('/outils');
    const rows = page.locator('.tool-list > li');
    await expect(
      rows.filter({ has: page.locator('.tool-picture', { hasText: 'exemple d’une' }) }),
    ).toHaveCount(3);
    const row = rows.filter({ has: page.locator('a[href="/outils/questionnaire"]') });
    await expect(row).toContainText(`${total} questions`);
    await expect(row.locator('.full')).toHaveCount(0);
    await open(page);
    const [first = '', second = ''] = await ids(page);
    await answer(page, first, 'Oui');
    await answer(page, second, 'Non');
    await page.goto('/outils');
    await expect(row).toContainText(`2 réponses sur ${total}`);
    await expect(row.locator('.full'), 'two squares').toHaveAttribute('d', /^(M[^Z]+Z){2}$/);
    await row.getByRole('link', { name: 'Reprendre vos réponses' }).click();
    await page.getByText('Garder pour plus tard').click();
    await keeping(page).check();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/outils');
    await expect(row, 'in another visit').toContainText(`2 réponses sur ${total}`);
    await open(page);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await page.goBack();
    await expect(row.locator('.full'), 'and none once they are erased').toHaveCount(0);
  });
});
