import { keptWhole, withPageCache } from '../page-cache.ts';
import {
  endpoint,
  expect,
  failAndStop,
  failure,
  fill,
  filled,
  number,
  pending,
  send,
  submit,
  submitted,
  test,
} from './backend.ts';

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

test('back to a thank-you page kept whole, after a later request: nothing is said to be unsent', async ({
  page,
  backend,
}) => {
  const another = { answers: { ...backend.answers, nom: 'Une autre personne' } };
  const unsent = page.getByText('Votre dernier envoi n’a pas abouti.');
  await send(page, backend);
  const first = (await number(page).textContent()) ?? '?';
  await page.goto('/devis');
  await page.route(endpoint, (route) => route.abort());
  await fill(page, another);
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => pending(page)).toEqual([]);
  await page.goto('/merci');
  await expect(unsent).toBeVisible();
  await expect(number(page)).toHaveText(first);
  const isTheSamePage = await keptWhole(page);

  await page.unroute(endpoint);
  await page.getByRole('main').getByRole('link', { name: 'le formulaire', exact: true }).click();
  await page.waitForURL('/devis');
  await page.getByRole('checkbox').check();
  await submitted(page);
  await expect(number(page)).not.toHaveText(first);
  const second = (await number(page).textContent()) ?? '?';
  await page.goBack({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(isTheSamePage).toBe(true);
  await expect(number(page)).toHaveText(second);
  await expect(unsent).toBeHidden();
});

test('back to a form that failed as it was left: what the next page promised to send stays marked', async ({
  page,
  backend,
}) => {
  await failAndStop(page, backend);
  const isTheSamePage = await keptWhole(page);
  await page.goto('/contact');
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: 'pas encore envoyée' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  expect(await isTheSamePage()).toBe(true);
  await page.clock.runFor(30_000);
  expect(await pending(page)).toHaveLength(1);
});
