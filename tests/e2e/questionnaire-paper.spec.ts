import { sheets } from './paper.ts';
import { answer, bring, dossier, ids, open, question, row, sheet } from './questionnaire.ts';
import { expect, test } from './test.ts';

// Tests three printed documents: the dossier, the page for the IT provider, the empty sheet.
test.describe('printed questionnaire', () => {
  test('is two or three pages whatever was answered', async ({ page }) => {
    await open(page);
    for (const worst of ['non', 'inconnu', 'oui']) {
      await bring(page, sheet((await ids(page)).map((id) => row(id, worst))));
      await expect(question(page, 'plan')).toHaveAttribute('data-answer', worst);
      const pages = await sheets(page);
      expect(pages, worst).toBeGreaterThanOrEqual(2);
      expect(pages, worst).toBeLessThanOrEqual(3);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('heading', { name: 'À quoi sert cette liste, et d’où elle vient' }),
    ).toBeHidden();
    await expect(page.getByText('Entreprise', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demander un devis avec ce résumé' })).toBeHidden();
  });

  test('shows only the IT provider’s questions on the page for him', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page);
    await answer(page, 'plan', 'Non');
    await page.getByRole('button', { name: 'Imprimer sa page' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(question(page, 'sauvegarde')).toBeVisible();
    await expect(question(page, 'plan')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ce que vous remplirez' })).toBeHidden();
    await expect(dossier(page)).toBeHidden();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(dossier(page)).toBeVisible();
  });

  test('is an empty sheet when nothing is answered', async ({ page }) => {
    await open(page);
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(
      question(page, 'courriels').getByText('En partie', { exact: true }).first(),
    ).toBeVisible();
    await expect(question(page, 'courriels').getByText('L’hameçonnage passe par là')).toBeHidden();
    const boxes = await question(page, 'correctifs').getByRole('radiogroup').boundingBox();
    expect(boxes?.height, 'with room below them for a note').toBeGreaterThan(20);
  });
});
