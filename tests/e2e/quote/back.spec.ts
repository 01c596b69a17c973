import { keptWhole, withPageCache } from '../page-cache.ts';
import { expect, filled, submit, submitted, test } from './backend.ts';

test.use(withPageCache);

test.describe('quote form in the back/forward cache', () => {
  test('sends a half-filled form after Back', async ({ page, backend }) => {
    await filled(page, backend);
    const isTheSamePage = await keptWhole(page);
    await page.goto('/guides/prevention');
    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSamePage()).toBe(true);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await submitted(page);
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('is empty and at rest after Back from /merci', async ({ page, backend }) => {
    await filled(page, backend);
    const isTheSamePage = await keptWhole(page);
    await submitted(page);
    await page.goBack({ waitUntil: 'commit' });
    expect(await isTheSamePage()).toBe(true);
    await expect(submit(page)).toBeEnabled();
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(backend.calls).toHaveLength(1);
  });
});
