import type { Page } from 'playwright/test';
import { site } from '../../../src/content/identity.ts';
import { buildTelephoneLink } from '../../../src/lib/telephone.ts';
import { prescribed } from '../../prescribed.ts';
import { hold } from '../react.ts';
import {
  alive,
  arriveWithoutAnswer,
  type Backend,
  cors,
  draft,
  endpoint,
  errors,
  expect,
  failure,
  fill,
  live,
  number,
  press,
  send,
  sendAndStop,
  submit,
  submitted,
  test,
  uncertain,
} from './backend.ts';

/**
 * The specified toast and in it the way on, the content kept, and under the button phone and an
 * e-mail that carries everything typed.
 */
async function expectFailure(page: Page, backend: Backend) {
  await expect(failure(page)).toContainText(prescribed.toasts.failure.text);
  await expect(failure(page).getByRole('link', { name: site.courtier.telephone })).toBeVisible();
  await expect(failure(page).getByRole('link', { name: 'envoyer ce que j’ai tapé' })).toBeVisible();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(submit(page)).toBeEnabled();
  const form = page.getByRole('form', { name: 'Demande de devis' });
  await expect(form.getByRole('link', { name: site.courtier.telephone })).toHaveAttribute(
    'href',
    buildTelephoneLink(site.courtier.telephone),
  );
  const mailto = new URL(
    (await form.getByRole('link', { name: 'envoyer ce que j’ai tapé' }).getAttribute('href')) ?? '',
  );
  const body = mailto.searchParams.get('body') ?? '';
  for (const value of [
    backend.answers.entreprise,
    'Autre',
    backend.answers.nom,
    backend.answers.email,
  ])
    expect(body).toContain(value);
  expect(await draft(page)).toMatchObject(backend.answers);
}

async function sendAgain(page: Page, backend: Backend) {
  await submitted(page);
  await expect.poll(backend.mails).toHaveLength(1);
}

test.describe('quote sending', () => {
  test('shows the number of the mail and empties the form', async ({ page, backend }) => {
    await send(page, backend);
    await expect.poll(backend.mails).toHaveLength(1);
    const [mail] = backend.mails();
    const shownNumber = await number(page).textContent();
    expect(shownNumber).toMatch(/^\d{6}-\w{6}$/);
    expect(mail?.subject).toBe(
      `Devis cyber ${shownNumber} : ${backend.answers.entreprise} (Autre)`,
    );
    await expect(page.getByText('Aucune demande n’a été envoyée')).toBeHidden();
    expect(await draft(page)).toBeNull();
    expect(backend.calls).toEqual([
      {
        ...backend.answers,
        secteur: 'autre',
        effectifs: '',
        ca: '',
        telephone: '',
        besoins: '',
        rgpd: true,
      },
    ]);

    // Back to the form as the browser has kept it: back.spec.ts.
    await live(page);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(backend.calls).toHaveLength(1);
  });

  test('offers on /merci to add what the short form does not ask', async ({ page, backend }) => {
    await page.goto('/');
    await fill(page, backend);
    await alive(page);
    await expect(page.getByLabel(/besoins|Effectif|Chiffre/)).toHaveCount(0);
    await expect(page.getByText('formulaire complet')).toHaveCount(0);
    await submitted(page);
    expect(backend.calls[0]).toMatchObject({ effectifs: '', ca: '', besoins: '' });
    const more = page.getByRole('link', { name: /Ajouter l’effectif/ });
    const mailto = new URL((await more.getAttribute('href')) ?? '');
    expect(mailto.searchParams.get('subject')).toContain((await number(page).textContent()) ?? '?');
    for (const name of ['Effectif', 'Chiffre d’affaires annuel', 'Mes besoins']) {
      expect(mailto.searchParams.get('body')).toContain(`${name} : `);
    }
  });

  test('is not claimed by /merci when it is opened directly', async ({ page }) => {
    await page.goto('/merci');
    await expect(page.getByText('Aucune demande n’a été envoyée depuis cette page.')).toBeVisible();
    for (const claim of ['Demande enregistrée.', 'Demande remise au courtier.'])
      await expect(page.getByText(claim)).toBeHidden();
  });

  test('disables the button until the answer comes', async ({ page, backend }) => {
    const letAnswer = await hold(page, endpoint);
    await page.goto('/devis');
    await fill(page, backend);
    await page.getByLabel('E-mail').press('Enter');
    const sending = page.getByRole('button', { name: 'Envoi en cours' });
    await expect(sending).toBeDisabled();
    await expect(sending.locator('.quote-spinner')).toBeVisible();
    await sending.dblclick({ force: true });
    await page.getByLabel('E-mail').press('Enter');
    await page.getByLabel('E-mail').press('Enter');
    letAnswer();
    await page.waitForURL('/merci');
    expect(backend.calls).toHaveLength(1);
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('fails after 20 s and makes no second request', async ({ page, backend }) => {
    const arrival = await arriveWithoutAnswer(page, backend);
    await sendAndStop(page, backend);
    await expect(page.getByRole('button', { name: 'Envoi en cours' })).toBeVisible();
    // The part that sends may still be on its way: what has not left would be a first try after the
    // twenty seconds.
    await arrival();
    await page.clock.fastForward(7000);
    await expect(page.getByText('C’est plus long que d’habitude')).toBeHidden();
    await page.clock.fastForward(1500);
    await expect(page.getByText('C’est plus long que d’habitude')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Envoi en cours' })).toBeDisabled();
    await page.clock.fastForward(12_000);
    await expectFailure(page, backend);
    await page.clock.resume();
    await sendAgain(page, backend);
    expect(backend.mails()[0]?.subject).toContain((await number(page).textContent()) ?? '?');
  });

  test('logs a failure without what was typed', async ({ page, backend }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'refus' } }, headers: cors }),
    );
    await press(page, backend);
    await expectFailure(page, backend);
    expect(logged.join('\n')).toContain('502 (refus)');
    expect(logged.join('\n')).not.toContain('Zoé');
    await page.unroute(endpoint);
    await sendAgain(page, backend);
  });

  test('says how long to wait when it is limited', async ({ page, backend }) => {
    const message = 'Trop de demandes de suite. Réessayez dans 10 min, ou appelez-nous.';
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 429, json: { error: { message } }, headers: cors }),
    );
    await press(page, backend);
    await expectFailure(page, backend);
    await expect(page.getByText(message)).toBeVisible();
  });

  test('works with a key that is no longer the site’s', async ({ page, backend }) => {
    let bearer: string | undefined;
    await page.route(endpoint, (route) => {
      const headers = route.request().headers();
      bearer = headers['authorization'];
      expect(bearer).toBe(`Bearer ${headers['apikey']}`);
      return route.fallback({
        headers: {
          ...headers,
          apikey: 'sb_publishable_before',
          authorization: 'Bearer sb_publishable_before',
        },
      });
    });
    await send(page, backend);
    expect(bearer).toMatch(/^Bearer sb_publishable_/);
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('draws a new key when other answers have the key', async ({ page, backend }) => {
    const keys: (string | undefined)[] = [];
    await page.route(endpoint, async (route) => {
      const key = route.request().headers()['idempotency-key'] ?? '';
      keys.push(key);
      if (keys.length === 1) {
        const first = { ...route.request().postDataJSON(), besoins: 'un autre onglet' };
        expect((await backend.post(first, { 'idempotency-key': key })).status).toBe(200);
      }
      return route.fallback();
    });
    await send(page, backend);
    expect(new Set(keys).size).toBe(2);
    await expect.poll(backend.mails).toHaveLength(2);
  });

  // Answers that the real function does not give. A newer function may refuse a field, or give a
  // reason, that this page does not know.
  const refusing = (champs: unknown) => ({
    status: 422,
    json: { error: { code: 'champs', message: '…', champs } },
  });

  const failures: Record<string, object> = {
    'an inner error': { status: 500, json: { error: { code: 'interne', message: '…' } } },
    'an error without a word': { status: 502, body: '' },
    'a page in place of an answer': {
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><h1>Bad gateway</h1>',
    },
    'nothing at all': { status: 200, body: '' },
    'half an answer': {
      status: 200,
      contentType: 'application/json',
      body: '{"data":{"numero":"2611',
    },
    'an answer without a number': { status: 200, json: { data: {} } },
    'a field that this page does not have': refusing({ siren: 'requis' }),
    'a name that every object has': refusing({ constructor: 'requis' }),
    'a refusal of no field': refusing({}),
    'what is no list of fields': refusing('requis'),
    'a refusal of nothing': refusing(undefined),
  };

  test('keeps the answers when the function gives no usable answer', async ({ page, backend }) => {
    await page.goto('/devis');
    await fill(page, backend);
    for (const [what, answer] of Object.entries(failures)) {
      await page.route(endpoint, (route) => route.fulfill({ ...answer, headers: cors }));
      const answered = page.waitForResponse(endpoint);
      await submit(page).click();
      await answered;
      await test.step(what, () => expectFailure(page, backend));
      await expect(errors(page), what).toHaveCount(0);
      await failure(page).getByRole('button', { name: 'Fermer ce message' }).click();
      await expect(failure(page)).toHaveCount(0);
      await page.unroute(endpoint);
    }
  });

  async function sendAndRefuse(page: Page, backend: Backend, champs: unknown, address = '/devis') {
    await page.route(endpoint, (route) => route.fulfill({ ...refusing(champs), headers: cors }));
    await page.goto(address);
    await fill(page, backend);
    await submit(page).click();
  }

  test('shows a refusal at its field', async ({ page, backend }) => {
    await sendAndRefuse(page, backend, { nom: 'interdit' });
    await expect(page.getByLabel('Prénom et nom')).toHaveAttribute('aria-invalid', 'true');
  });

  test('fails when a refusal names an unknown field too', async ({ page, backend }) => {
    await sendAndRefuse(page, backend, { siren: 'requis', nom: 'interdit' });
    await expectFailure(page, backend);
    await expect(page.getByRole('heading', { name: 'Une réponse à corriger' })).toBeVisible();
    const name = page.getByLabel('Prénom et nom');
    await expect(name).toHaveAccessibleDescription(
      'Erreur : Cette réponse n’a pas la forme attendue.',
    );
  });

  test('fails when a refusal names a field of the other form', async ({ page, backend }) => {
    await sendAndRefuse(page, backend, { besoins: 'caracteres' }, '/');
    await expect(failure(page).getByRole('link', { name: site.courtier.telephone })).toBeVisible();
    await expect(errors(page)).toHaveCount(0);
  });

  test('fails at once offline and sends when back online', async ({ page, context, backend }) => {
    await live(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fill(page, backend);
    await submit(page).click();
    await expectFailure(page, backend);
    await context.setOffline(false);
    await sendAgain(page, backend);
  });

  test('fails when the browser makes no keys', async ({ page, backend }) => {
    await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
    await press(page, backend);
    await expectFailure(page, backend);
  });

  test('offers to send again under the same key when unconfirmed', async ({ page, backend }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url() === endpoint && request.method() === 'POST')
        keys.push(request.headers()['idempotency-key']);
    });
    const arrival = await arriveWithoutAnswer(page, backend, (route) => route.abort());
    await press(page, backend);
    await arrival();
    await expect(uncertain(page)).toBeVisible();
    await page.goto('/contact');
    await expect.poll(backend.mails).toHaveLength(1);
    await live(page);
    await expect(uncertain(page)).toBeVisible();
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('checkbox').check();
    await submitted(page);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(backend.mails()).toHaveLength(1);
    expect(backend.mails()[0]?.subject).toContain((await number(page).textContent()) ?? '?');
    await live(page);
    await expect(uncertain(page)).toHaveCount(0);
  });

  test('offers again what the release before could not confirm', async ({ page, backend }) => {
    const { entreprise, nom, email } = backend.answers;
    const choices = { secteur: 'autre', effectifs: '', ca: '' };
    const demande = { entreprise, ...choices, nom, email, telephone: '', besoins: '', rgpd: true };
    const cle = crypto.randomUUID();
    await backend.post(demande, { 'idempotency-key': cle });
    await page.goto('/contact');
    await page.evaluate(
      (pending) => localStorage.setItem(`envoi ${pending.cle}`, JSON.stringify(pending)),
      { cle, le: Date.now(), court: false, demande },
    );
    await live(page);
    await expect(uncertain(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('checkbox').check();
    await submitted(page);
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
    await expect.poll(backend.mails).toHaveLength(1);
    expect(backend.mails()[0]?.subject).toContain((await number(page).textContent()) ?? '?');
  });

  test('draws a new key when unconfirmed answers change', async ({ page, backend }) => {
    const keys: (string | undefined)[] = [];
    await page.route(endpoint, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.abort();
    });
    await press(page, backend);
    await expect(uncertain(page)).toBeVisible();
    await page.getByLabel('Prénom et nom').fill('Zoé Durand');
    await submit(page).click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('shows an unconfirmed request on /merci once it is known', async ({ page, backend }) => {
    const arrival = await arriveWithoutAnswer(page, backend, (route) => route.abort());
    await press(page, backend);
    await arrival();
    await expect(uncertain(page)).toBeVisible();
    await page.goto('/merci');
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
    await page.evaluate(() => sessionStorage.removeItem('demande'));
    await page.route(`${endpoint}/etat`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Nous n’avons pas pu vérifier votre dernier envoi.')).toBeVisible();
    await expect(page.getByText('Aucune demande n’a été envoyée')).toBeHidden();
  });

  test('continues when the page is closed', async ({ page, backend }) => {
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
});
