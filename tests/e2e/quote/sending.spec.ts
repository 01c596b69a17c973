import type { Page } from 'playwright/test';
import { getSite } from '../../../src/content/identity.ts';
import { valid } from '../../function/support/valid.ts';
import { prescribed } from '../../prescribed.ts';
import { violations } from '../access.ts';
import { sheets } from '../paper.ts';
import { hold } from '../react.ts';
import { blockStorage } from '../storage.ts';
import {
  attempt,
  type Backend,
  confirmed,
  cors,
  draft,
  dropResponse,
  endpoint,
  errors,
  expect,
  failure,
  fill,
  live,
  number,
  submit,
  submitted,
  test,
  uncertain,
  unfold,
} from './backend.ts';

/**
 * Expects a failed sending: the specified toast, unchanged answers, the broker's telephone number
 * and e-mail address as alternatives.
 */
async function expectFailure(page: Page, backend: Backend) {
  await expect(failure(page)).toContainText(prescribed.toasts.failure.text);
  await expect(
    failure(page).getByRole('link', { name: getSite().courtier.telephone }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(submit(page)).toBeEnabled();
  const form = page.getByRole('form', { name: 'Demande de devis' });
  for (const place of [failure(page), form]) {
    const mail = place.getByRole('link', { name: 'envoyer ce que j’ai tapé' });
    const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    for (const answer of [...Object.values(backend.answers), 'Autre'])
      expect(searchParams.get('body')).toContain(answer);
  }
  expect(await draft(page)).toMatchObject(backend.answers);
}

/** Sends the form and expects exactly one mail with the number of the thank-you page. */
async function expectSent(page: Page, backend: Backend) {
  await submitted(page);
  await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
  await expect.poll(backend.mails).toHaveLength(1);
  const [mail] = await backend.mails();
  expect(mail?.subject).toContain(await number(page).textContent());
  return mail;
}

/** Simulates a refusal of a field or for a reason that only a newer function knows. */
const refuse = (page: Page, champs: object) =>
  page.route(endpoint, (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'champs', message: '…', champs } },
      headers: cors,
    }),
  );

test.describe('quote sending', () => {
  test('shows nine answers on the sheet, in the mail and on /merci', async ({
    page,
    backend,
    requested,
  }) => {
    const listClients = () => requested.filter((address) => /\/client-\w+\.js$/.test(address));
    await live(page);
    await fill(page, backend);
    await unfold(page);
    await page.getByLabel('Effectif').selectOption('2-10');
    await page.getByLabel('Chiffre d’affaires').selectOption('100k-500k');
    const sheet = page.getByRole('region', { name: 'Votre conseil écrit' });
    await expect(sheet.getByRole('definition')).toHaveText([
      backend.answers.entreprise,
      'Autre, 2 à 10, 100 000 à 500 000 €',
      backend.answers.nom,
      backend.answers.email,
    ]);
    await page.getByLabel('Téléphone').fill('06 12 34 56 78');
    await page.getByLabel('Vos besoins').fill('La caisse.\nUne attestation.');
    await page.waitForLoadState('networkidle');
    expect(listClients(), 'supabase-js is loaded only to send').toEqual([]);
    const mail = await expectSent(page, backend);
    expect(listClients()).toHaveLength(1);
    const choices = { secteur: 'autre', effectifs: '2-10', ca: '100k-500k' };
    const texts = { telephone: '06 12 34 56 78', besoins: 'La caisse.\nUne attestation.' };
    expect(backend.calls).toEqual([{ ...backend.answers, ...choices, ...texts, rgpd: true }]);
    const [{ authorization, apikey } = {}] = backend.headers;
    expect(authorization).toBe(`Bearer ${apikey}`);
    expect(mail?.text).toContain('Besoins : La caisse.\n    Une attestation.');
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([backend.answers.email]);

    const receipt = page.getByRole('region', { name: 'Votre demande' });
    for (const answer of [
      backend.answers.entreprise,
      'Autre, 2 à 10, 100 000 à 500 000 €',
      backend.answers.nom,
      `${backend.answers.email}, 06 12 34 56 78`,
      /^Donné le/,
      /La caisse/,
    ])
      await expect(receipt.getByText(answer)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^Réponse \S+ \d+ \S+ au plus tard$/ }),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sheets(page)).toBe(1);

    await live(page);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(await draft(page)).toBeNull();
  });

  test('disables the button until the response arrives', async ({ page, backend }) => {
    const letAnswer = await hold(page, endpoint);
    await page.goto('/devis');
    await fill(page, backend);
    await page.getByLabel('E-mail').press('Enter');
    const sending = page.getByRole('button', { name: 'Envoi en cours' });
    await expect(sending).toBeDisabled();
    await sending.dblclick({ force: true });
    await page.getByLabel('E-mail').press('Enter');
    letAnswer();
    await page.waitForURL('/merci');
    expect(backend.calls).toHaveLength(1);
  });

  test('is offered again with its key when no response arrives', async ({ page, backend }) => {
    await dropResponse(page, 'pending');
    await page.clock.install();
    await live(page);
    await fill(page, backend);
    const request = page.waitForRequest(endpoint);
    await submit(page).click();
    await request;
    await page.clock.fastForward(19_000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.fastForward(1500);
    await expectFailure(page, backend);
    await expect(uncertain(page)).toBeVisible();
    await page.goto('about:blank');
    await live(page);
    await expect(uncertain(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('checkbox').check();
    await expectSent(page, backend);
    expect(new Set(backend.headers.map((each) => each['idempotency-key'])).size).toBe(1);
    await live(page);
    await expect(uncertain(page)).toHaveCount(0);
  });

  test('offers again an unconfirmed request of an earlier release', async ({ page, backend }) => {
    const cle = crypto.randomUUID();
    const demande = { ...valid, ...backend.answers };
    await page.goto('/contact');
    await page.evaluate(
      (pending) => localStorage.setItem(`envoi ${pending.cle}`, JSON.stringify(pending)),
      { cle, demande },
    );
    await live(page);
    await expect(uncertain(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('checkbox').check();
    await submitted(page);
    expect(backend.calls).toMatchObject([demande]);
    expect(backend.headers).toMatchObject([{ 'idempotency-key': cle }]);
  });

  test('uses a new key when other answers have the key', async ({ page, backend }) => {
    const asOtherTab = { ...backend.answers, secteur: 'autre', besoins: 'un autre', rgpd: true };
    await page.route(
      endpoint,
      async (route) => {
        await route.fetch({ postData: asOtherTab });
        await route.continue();
      },
      { times: 1 },
    );
    await attempt(page, backend);
    await expectFailure(page, backend);
    await submitted(page);
    await expect.poll(backend.mails).toHaveLength(2);
  });

  test('shows the message when the limit is reached, keeps answers', async ({ page, backend }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const json = { error: { code: 'frequence', message: 'Attendez 10 min.' } };
    await page.route(endpoint, (route) => route.fulfill({ status: 429, json, headers: cors }));
    await attempt(page, backend);
    await expectFailure(page, backend);
    await expect(page.getByText('Attendez 10 min.')).toBeVisible();
    expect(logged.join('\n')).toContain('429 (frequence)');
    expect(logged.join('\n')).not.toContain('Zoé');
  });

  test('shows a known refusal at its field despite unknown ones', async ({ page, backend }) => {
    await refuse(page, { siren: 'requis', nom: 'interdit' });
    await attempt(page, backend);
    await expectFailure(page, backend);
    await expect(errors(page)).toBeFocused();
    await expect(page.getByLabel('Prénom et nom')).toHaveAccessibleDescription(
      'Erreur : Cette réponse n’a pas la forme attendue.',
    );
  });

  test('fails when a refusal names a field that this form lacks', async ({ page, backend }) => {
    await refuse(page, { besoins: 'caracteres', constructor: 'requis' });
    await attempt(page, backend, '/');
    await expect(
      failure(page).getByRole('link', { name: getSite().courtier.telephone }),
    ).toBeVisible();
    await expect(errors(page)).toHaveCount(0);
  });

  test('fails when the browser cannot create a key', async ({ page, backend }) => {
    await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
    await attempt(page, backend);
    await expectFailure(page, backend);
  });

  test('fails at once offline and sends when back online', async ({ page, context, backend }) => {
    await live(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fill(page, backend);
    await submit(page).click();
    await expectFailure(page, backend);
    await context.setOffline(false);
    await expectSent(page, backend);
  });

  test('works in an old tab whose scripts no longer exist', async ({ page, backend }) => {
    await live(page);
    await page.route(/\/_(islands|frame|next)\//, (route) => route.fulfill({ status: 404 }));
    await fill(page, backend);
    await submit(page).click();
    await confirmed(page, backend);
  });

  test('works when storage is blocked', async ({ page, backend }) => {
    await blockStorage(page);
    await attempt(page, backend, '/');
    await page.waitForURL(/\/merci#numero=.+&cle=.+$/);
    await expect.poll(backend.mails).toHaveLength(1);
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
  });
});
