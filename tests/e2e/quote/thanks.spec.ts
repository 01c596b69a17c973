import type { Page } from 'playwright/test';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { site } from '../../../src/content/identity.ts';
import { createToken } from '../../../supabase/functions/send-devis-email/crypto.ts';
import { violations } from '../access.ts';
import { hold } from '../react.ts';
import { cors, endpoint, expect, number, send, test } from './backend.ts';

const storedNotice = (page: Page) => page.getByText('Demande enregistrée.');
const forwardedNotice = (page: Page) => page.getByText('Demande remise au courtier.');

test.describe('thank-you page', () => {
  test('says « enregistrée », then « remise » once the mail is taken', async ({
    page,
    backend,
  }) => {
    backend.behave('slow');
    const letAsk = await hold(page, `${endpoint}/etat`);
    await send(page, backend);
    await expect(storedNotice(page)).toBeVisible();
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
    await expect(
      page.getByText('Nous remettons la demande au courtier, et cette page vous le dira.'),
    ).toBeVisible();
    letAsk();
    await expect(forwardedNotice(page)).toBeVisible();
    await expect(storedNotice(page)).toBeHidden();
    expect(backend.mails()[0]?.subject).toContain(await number(page).textContent());

    const requests: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/etat') && requests.push(request.url()),
    );
    await page.reload();
    await expect(forwardedNotice(page)).toBeVisible();
    expect(requests, 'what is known is not asked again').toEqual([]);
  });

  test('claims nothing more when the mail server refuses', async ({ page, backend, requested }) => {
    backend.behave('refuses');
    await page.clock.install();
    await send(page, backend);
    await expect(storedNotice(page)).toBeVisible();
    const waiting = page.getByText('La messagerie du courtier n’a pas encore pris la demande');
    await expect(waiting).toBeHidden();
    const passTime = () => page.clock.runFor(5000).then(() => waiting.isVisible());
    await expect.poll(passTime, { intervals: [100] }).toBe(true);
    await page.clock.runFor(600_000);
    expect(
      requested.filter((address) => address.endsWith('/etat')),
      'no more than for a minute',
    ).toHaveLength(6);
    await expect(storedNotice(page)).toBeVisible();
    await expect(forwardedNotice(page)).toBeHidden();
  });

  test('offers to complete a short request', async ({ page, backend }) => {
    const more = page.getByRole('link', { name: /Ajouter l’effectif/ });
    const openReceipt = async (numero: string, court: boolean) => {
      await page.evaluate(
        (kept) => {
          sessionStorage.setItem('demande', JSON.stringify(kept));
        },
        { key: crypto.randomUUID(), number: numero, state: 'remise', isShort: court, sentAt: 0 },
      );
      await page.reload();
      await expect(number(page)).toHaveText(numero);
    };
    await send(page, backend, '/');
    await expect(more).toHaveAttribute(
      'href',
      new RegExp((await number(page).textContent()) ?? '?'),
    );
    await openReceipt('261122-AB23CD', true);
    await expect(more).toHaveAttribute('href', /261122-AB23CD/);
    await openReceipt('261122-EF45GH', false);
    await expect(more).toBeHidden();
  });

  test('shows what a tab of the release before has sent', async ({ page }) => {
    await page.goto('/merci');
    await page.evaluate(() => {
      const receipt = {
        cle: crypto.randomUUID(),
        numero: '261122-AB23CD',
        etat: 'remise',
        court: true,
      };
      sessionStorage.setItem('demande', JSON.stringify(receipt));
    });
    await page.reload();
    await expect(number(page)).toHaveText('261122-AB23CD');
    await expect(forwardedNotice(page)).toBeVisible();
  });

  const withdrawal = async (page: Page) => {
    await page.getByText('Retirer ma demande', { exact: true }).click();
    await page.getByRole('button', { name: 'Confirmer le retrait' }).click();
  };

  test('withdraws a request after a second click', async ({ page, backend }) => {
    await send(page, backend);
    await expect(forwardedNotice(page)).toBeVisible();
    const shown = (await number(page).textContent()) ?? '?';
    await withdrawal(page);
    await expect(page.getByText('Demande retirée.')).toBeVisible();
    await expect(number(page)).toHaveText(shown);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Demande retirée.')).toBeVisible();
  });

  test('withdraws by the link of a mail only when confirmed', async ({ page, backend }) => {
    await send(page, backend);
    const shown = (await number(page).textContent()) ?? '?';
    const token = createToken(getLocalSettings(0, '').HASH_SECRET, shown);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`/merci#retrait=${token}`);
    await expect(elsewhere.getByText('Une demande de devis porte ce lien.')).toBeVisible();
    await expect(number(elsewhere)).toHaveText(shown);
    expect(backend.mails()).toHaveLength(1);
    await elsewhere.route(`${endpoint}/retrait`, (route) =>
      route.fulfill({ status: 503, json: { error: {} }, headers: cors }),
    );
    await withdrawal(elsewhere);
    await expect(elsewhere.getByText('Le retrait n’a pas abouti.')).toContainText(
      site.courtier.telephone,
    );
    await elsewhere.unroute(`${endpoint}/retrait`);
    await elsewhere.getByRole('button', { name: 'Confirmer le retrait' }).click();
    await expect(elsewhere.getByText('Demande retirée.')).toBeVisible();
  });
});
