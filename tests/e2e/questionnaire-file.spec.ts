import { answer, bring, notice, open, question, row, sheet } from './questionnaire.ts';
import { expect, test } from './test.ts';

test.describe('questionnaire file', () => {
  test('adds the answers of a file and can undo it', async ({ page }) => {
    await open(page);
    await answer(page, 'plan', 'Oui');
    await answer(page, 'sauvegarde', 'Je ne sais pas');
    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    await bring(
      page,
      sheet([
        row('sauvegarde', 'oui', markup),
        row('restauration', 'partie', 'n'.repeat(10_000)),
        row('question-retiree', 'oui'),
      ]),
    );
    await expect(notice(page)).toHaveText(
      '2 réponses et 2 phrases reprises du fichier. 1 réponse de cette page a été remplacée. ' +
        '1 question du fichier n’est plus dans la liste. 1 phrase de plus de 300 signes a été ' +
        'coupée.',
    );
    await expect(question(page, 'plan'), 'what the file leaves open stays').toHaveAttribute(
      'data-answer',
      'oui',
    );
    await expect(question(page, 'sauvegarde').locator('textarea')).toHaveValue(markup);
    await expect(question(page, 'restauration').locator('textarea')).toHaveValue('n'.repeat(300));
    expect(await page.locator('.questionnaire img, .questionnaire script').count()).toBe(0);
    await page.getByRole('button', { name: 'Annuler la reprise' }).click();
    await expect(question(page, 'sauvegarde')).toHaveAttribute('data-answer', 'inconnu');
    await expect(question(page, 'sauvegarde').locator('textarea')).toHaveValue('');
  });

  test('says when a file cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
    });
    await open(page);
    await answer(page, 'plan', 'Oui');
    await bring(page, sheet([row('plan', 'non')]));
    await expect(notice(page)).toHaveText(
      'Votre appareil n’a pas pu lire ce fichier. Rien n’a changé.',
    );
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
  });
});
