import { hold } from '../react.ts';
import {
  alive,
  arriveWithoutAnswer,
  endpoint,
  expect,
  failAndStop,
  failure,
  fill,
  filled,
  live,
  pending,
  press,
  submit,
  test,
} from './backend.ts';
import { expectSettled, line, pressOnSlowLine, sending } from './left-behind.ts';

test('the footer is followed during the sending: that page sends it, and the form is empty after', async ({
  page,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('/contact');
  await expectSettled(page, backend);
  await line(page).getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(line(page)).toHaveCount(0);
  await live(page);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
});

test('the form is reloaded during the sending: it says the number, is empty, ready for another', async ({
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
  await expect(page.getByRole('form', { name: 'Demande de devis' })).toContainText(
    `Son numéro : ${number}`,
  );
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
  await expect(submit(page)).toHaveCount(0);
  await page.getByLabel('Nom de l’entreprise').fill('Une autre');
  await expect(submit(page)).toBeEnabled();
});

test('the browser is asked to go on with what has left when the page is closed', async ({
  page,
  backend,
}) => {
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
  const lasting = page.waitForFunction(
    () => (window as unknown as { lasting: boolean[] }).lasting[0],
  );
  await submit(page).click();
  expect(await (await lasting).jsonValue()).toBe(true);
});

test('what had arrived before the page went away is not sent a second time', async ({
  page,
  backend,
}) => {
  await arriveWithoutAnswer(page, backend);
  page.on('dialog', (dialog) => dialog.accept());
  await press(page, backend);
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

test('a settling that hangs comes to an end, and what was pressed meanwhile is sent', async ({
  page,
  backend,
}) => {
  await pressOnSlowLine(page, backend);
  let isHanging = true;
  await page.route(endpoint, (route) => (isHanging ? new Promise(() => {}) : route.fallback()));
  await page.clock.install();
  // The page that goes away may still ask, and says for how long it was filled in.
  const settling = page.waitForRequest(
    (asked) => asked.url() === endpoint && !asked.headers()['form-marks']?.includes('duree'),
  );
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

test('a failure that was told leaves no mark: nothing is sent behind the visitor’s back', async ({
  page,
  backend,
}) => {
  await page.route(endpoint, (route) => route.abort());
  await press(page, backend);
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => pending(page)).toEqual([]);
  await page.unroute(endpoint);
  await page.goto('/contact');
  expect(backend.calls).toEqual([]);
});

test('the same content tried again has the same key, another content another', async ({
  page,
  backend,
}) => {
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

test('while it is sent, only then, the browser asks before leaving; the page says not to close it', async ({
  page,
  backend,
}) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    return dialog.dismiss();
  });
  await page.route(endpoint, () => new Promise(() => {}));
  await filled(page, backend);
  await page.goto('/contact');
  expect(asked, 'half filled').toBe(0);
  await live(page);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByText('Ne fermez pas cette page.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(() => asked, 'sending').toBe(1);
  await expect(page).toHaveURL(/\/devis$/);
  await page.unroute(endpoint);
});

test('who stays, and is then told of a failure, leaves no mark: nothing is sent behind his back', async ({
  page,
  backend,
}) => {
  page.on('dialog', (dialog) => dialog.dismiss());
  const held = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.clock.install();
  await press(page, backend);
  await expect(sending(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await asked;
  held.resolve();
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect.poll(() => pending(page)).toEqual([]);
});

test('a sending that fails as the page is left keeps its mark, though the browser asked nothing', async ({
  page,
  backend,
}) => {
  await failAndStop(page, backend);
  await page.unroute(endpoint);
  await page.goto('/contact');
  await page.clock.resume();
  await expectSettled(page, backend);
});
