import { keptWhole, withPageCache } from '../page-cache.ts';
import { alive, draft, expect, fill, live, submitted, test, unfold } from './backend.ts';

// The two forms share one draft.
test.use(withPageCache);

test.describe('quote draft', () => {
  test('is shown by the short form after the long one changed it', async ({ page, backend }) => {
    await page.goto('/');
    await fill(page, backend);
    await alive(page);
    const isTheSamePage = await keptWhole(page);
    await live(page);
    await page.getByLabel('Prénom et nom').fill('Zoé Dupré');
    await unfold(page);
    await page.getByLabel(/Vos besoins/).fill('La caisse');
    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSamePage()).toBe(true);
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Dupré');
    await expect(page.getByText('formulaire complet partent aussi')).toContainText('vos besoins');
    await page.getByLabel(/Téléphone/).fill('06 12 34 56 78');
    expect(await draft(page)).toMatchObject({
      nom: 'Zoé Dupré',
      besoins: 'La caisse',
      telephone: '06 12 34 56 78',
    });
    await submitted(page);
    expect(backend.calls).toMatchObject([
      { nom: 'Zoé Dupré', besoins: 'La caisse', telephone: '06 12 34 56 78' },
    ]);
  });

  test('is empty in one form after the other sent it', async ({ page, backend }) => {
    await page.goto('/');
    await fill(page, backend);
    await alive(page);
    const isTheSamePage = await keptWhole(page);
    await live(page);
    await page.getByRole('checkbox').check();
    await submitted(page);
    await page.evaluate(() => window.history.go(-2));
    await page.waitForURL('/', { waitUntil: 'commit' });
    expect(await isTheSamePage()).toBe(true);
    await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(backend.calls).toHaveLength(1);
  });

  test('wins over an address that is opened again', async ({ page }) => {
    const address = '/devis?secteur=sante';
    await live(page, address);
    await page.getByLabel('Secteur').selectOption('finance');
    await page.goto('/');
    await page.getByLabel('Prénom et nom').fill('Zoé');
    await alive(page);
    await live(page, address);
    await expect(page.getByLabel('Secteur')).toHaveValue('finance');
  });

  test('lasts from the first character until it is erased', async ({ page, backend }) => {
    await live(page);
    await page.getByRole('checkbox').check();
    expect(await draft(page)).toBeNull();
    await page.getByLabel('Nom de l’entreprise').pressSequentially('É');
    expect(await draft(page)).toMatchObject({ entreprise: 'É' });
    await fill(page, backend);
    await unfold(page);
    await page.getByLabel(/Vos besoins/).fill('La caisse\net les commandes');
    expect(JSON.stringify(await draft(page))).not.toContain('rgpd');

    const expectKept = async () => {
      await alive(page);
      await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
      await expect(page.getByLabel('Secteur')).toHaveValue('autre');
      await expect(page.getByLabel('E-mail')).toHaveValue(backend.answers.email);
      await expect(page.getByLabel(/Vos besoins/)).toHaveValue('La caisse\net les commandes');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
    };
    await page.reload();
    await expectKept();
    await page.goto('/guides/prevention');
    await page.goto('/devis');
    await expectKept();

    await page.getByRole('button', { name: 'Effacer ce que j’ai tapé' }).click();
    await expect(page.getByLabel('Nom de l’entreprise')).toBeFocused();
    for (const name of ['Nom de l’entreprise', 'Secteur', 'E-mail', /Vos besoins/])
      await expect(page.getByLabel(name)).toHaveValue('');
    expect(await draft(page)).toBeNull();
    await page.reload();
    await alive(page);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
  });
});
