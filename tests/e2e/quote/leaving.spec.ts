import type { Page } from 'playwright/test';
import { hold } from '../react.ts';
import {
  alive,
  arriveWithoutAnswer,
  type Backend,
  draft,
  endpoint,
  expect,
  failAndStop,
  failure,
  fill,
  pending,
  submit,
  test,
} from './backend.ts';

const sending = (page: Page) => page.getByRole('button', { name: 'Envoi en cours' });
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Demande de devis' });

/** Pressed on a line so slow that what sends has not even come. */
async function pressOnSlowLine(page: Page, backend: Backend) {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/devis');
  await alive(page);
  let isFirst = true;
  // Held for good: taken away, the browser might let it through before the page is left.
  await page.route('/_islands/send-*.js', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return new Promise(() => {});
  });
  await fill(page, backend);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
}

/** The page says that the request is kept, with the number that the broker's mail has; it was sent once. */
async function expectSettled(page: Page, backend: Backend) {
  await expect(line(page)).toContainText(/Demande de devis (enregistrée|remise au courtier)/);
  await expect.poll(backend.mails).toHaveLength(1);
  const number = (await line(page).locator('.num').textContent()) ?? '?';
  expect(backend.mails()[0]?.subject).toContain(number);
  expect(await pending(page)).toEqual([]);
  return number;
}

test('the tab is closed while the request is sent: the next page of the site sends it, and tells its number', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  expect(backend.mails()).toEqual([]);

  const next = await context.newPage();
  const scripts: string[] = [];
  next.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
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

test('a link of the footer is followed while the request is sent: that page sends it, and the form is empty after', async ({
  page,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('/contact');
  await expectSettled(page, backend);
  await line(page).getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.goto('/devis');
  await alive(page);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
});

test('the form is reloaded while the request is sent: it says the number, is empty, and ready for another request', async ({
  page,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  const letGo = await hold(page, endpoint);
  await page.reload();
  await alive(page);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  letGo();
  const number = await expectSettled(page, backend);
  await expect(page.getByRole('form', { name: 'Demande de devis' })).toContainText(`Son numéro : ${number}`);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
  await expect(submit(page)).toHaveCount(0);
  await page.getByLabel('Nom de l’entreprise').fill('Une autre');
  await expect(submit(page)).toBeEnabled();
});

test('the browser is asked to go on with what has left when the page is closed', async ({ page, backend }) => {
  await page.addInitScript(() => {
    const plain = window.fetch;
    const lasting: boolean[] = [];
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') lasting.push(request.keepalive);
      return plain(request);
    };
    Object.assign(window, { lasting });
  });
  await page.route('**/merci', () => new Promise(() => {}));
  await page.goto('/devis');
  await fill(page, backend);
  const lasting = page.waitForFunction(() => (window as unknown as { lasting: boolean[] }).lasting[0]);
  await submit(page).click();
  expect(await (await lasting).jsonValue()).toBe(true);
});

test('what had arrived before the page went away is not sent a second time', async ({ page, backend }) => {
  await arriveWithoutAnswer(page, backend);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/devis');
  await fill(page, backend);
  await submit(page).click();
  await expect.poll(backend.mails).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('/contact');
  await expectSettled(page, backend);
});

test('two pages are opened after a closed tab: one mail', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(pages.map((each) => each.goto('/contact')));
  await expect.poll(backend.mails).toHaveLength(1);
  for (const each of pages) await expect.poll(() => pending(each)).toEqual([]);
  expect(backend.mails()).toHaveLength(1);
});

test('still no network on the next page: it says so, and sends once the network is back', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const away = () => context.route(endpoint, (route) => route.abort('internetdisconnected'));
  await away();
  const next = await context.newPage();
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis pas encore envoyée');
  expect(await pending(next)).toHaveLength(1);
  await context.setOffline(true);
  await context.unroute(endpoint);
  await context.setOffline(false);
  await expectSettled(next, backend);
});

/** What the page sends is not what the function takes. */
const spoil = (page: Page, backend: Backend) =>
  page.route(endpoint, (route) => {
    const body = { ...route.request().postDataJSON(), email: 'zoe' };
    return route.continue({ url: backend.address, postData: JSON.stringify(body) });
  });
const refused = (page: Page) => line(page).filter({ hasText: 'Demande de devis non envoyée' });

test('a request that the function refuses goes back into the form, and is not sent again', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
  await spoil(next, backend);
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis non envoyée');
  expect(await pending(next)).toEqual([]);
  await line(next).getByRole('link').click();
  await alive(next);
  await expect(next.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  await expect(next.getByRole('checkbox')).not.toBeChecked();
});

test('a refused request waits while the form holds other answers, and comes back once these are gone', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
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

test('a request refused while a form is alive is in that form at once, and the next key typed keeps it', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
  await spoil(next, backend);
  const letGo = await hold(next, endpoint);
  await next.goto('/');
  await next.getByLabel(/Téléphone/).focus();
  await alive(next);
  letGo();
  await expect(refused(next)).toBeVisible();
  await expect(next.getByLabel('Entreprise', { exact: true })).toHaveValue(backend.answers.entreprise);
  await expect(next.getByRole('button', { name: 'Effacer ce que j’ai tapé' })).toBeVisible();
  await next.getByLabel(/Téléphone/).pressSequentially('0');
  expect(await draft(next)).toMatchObject({ ...backend.answers, telephone: '0' });
});

test('two requests were cut off: each is told with its own number', async ({ page, context, backend }) => {
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
  for (const number of numbers) expect(backend.mails().filter(({ subject }) => subject?.includes(number))).toHaveLength(1);
});

test('what arrived the day before yesterday is told as arrived, not as unsent', async ({ page, context, backend }) => {
  await arriveWithoutAnswer(page, backend);
  await page.goto('/devis');
  await fill(page, backend);
  await submit(page).click();
  await expect.poll(backend.mails).toHaveLength(1);
  await page.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await next.goto('/contact');
  await expectSettled(next, backend);
  expect(backend.calls, 'asked about, not sent').toEqual([]);
});

test('an old request that cannot be asked about is kept, and nothing is claimed of it', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await next.route(`${endpoint}/etat`, (route) => route.abort());
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis pas encore vérifiée');
  expect(await pending(next)).toHaveLength(1);
});

test('after a week what could not be sent is erased from the device, and that is said', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
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

test('what was kept under a former key and backend is sent to this page’s; what has no shape is set aside', async ({
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
        JSON.stringify({ ...kept, backend: { url: 'https://ailleurs.test', key: 'sb_publishable_before' } }),
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

test('a request left behind whose key other answers have is sent under another', async ({ page, context, backend }) => {
  await pressOnSlowLine(page, backend);
  const [key = ''] = (await pending(page)).map((name) => name.slice('envoi '.length));
  const first = { entreprise: 'Un autre onglet', secteur: 'autre', nom: 'Zoé', email: 'zoe@epi.test', rgpd: true };
  expect((await backend.post(first, { 'idempotency-key': key })).status).toBe(200);
  await page.close();
  const next = await context.newPage();
  await next.goto('/contact');
  await expectSettled(next, backend);
});

test('a settling that hangs comes to an end, and what was pressed meanwhile is sent', async ({ page, backend }) => {
  await pressOnSlowLine(page, backend);
  let isHanging = true;
  await page.route(endpoint, (route) => (isHanging ? new Promise(() => {}) : route.fallback()));
  await page.clock.install();
  // The page that goes away may still ask, and says for how long it was filled in.
  const settling = page.waitForRequest((asked) => asked.url() === endpoint && !asked.headers()['form-marks']?.includes('duree'));
  await page.reload();
  await alive(page);
  await settling;
  isHanging = false;
  await page.getByRole('checkbox').check();
  await page.clock.pauseAt(Date.now() + 10_000);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
  // Twenty seconds after it began, by the page's clock, which time limits go by too.
  await page.clock.fastForward(10_000);
  await page.waitForURL('/merci');
  await expect.poll(backend.mails).toHaveLength(1);
});

test('a mark of the day before yesterday is dropped: the form has the answers again, and a person decides', async ({
  page,
  context,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await next.goto('/contact');
  await expect(line(next)).toContainText('Demande de devis non envoyée');
  expect(await draft(next)).toMatchObject(backend.answers);
  expect(await pending(next)).toEqual([]);
  expect(backend.calls).toEqual([]);
});

test('a failure that was told leaves no mark: nothing is sent behind the visitor’s back', async ({ page, backend }) => {
  await page.route(endpoint, (route) => route.abort());
  await page.goto('/devis');
  await fill(page, backend);
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => pending(page)).toEqual([]);
  await page.unroute(endpoint);
  await page.goto('/contact');
  expect(backend.calls).toEqual([]);
});

test('the same content tried again has the same key, another content another', async ({ page, backend }) => {
  const keys: (string | undefined)[] = [];
  await page.route(endpoint, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await page.goto('/devis');
  await fill(page, backend);
  const tryIt = async () => {
    const count = keys.length;
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(count + 1);
    await expect(submit(page)).toBeEnabled();
  };
  await tryIt();
  await tryIt();
  await expect.poll(() => pending(page)).toEqual([]);
  await page.reload();
  await alive(page);
  await page.getByRole('checkbox').check();
  await tryIt();
  await page.getByLabel('Prénom et nom').fill('Zoé Durand');
  await tryIt();
  const [first, ...others] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others.map((key) => key === first)).toEqual([true, true, false]);
});

test('while it is sent, and only then, the browser asks before it leaves; the page says from the start not to close it', async ({
  page,
  backend,
}) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    return dialog.dismiss();
  });
  await page.route(endpoint, () => new Promise(() => {}));
  await page.goto('/devis');
  await alive(page);
  await fill(page, backend);
  await page.goto('/contact');
  expect(asked, 'half filled').toBe(0);
  await page.goto('/devis');
  await alive(page);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByText('Ne fermez pas cette page.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(() => asked, 'sending').toBe(1);
  await expect(page).toHaveURL(/\/devis$/);
  await page.unroute(endpoint);
});

test('who stays, and is then told of a failure, leaves no mark: nothing is sent behind his back', async ({ page, backend }) => {
  page.on('dialog', (dialog) => dialog.dismiss());
  const held = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.clock.install();
  await page.goto('/devis');
  await fill(page, backend);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await asked;
  held.resolve();
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect.poll(() => pending(page)).toEqual([]);
});

test('a sending that fails while the page is being left keeps its mark, though the browser has asked nothing', async ({
  page,
  backend,
}) => {
  await failAndStop(page, backend);
  await page.unroute(endpoint);
  await page.goto('/contact');
  await page.clock.resume();
  await expectSettled(page, backend);
});
