import type { Page } from 'playwright/test';
import { type Backend, expect, fill, number, submit, test } from './backend.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Demande de devis' });
const readNumber = (backend: Backend) =>
  /\d{6}-\w{6}/.exec(backend.mails().at(-1)?.subject ?? '')?.[0] ?? '?';

/** Sent, and the thank-you page does not come until it is let in. */
async function sendWithoutThanks(page: Page, backend: Backend) {
  const response = Promise.withResolvers<void>();
  await page.route('**/merci', async (route) => {
    await response.promise;
    await route.abort().catch(() => undefined);
  });
  await fill(page, backend);
  const going = page.waitForRequest('**/merci');
  await submit(page).click();
  await going;
  await expect.poll(backend.mails).toHaveLength(1);
  return async () => {
    response.resolve();
    await page.unroute('**/merci');
  };
}

test.describe('thank-you page', () => {
  test('leaves the number in the form when it does not load', async ({
    page,
    context,
    backend,
  }) => {
    await page.goto('/devis');
    const letIn = await sendWithoutThanks(page, backend);
    const session = await context.newCDPSession(page);
    await session.send('Page.stopLoading');
    await expect(form(page)).toContainText(`Son numéro : ${readNumber(backend)}`);
    await expect(page.getByRole('button', { name: 'Envoi en cours' })).toHaveCount(0);
    await letIn();
    await expect(form(page).getByRole('link', { name: 'Voir la suite' })).toHaveAttribute(
      'href',
      '/merci',
    );
    await page.goto('/merci');
    await expect(number(page)).toHaveText(readNumber(backend));
    expect(backend.calls).toHaveLength(1);
  });

  test('does not confirm a number invented in the address', async ({ page }) => {
    await page.goto(`/merci#numero=261122-AB23CD&cle=${crypto.randomUUID()}`);
    await expect(
      page.getByText('Nous n’avons pas pu vérifier le numéro que porte cette adresse.'),
    ).toBeVisible();
    await expect(number(page)).toBeHidden();
    for (const claim of ['Demande enregistrée.', 'Demande remise au courtier.'])
      await expect(page.getByText(claim)).toBeHidden();
  });
});
