import {
  answer,
  bring,
  keeping,
  notice,
  open,
  question,
  row,
  sheet,
  total,
} from './questionnaire.ts';
import { expect, test } from './test.ts';

// The answers as a file that goes to someone else and comes back.
test('a file that somebody has changed changes nothing, and says why', async ({ page }) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  await bring(page, sheet([row('plan', 'peut-être')]));
  await expect(notice(page)).toContainText('Ce fichier a été modifié');
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
  await expect(page.locator('.progress')).toContainText(`1 réponse sur ${total}`);
});

test('the provider’s part comes over this one and can be undone; what is odd in it does no harm', async ({
  page,
}) => {
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
    '2 réponses et 2 phrases reprises du fichier. 1 réponse de cette page a été remplacée. 1 question du fichier n’est plus dans la liste. 1 phrase de plus de 300 signes a été coupée.',
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

test('a file that cannot be read changes nothing, and says so', async ({ page }) => {
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

test('what a file brought cannot be undone once another tab has changed the answers', async ({
  page,
  context,
}) => {
  await open(page);
  await keeping(page).check();
  await bring(page, sheet([row('plan', 'oui')]));
  await expect(page.getByRole('button', { name: 'Annuler la reprise' })).toBeVisible();
  const second = await context.newPage();
  await open(second);
  await answer(second, 'plan', 'Non');
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await expect(page.getByRole('button', { name: 'Annuler la reprise' })).toHaveCount(0);
});
