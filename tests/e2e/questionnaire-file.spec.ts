import { answer, bring, notice, open, question, row, sheet } from './questionnaire.ts';
import { expect, test } from './test.ts';

test.describe('questionnaire file', () => {
  test('adds the answers and notes of a file as text', async ({ page }) => {
    await open(page);
    await answer(page, 'plan', 'Oui');
    await answer(page, 'sauvegarde', 'Je ne sais pas');
    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    await bring(page, sheet([row('sauvegarde', 'oui', markup), row('retiree', 'oui')]));
    await expect(notice(page)).toHaveText('Réponses reprises du fichier : 1.');
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
    await expect(question(page, 'sauvegarde')).toHaveAttribute('data-answer', 'oui');
    await expect(
      question(page, 'sauvegarde').getByRole('textbox', { includeHidden: true }),
    ).toHaveValue(markup);
    expect(await page.locator('#dossier, form').locator('img, script').count()).toBe(0);
  });

  test('keeps the answers when a file cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    });
    await open(page);
    await answer(page, 'plan', 'Oui');
    await bring(page, sheet([row('plan', 'non')]));
    await expect(notice(page)).toContainText('Ce fichier ne peut pas être repris');
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
  });
});
