import type { Page } from 'playwright/test';
import { hold } from '../react.ts';
import {
  alive,
  arriveWithoutAnswer,
  type Backend,
  draft,
  endpoint,
  expect,
  pending,
  press,
} from './backend.ts';
import { expectSettled, line, pressOnSlowLine, test } from './left-behind.ts';

/** What the page sends is not what the function takes. */
const spoil = (page: Page, backend: Backend) =>
  page.route(endpoint, (route) => {
    const body = { ...route.request().postDataJSON(), email: 'zoe' };
    return route.continue({ url: backend.address, postData: JSON.stringify(body) });
  });
const refused = (page: Page) => line(page).filter({ hasText: 'Demande de devis non envoyée' });

test('the tab is closed while the request is sent: the next page sends it, and tells its number', async ({
  next,
  backend,
}) => {
  expect(backend.mails()).toEqual([]);
  const scripts: string[] = [];
  next.on(
    'request',
    (request) =>
      request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  await next.goto('/guides/prevention');
  const number = await expectSettled(next, backend);
  expect(
    scripts.filter((path) => !path.startsWith('/_frame/')),
    'neither React nor supabase-js',
  ).toEqual([]);

  await line(next).getByRole('link', { name: 'Voir la suite' }).click();
  await expect(next.locator('[data-number]')).toHaveText(number);
  scripts.length = 0;
  await next.goto('/guides/prevention', { waitUntil: 'networkidle' });
  expect(
    scripts.filter((path) => path.includes('settle')),
    'told once',
  ).toEqual([]);
  await expect(line(next)).toHaveCount(0);
  expect(backend.mails()).toHaveLength(1);
});

test('still no network on the next page: it says so, and sends once the network is back', async ({
  next,
  context,
  backend,
}) => {
  await context.route(endpoint, (route) => route.abort('internetdisconnected'));
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis pas encore envoyée');
  expect(await pending(next)).toHaveLength(1);
  await context.setOffline(true);
  await context.unroute(endpoint);
  await context.setOffline(false);
  await expectSettled(next, backend);
});

test('a request that the function refuses goes back into the form, and is not sent again', async ({
  next,
  backend,
}) => {
  await spoil(next, backend);
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis non envoyée');
  expect(await pending(next)).toEqual([]);
  await line(next).getByRole('link').click();
  await alive(next);
  await expect(next.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  await expect(next.getByRole('checkbox')).not.toBeChecked();
});

test('a refused request waits while the form holds other answers, and comes back after them', async ({
  next,
  backend,
}) => {
  await next.route(endpoint, (route) => route.abort());
  await next.goto('/devis');
  await alive(next);
  await next.getByLabel('Prénom et nom').fill('Une autre');
  await expect(line(next)).toContainText('pas encore envoyée');
  await next.unroute(endpoint);
  await spoil(next, backend);
  await next.goto('/contact');
  await expect(refused(next)).toContainText('celles-ci y reviendront');
  expect(await pending(next)).toHaveLength(1);
  expect(await draft(next)).toMatchObject({ entreprise: '', nom: 'Une autre' });

  await next.goto('/devis');
  await alive(next);
  await expect(refused(next)).toContainText('celles-ci y reviendront');
  await next.getByRole('button', { name: 'Effacer ce que j’ai tapé' }).click();
  await next.goto('/contact');
  await expect(refused(next)).toContainText('les relire et les envoyer');
  expect(await draft(next)).toMatchObject(backend.answers);
  expect(await pending(next)).toEqual([]);
});

test('a request refused while a form is alive is in it at once, and the next key typed keeps it', async ({
  next,
  backend,
}) => {
  await spoil(next, backend);
  const letGo = await hold(next, endpoint);
  await next.goto('/');
  await next.getByLabel(/Téléphone/).focus();
  await alive(next);
  letGo();
  await expect(refused(next)).toBeVisible();
  await expect(next.getByLabel('Entreprise', { exact: true })).toHaveValue(
    backend.answers.entreprise,
  );
  await expect(next.getByRole('button', { name: 'Effacer ce que j’ai tapé' })).toBeVisible();
  await next.getByLabel(/Téléphone/).pressSequentially('0');
  expect(await draft(next)).toMatchObject({ ...backend.answers, telephone: '0' });
});

test('two requests were cut off: each is told with its own number', async ({
  page,
  context,
  backend,
}) => {
  await context.route(endpoint, (route) => route.abort());
  await pressOnSlowLine(page, backend);
  await page.close();
  const other = await context.newPage();
  await pressOnSlowLine(other, { ...backend, answers: { ...backend.answers, nom: 'Une autre' } });
  await other.close();
  await context.unroute(endpoint);
  const next = await context.newPage();
  await next.goto('/contact');
  await expect.poll(() => pending(next)).toEqual([]);
  await expect(line(next).locator('.num')).toHaveCount(2);
  await expect.poll(backend.mails).toHaveLength(2);
  const numbers = await line(next).locator('.num').allTextContents();
  for (const number of numbers)
    expect(backend.mails().filter(({ subject }) => subject?.includes(number))).toHaveLength(1);
});

test('what arrived the day before yesterday is told as arrived, not as unsent', async ({
  page,
  context,
  backend,
}) => {
  await arriveWithoutAnswer(page, backend);
  await press(page, backend);
  await expect.poll(backend.mails).toHaveLength(1);
  await page.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await next.goto('/contact');
  await expectSettled(next, backend);
  expect(backend.calls, 'asked about, not sent').toEqual([]);
});

test('after a week what could not be sent is erased from the device, and that is said', async ({
  next,
}) => {
  await next.route(`${endpoint}/etat`, (route) => route.abort());
  await next.clock.setSystemTime(Date.now() + 6.9 * 86_400_000);
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis pas encore vérifiée');
  expect(await pending(next)).toHaveLength(1);
  await next.clock.setSystemTime(Date.now() + 7.1 * 86_400_000);
  await next.reload();
  await expect(line(next)).toContainText('Demande de devis effacée');
  expect(await pending(next)).toEqual([]);
});

test('kept under a former key, it is sent to this page’s; what has no shape is set aside', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('envoi '))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(
        key,
        JSON.stringify({
          ...kept,
          backend: { url: 'https://ailleurs.test', key: 'sb_publishable_before' },
        }),
      );
    }
    for (const [key, odd] of Object.entries({
      a: 'null',
      b: '7',
      c: '{',
      d: '{"cle":"d"}',
      e: '{"cle":"e","le":1,"demande":null}',
    }))
      localStorage.setItem(`envoi ${key}`, odd);
  });
  await page.close();
  const next = await context.newPage();
  await next.goto('/contact');
  await expectSettled(next, backend);
});

test('a request left behind whose key other answers have is sent under another', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  const [key = ''] = (await pending(page)).map((name) => name.slice('envoi '.length));
  const first = {
    entreprise: 'Un autre onglet',
    secteur: 'autre',
    nom: 'Zoé',
    email: 'zoe@epi.test',
    rgpd: true,
  };
  expect((await backend.post(first, { 'idempotency-key': key })).status).toBe(200);
  await page.close();
  const next = await context.newPage();
  await next.goto('/contact');
  await expectSettled(next, backend);
});

test('a mark of two days ago is dropped: the form has the answers again, and a person decides', async ({
  next,
  backend,
}) => {
  await next.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis non envoyée');
  expect(await draft(next)).toMatchObject(backend.answers);
  expect(await pending(next)).toEqual([]);
  expect(backend.calls).toEqual([]);
});
