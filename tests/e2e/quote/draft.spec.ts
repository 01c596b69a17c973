import { alive, draft, expect, fill, submit, test } from './backend.ts';

// Both forms write one draft; here with the browser's memory of whole pages, which Playwright switches off otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('the short form, kept whole by the browser while the long one was filled in: it has what was answered there, and sends it', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await fill(page, backend);
  await alive(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.goto('/devis');
  await alive(page);
  await page.getByLabel('Prénom et nom').fill('Zoé Dupré');
  await page.getByLabel(/Vos besoins/).fill('La caisse');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Dupré');
  await expect(page.getByText('formulaire complet partent aussi')).toContainText('vos besoins');
  await page.getByLabel(/Téléphone/).fill('06 12 34 56 78');
  expect(await draft(page)).toMatchObject({ nom: 'Zoé Dupré', besoins: 'La caisse', telephone: '06 12 34 56 78' });
  await submit(page).click();
  await page.waitForURL('/merci');
  expect(backend.calls).toMatchObject([{ nom: 'Zoé Dupré', besoins: 'La caisse', telephone: '06 12 34 56 78' }]);
});

test('what was sent from the other form is not offered again by the one that the browser kept', async ({ page, backend }) => {
  await page.goto('/');
  await fill(page, backend);
  await alive(page);
  await page.goto('/devis');
  await alive(page);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await page.waitForURL('/merci');
  await page.evaluate(() => window.history.go(-2));
  await page.waitForURL('/', { waitUntil: 'commit' });
  await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('');
  expect(backend.calls).toHaveLength(1);
});
