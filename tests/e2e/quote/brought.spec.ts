import type { Page } from 'playwright/test';
import { violations } from '../access.ts';
import { alive, draft, expect, fill, live, submitted, test, unfold } from './backend.ts';

// Answers that the form has on arrival: from the other form, the estimator or a search.
const along = (page: Page) => page.getByText(/formulaire complet partent aussi/);

test.describe('quote form, prefilled', () => {
  test('leaves out an answer of the long form that cannot be sent', async ({ page, backend }) => {
    await live(page);
    await unfold(page);
    await page.getByLabel(/Vos besoins/).fill('x'.repeat(3001));
    await page.getByLabel(/Effectif/).selectOption('2-10');
    await page.goto('/');
    await fill(page, backend);
    await expect(along(page)).toContainText(
      'l’effectif. Ceci ne peut pas partir avant d’être corrigé : vos besoins.',
    );
    await expect(along(page).getByRole('link')).toHaveAttribute('href', '/devis');
    expect(await violations(page)).toEqual([]);
    await submitted(page);
    expect(backend.calls).toMatchObject([{ effectifs: '2-10', besoins: '' }]);
    await expect(
      page.getByRole('link', { name: /Ajouter l’effectif/ }),
      'it is there',
    ).toBeHidden();
  });

  test('takes the words of a search from the fragment', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(`${request.url()} ${request.headers()['referer']}`),
    );
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('drone & robot');
    await page
      .locator('.nothing-found')
      .getByRole('link', { name: 'Être recontacté par un courtier' })
      .click();
    await page.waitForURL('/devis#question=drone+%26+robot');
    await expect(page.getByLabel(/Vos besoins/)).toHaveValue('Ma question : drone & robot');
    expect(requests.filter((address) => /\/devis\?|question=|drone/.test(address))).toEqual([]);
    await page.getByLabel(/Vos besoins/).fill('Autre chose');
    await page.reload();
    await alive(page);
    await expect(
      page.getByLabel(/Vos besoins/),
      'changed here: it does not come again',
    ).toHaveValue('Autre chose');
  });

  test('takes the choices of the estimator', async ({ page }) => {
    const hint = page.getByText('Votre taille dans l’estimateur couvre plusieurs de ces lignes');
    await live(page, '/devis?secteur=sante&effectifs=2-10');
    await expect(page.getByLabel('Secteur')).toHaveValue('sante');
    await expect(page.getByLabel('Effectif')).toHaveValue('2-10');
    await expect(hint).toBeHidden();
    expect(await draft(page), 'nothing typed yet').toBeNull();
    await page.getByLabel('Secteur').selectOption('finance');
    await page.reload();
    await alive(page);
    await expect(page.getByLabel('Secteur')).toHaveValue('finance');
    await page.getByRole('button', { name: 'Effacer ce que j’ai tapé' }).click();
    await live(page, '/devis?secteur=sante&taille=pme');
    await expect(page.getByLabel('Effectif')).toHaveValue('');
    await expect(hint).toBeVisible();
  });

  test('ignores unknown choices in the address', async ({ page }) => {
    await live(
      page,
      `/devis?secteur=banque&effectifs=12#joint=${encodeURIComponent('{"kind":"prix"}')}`,
    );
    await expect(page.getByLabel('Secteur')).toHaveValue('');
    await expect(page.getByLabel(/Effectif/)).toHaveValue('');
    await expect(page.getByText('Joints à votre demande')).toHaveCount(0);
  });
});
