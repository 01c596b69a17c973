import type { Page } from 'playwright/test';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { getSite } from '../../../src/content/identity.ts';
import { createToken } from '../../../supabase/functions/send-devis-email/crypto.ts';
import { violations } from '../access.ts';
import {
  attempt,
  cors,
  dropResponse,
  endpoint,
  expect,
  fill,
  live,
  number,
  send,
  submit,
  test,
  uncertain,
} from './backend.ts';

const stored = (page: Page) => page.getByText('Demande enregistrée.');
const forwarded = (page: Page) => page.getByText('Demande remise au courtier.');

/** Counts the page's requests for the state, and answers them while the mail is not sent. */
async function holdMail(page: Page) {
  const mail = { isSent: false, asked: 0 };
  await page.route(`${endpoint}/etat`, async (route) => {
    mail.asked += 1;
    const data = { numero: await number(page).textContent(), etat: 'enregistree' };
    await (mail.isSent ? route.continue() : route.fulfill({ json: { data }, headers: cors }));
  });
  return mail;
}

async function withdraw(page: Page) {
  await page.getByText('Retirer ma demande', { exact: true }).click();
  await page.getByRole('button', { name: 'Confirmer le retrait' }).click();
}

test.describe('thank-you page', () => {
  test('says « enregistrée », « remise », then « retirée »', async ({ page, backend }) => {
    const mail = await holdMail(page);
    await send(page, backend);
    await expect(stored(page)).toBeVisible();
    mail.isSent = true;
    await expect(forwarded(page)).toBeVisible();
    await expect(stored(page)).toBeHidden();
    const { asked } = mail;
    await page.reload();
    await expect(forwarded(page)).toBeVisible();
    expect(mail.asked).toBe(asked);

    const sentNumber = (await number(page).textContent()) ?? '?';
    await withdraw(page);
    await expect(page.getByText('Demande retirée.')).toBeVisible();
    await expect(number(page)).toHaveText(sentNumber);
    await expect(number(page)).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.getByText(backend.answers.email)).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Demande retirée.')).toBeVisible();
  });

  test('polls the state six times while mail is refused', async ({ page, backend }) => {
    const mail = await holdMail(page);
    await page.clock.install();
    await send(page, backend);
    await expect(stored(page)).toBeVisible();
    const passTime = () => page.clock.runFor(5000).then(() => mail.asked);
    await expect.poll(passTime, { intervals: [100] }).toBe(6);
    await page.clock.runFor(600_000);
    expect(mail.asked).toBe(6);
    await expect(forwarded(page)).toBeHidden();
  });

  test('confirms no request that the browser or the function does not know', async ({ page }) => {
    for (const [fragment, text] of [
      ['', 'Aucune demande n’a été envoyée depuis cette page.'],
      [
        `#numero=261122-AB23CD&cle=${crypto.randomUUID()}`,
        'Nous n’avons pas pu vérifier votre dernier envoi.',
      ],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/merci${fragment}`);
      await expect(page.getByText(text)).toBeVisible();
      for (const claim of [stored(page), forwarded(page), number(page)])
        await expect(claim).toBeHidden();
    }
  });

  test('shows a request sent by a tab of an earlier release', async ({ page }) => {
    await page.goto('/merci');
    await page.evaluate(() => {
      const receipt = { cle: crypto.randomUUID(), numero: '261122-AB23CD', etat: 'remise' };
      sessionStorage.setItem('demande', JSON.stringify(receipt));
    });
    await page.reload();
    await expect(number(page)).toHaveText('261122-AB23CD');
    await expect(forwarded(page)).toBeVisible();
  });

  test('shows an unconfirmed request when the function knows it', async ({ page, backend }) => {
    await dropResponse(page);
    await attempt(page, backend);
    await expect(uncertain(page)).toBeVisible();
    await page.goto('/merci');
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
  });

  test('keeps the number in the form when the page fails to load', async ({ page, backend }) => {
    await page.route('**/merci', (route) => route.abort('aborted'));
    await live(page);
    await fill(page, backend);
    await submit(page).click();
    const form = page.getByRole('form', { name: 'Demande de devis' });
    await expect(form).toContainText(/Son numéro\s: \d{6}-\w{6}/);
    await expect(form.getByRole('link', { name: 'Voir la suite' })).toHaveAttribute(
      'href',
      '/merci',
    );
  });

  test('withdraws by the link of a mail only when confirmed', async ({ page, backend }) => {
    await send(page, backend);
    const sentNumber = (await number(page).textContent()) ?? '?';
    const token = createToken(getLocalSettings(0, '').HASH_SECRET, sentNumber);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`/merci#retrait=${token}`);
    await expect(elsewhere.getByText('Une demande de devis porte ce lien.')).toBeVisible();
    await expect(number(elsewhere)).toHaveText(sentNumber);
    const refusal = { status: 503, json: { error: {} }, headers: cors };
    await elsewhere.route(`${endpoint}/retrait`, (route) => route.fulfill(refusal), { times: 1 });
    await withdraw(elsewhere);
    await expect(elsewhere.getByText('Le retrait n’a pas abouti.')).toContainText(
      getSite().courtier.telephone,
    );
    await elsewhere.getByRole('button', { name: 'Confirmer le retrait' }).click();
    await expect(elsewhere.getByText('Demande retirée.')).toBeVisible();
  });
});
