import type { BrowserContext, Page } from 'playwright/test';
import { hold } from '../react.ts';
import {
  type Backend,
  endpoint,
  expect,
  failure,
  fill,
  filled,
  number,
  pending,
  send,
  submit,
  test,
} from './backend.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Demande de devis' });
const numberIn = (backend: Backend) =>
  /\d{6}-\w{6}/.exec(backend.mails().at(-1)?.subject ?? '')?.[0] ?? '?';

/** Sent, and the thank-you page does not come until it is let in. */
async function sendWithoutThanks(page: Page, backend: Backend) {
  const held = Promise.withResolvers<void>();
  await page.route('**/merci', async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await fill(page, backend);
  const going = page.waitForRequest('**/merci');
  await submit(page).click();
  await going;
  await expect.poll(backend.mails).toHaveLength(1);
  return async () => {
    held.resolve();
    await page.unroute('**/merci');
  };
}

test('Escape while the thank-you page loads: the form says the number, and leads on', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/devis');
  const letIn = await sendWithoutThanks(page, backend);
  const session = await context.newCDPSession(page);
  await session.send('Page.stopLoading');
  await expect(form(page)).toContainText(`Son numéro : ${numberIn(backend)}`);
  await expect(page.getByRole('button', { name: 'Envoi en cours' })).toHaveCount(0);
  await letIn();
  await expect(form(page).getByRole('link', { name: 'Voir la suite' })).toHaveAttribute(
    'href',
    '/merci',
  );
  await page.goto('/merci');
  await expect(number(page)).toHaveText(numberIn(backend));
  expect(backend.calls).toHaveLength(1);
});

test('Back while the thank-you page loads: the page one comes back to says the number', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/contact');
  await page.goto('/devis');
  await sendWithoutThanks(page, backend);
  const session = await context.newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', {
    entryId: entries[currentIndex - 1]?.id ?? 0,
  });
  await page.waitForURL('/contact');
  await expect(page.getByRole('status').filter({ hasText: 'Demande de devis' })).toContainText(
    numberIn(backend),
  );
});

test('Forward after a second one that failed: the number is the first’s, the second told unsent', async ({
  page,
  backend,
}) => {
  await send(page, backend);
  await expect.poll(backend.mails).toHaveLength(1);
  const unsent = page.getByText('Votre dernier envoi n’a pas abouti.');
  await expect(unsent).toBeHidden();
  await page.goBack();
  await page.route(endpoint, (route) => route.abort());
  await fill(page, { answers: { ...backend.answers, nom: 'Une autre personne' } });
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => pending(page)).toEqual([]);
  await page.goForward();
  await expect(number(page)).toHaveText(numberIn(backend));
  await expect(unsent).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'le formulaire', exact: true }).click();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Une autre personne');
});

for (const [what, hash] of [
  ['a number', 'numero=261122-AB23CD'],
  ['a number and a key', `numero=261122-AB23CD&cle=${crypto.randomUUID()}`],
] as const) {
  test(`${what} invented in the address is not told as a request`, async ({ page }) => {
    await page.goto(`/merci#${hash}`);
    await expect(
      page.getByText('Nous n’avons pas pu vérifier le numéro que porte cette adresse.'),
    ).toBeVisible();
    await expect(number(page)).toBeHidden();
    for (const claim of ['Demande enregistrée.', 'Demande remise au courtier.'])
      await expect(page.getByText(claim)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Renvoyer la demande' })).toBeHidden();
  });
}

/**
 * Cut off on this page, and settled by a page of another visit, which alone holds the number then.
 */
async function settleElsewhere(page: Page, context: BrowserContext, backend: Backend) {
  page.on('dialog', (dialog) => dialog.accept());
  const letGo = await hold(page, endpoint);
  await filled(page, backend);
  const other = await context.newPage();
  const going = page.waitForRequest(endpoint);
  await submit(page).click();
  await going;
  await other.goto('/contact');
  await page.goto('about:blank');
  await expect(other.getByRole('status').filter({ hasText: 'Son numéro' })).toBeVisible();
  letGo();
}

test('a request settled by another page is not denied: /merci asks, and tells its number', async ({
  page,
  context,
  backend,
}) => {
  await settleElsewhere(page, context, backend);
  await page.goto('/merci');
  await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
  await expect(page.getByText('Votre dernier envoi n’a pas abouti.')).toBeHidden();
  await expect(page.getByText('Aucune demande n’a été envoyée')).toBeHidden();
  await expect.poll(backend.mails).toHaveLength(1);
  expect(backend.mails()[0]?.subject).toContain(await number(page).textContent());
});

test('where it cannot ask, the thank-you page neither denies nor claims', async ({
  page,
  context,
  backend,
}) => {
  await settleElsewhere(page, context, backend);
  await context.route(`${endpoint}/etat`, (route) => route.abort());
  await page.goto('/merci');
  await expect(page.getByText('Nous n’avons pas pu vérifier votre dernier envoi.')).toBeVisible();
  await expect(page.getByText('Votre dernier envoi n’a pas abouti.')).toBeHidden();
  await expect(page.getByText('Aucune demande n’a été envoyée')).toBeHidden();
});
