import { keptWhole, withPageCache } from '../page-cache.ts';
import { expect, filled, submit, submitted, test } from './backend.ts';

test.use(withPageCache);

test('back to a half-filled form that the browser kept whole: all of it is there, and it is sent', async ({
  page,
  backend,
}) => {
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

test('back from /merci to a form kept whole: it is empty, at rest, and nothing is sent again', async ({
  page,
  backend,
}) => {
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
