import { keptWhole, withPageCache } from '../page-cache.ts';
import { alive, draft, expect, fill, submitted, test } from './backend.ts';

// Both forms write one draft.
test.use(withPageCache);

test('the short form, kept whole by the browser while the long one was filled in: it has what was answered there, and sends it', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await fill(page, backend);
  await alive(page);
  const isTheSamePage = await keptWhole(page);
  await page.goto('/devis');
  await alive(page);
  await page.getByLabel('Prénom et nom').fill('Zoé Dupré');
  await page.getByLabel(/Vos besoins/).fill('La caisse');
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage()).toBe(true);
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Dupré');
  await expect(page.getByText('formulaire complet partent aussi')).toContainText('vos besoins');
  await page.getByLabel(/Téléphone/).fill('06 12 34 56 78');
  expect(await draft(page)).toMatchObject({ nom: 'Zoé Dupré', besoins: 'La caisse', telephone: '06 12 34 56 78' });
  await submitted(page);
  expect(backend.calls).toMatchObject([{ nom: 'Zoé Dupré', besoins: 'La caisse', telephone: '06 12 34 56 78' }]);
});

test('what was sent from the other form is not offered again by the one that the browser kept, nor its consent', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await fill(page, backend);
  await alive(page);
  const isTheSamePage = await keptWhole(page);
  await page.goto('/devis');
  await alive(page);
  await page.getByRole('checkbox').check();
  await submitted(page);
  await page.evaluate(() => window.history.go(-2));
  await page.waitForURL('/', { waitUntil: 'commit' });
  expect(await isTheSamePage()).toBe(true);
  await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(backend.calls).toHaveLength(1);
});

test('an address opened again does not take back what was changed since', async ({ page }) => {
  const address = '/devis?secteur=sante';
  await page.goto(address);
  await alive(page);
  await page.getByLabel('Secteur').selectOption('finance');
  await page.goto('/');
  await page.getByLabel('Prénom et nom').fill('Zoé');
  await alive(page);
  await page.goto(address);
  await alive(page);
  await expect(page.getByLabel('Secteur')).toHaveValue('finance');
});
