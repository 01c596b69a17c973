import {
  answer,
  count,
  dossier,
  getSummary,
  keeping,
  notice,
  open,
  question,
  route,
  total,
  unfold,
} from './questionnaire.ts';
import { holdReact, hydrated } from './react.ts';
import { fillStorage } from './storage.ts';
import { expect, test } from './test.ts';

test.describe('kept answers', () => {
  test('are shared by two tabs and erased in both', async ({ page, context }) => {
    await open(page);
    await answer(page, 'plan', 'Oui');
    await keeping(page).check();
    const second = await context.newPage();
    await open(second);
    await expect(question(second, 'plan')).toHaveAttribute('data-answer', 'oui');
    await answer(second, 'formation', 'Non');
    await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'non');
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(keeping(second)).not.toBeChecked();
    await answer(second, 'plan', 'Non');
    expect(await second.evaluate(() => localStorage.length)).toBe(0);
  });

  test('last for the visit, or longer if the visitor asks', async ({ page }) => {
    const requests: string[] = [];
    await open(page);
    page.on('request', (request) => requests.push(request.url()));
    await answer(page, 'plan', 'Non');
    await unfold(page, 'plan');
    await question(page, 'plan').getByRole('textbox').fill('Prévu en janvier');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 1]);
    // Ignores the icon, because Chromium requests it again when the address changes.
    expect(requests.filter((address) => !address.endsWith('/favicon.svg'))).toEqual([]);
    await page.reload();
    await hydrated(page, '.questionnaire');
    await expect(question(page, 'plan'), 'the answer is back after a reload').toHaveAttribute(
      'data-answer',
      'non',
    );
    await expect(keeping(page)).not.toBeChecked();
    await page.getByText('Garder pour plus tard').click();
    await keeping(page).check();
    await answer(page, 'formation', 'Oui');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hydrated(page, '.questionnaire');
    await expect(keeping(page)).toBeChecked();
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
    await expect(getSummary(page, 'formation')).toContainText('Oui');
    await expect(question(page, 'plan').locator('textarea')).toHaveValue('Prévu en janvier');
    await page.getByText('Garder pour plus tard').click();
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(keeping(page)).not.toBeChecked();
    await expect(dossier(page)).toHaveCount(0);
    await expect(question(page, 'plan').locator('textarea')).toHaveValue('');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    await hydrated(page, '.questionnaire');
    await expect(count(page, `0 réponse sur ${total}`)).toBeVisible();
  });

  test('are erased when the browser cannot store a change', async ({ page }) => {
    await open(page);
    await answer(page, 'plan', 'Oui');
    await keeping(page).check();
    await fillStorage(page);
    await answer(page, 'plan', 'Non');
    await expect(notice(page)).toContainText('Votre navigateur refuse de garder ces réponses.');
    await expect(keeping(page)).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('include answers given before hydration', async ({ page }) => {
    const letIn = await holdReact(page);
    await page.goto(route);
    await answer(page, 'plan', 'Non');
    await unfold(page, 'plan');
    await page.getByText('Garder pour plus tard').click();
    await keeping(page).check();
    letIn();
    await expect(count(page, `1 réponse sur ${total}`)).toBeVisible();
    await expect(dossier(page)).toContainText('Plan écrit en cas d’attaque');
    await expect(
      question(page, 'plan').getByRole('textbox'),
      'the open question has its field',
    ).toBeVisible();
    await expect(keeping(page)).toBeChecked();
    await page.reload();
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  });
});
