import type { Page } from 'playwright/test';
import { localSettings } from '../../../scripts/services/backend.ts';
import { site } from '../../../src/content/identity.ts';
import { keyedHash } from '../../../supabase/functions/send-devis-email/keyed-hash.ts';
import { requestToken } from '../../../supabase/functions/send-devis-email/request-token.ts';
import { violations } from '../access.ts';
import { hold } from '../react.ts';
import { cors, endpoint, expect, number, send, test } from './backend.ts';

const kept = (page: Page) => page.getByText('Demande enregistrée.');
const handedOver = (page: Page) => page.getByText('Demande remise au courtier.');
const again = (page: Page) => page.getByRole('button', { name: 'Renvoyer la demande' });

test('kept is said first, handed over once the broker’s mail server has it, each with the number', async ({
  page,
  backend,
}) => {
  backend.behave('slow');
  const letAsk = await hold(page, `${endpoint}/etat`);
  await send(page, backend);
  await expect(kept(page)).toBeVisible();
  await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
  await expect(
    page.getByText('Nous remettons la demande au courtier, et cette page vous le dira.'),
  ).toBeVisible();
  letAsk();
  await expect(handedOver(page)).toBeVisible();
  await expect(kept(page)).toBeHidden();
  expect(backend.mails()[0]?.subject).toContain(await number(page).textContent());

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/etat') && asked.push(request.url()));
  await page.reload();
  await expect(handedOver(page)).toBeVisible();
  expect(asked, 'what is known is not asked again').toEqual([]);
});

test('a mail server that refuses: the request is kept, and nothing more is claimed', async ({
  page,
  backend,
  requested,
}) => {
  backend.behave('refuses');
  await page.clock.install();
  await send(page, backend);
  await expect(kept(page)).toBeVisible();
  const waiting = page.getByText('La messagerie du courtier n’a pas encore pris la demande');
  await expect(waiting).toBeHidden();
  const passTime = () => page.clock.runFor(5000).then(() => waiting.isVisible());
  await expect.poll(passTime, { intervals: [100] }).toBe(true);
  await page.clock.runFor(600_000);
  expect(
    requested.filter((address) => address.endsWith('/etat')),
    'no more than for a minute',
  ).toHaveLength(6);
  await expect(kept(page)).toBeVisible();
  await expect(handedOver(page)).toBeHidden();
});

test('nothing received: sent again under its number; where it cannot be, why, with the telephone', async ({
  page,
  backend,
}) => {
  await send(page, backend);
  await expect(handedOver(page)).toBeVisible();
  const shown = (await number(page).textContent()) ?? '?';
  await again(page).click();
  await expect(page.getByText('Demande renvoyée, sous le même numéro.')).toBeVisible();
  await expect.poll(backend.mails).toHaveLength(2);
  expect(backend.mails().at(-1)?.subject).toMatch(new RegExp(`${shown} \\(renvoi`));
  await expect(handedOver(page)).toBeVisible();
  // What takes the real function two more of them, or days.
  for (const [status, said] of [
    [429, 'Cette demande a déjà été renvoyée trois fois.'],
    [410, 'Le contenu de cette demande est déjà effacé'],
    [404, 'Nous ne retrouvons pas cette demande.'],
    [503, 'Le renvoi n’a pas abouti.'],
  ] as const) {
    await page.route(`${endpoint}/renvoi`, (route) =>
      route.fulfill({ status, json: { error: {} }, headers: cors }),
    );
    await again(page).click();
    await expect(page.getByText(said)).toContainText(site.courtier.telephone);
    await expect(again(page)).toBeEnabled();
    await expect(number(page)).toHaveText(shown);
    expect(await violations(page)).toEqual([]);
    await page.unroute(`${endpoint}/renvoi`);
  }
  expect(backend.mails()).toHaveLength(2);
});

test('after one request, a second: the page offers to complete it, or nothing if it was complete', async ({
  page,
  backend,
}) => {
  const more = page.getByRole('link', { name: /Ajouter l’effectif/ });
  const told = async (numero: string, court: boolean) => {
    await page.evaluate(
      (kept) => {
        sessionStorage.setItem('demande', JSON.stringify(kept));
        document.dispatchEvent(new Event('demande'));
      },
      { cle: crypto.randomUUID(), numero, etat: 'remise', court },
    );
    await expect(number(page)).toHaveText(numero);
  };
  await send(page, backend, '/');
  await expect(more).toHaveAttribute('href', new RegExp((await number(page).textContent()) ?? '?'));
  await told('261122-AB23CD', true);
  await expect(more).toHaveAttribute('href', /261122-AB23CD/);
  await told('261122-EF45GH', false);
  await expect(more).toBeHidden();
});

test('a request that arrived leaves nothing to settle, and no script is fetched for it', async ({
  page,
  backend,
  requested,
}) => {
  await send(page, backend);
  await expect(number(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((address) => address.includes('/_frame/settle'))).toEqual([]);
});

const withdrawal = async (page: Page) => {
  await page.getByText('Retirer ma demande', { exact: true }).click();
  await page.getByRole('button', { name: 'Confirmer le retrait' }).click();
};

test('« Retirer ma demande »: withdrawn after a second click, and told so when opened again', async ({
  page,
  backend,
}) => {
  await send(page, backend);
  await expect(handedOver(page)).toBeVisible();
  const shown = (await number(page).textContent()) ?? '?';
  await withdrawal(page);
  await expect(page.getByText('Demande retirée.')).toBeVisible();
  await expect(number(page)).toHaveText(shown);
  await expect(again(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Demande retirée.')).toBeVisible();
});

test('opening the link of the mail withdraws nothing; a function away is said, with other ways', async ({
  page,
  backend,
}) => {
  await send(page, backend);
  const shown = (await number(page).textContent()) ?? '?';
  const token = await requestToken(
    'withdrawal',
    shown,
    keyedHash(localSettings(0, '').HASH_SECRET),
  );
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

for (const [accuse, said] of [
  ['attend', 'Un accusé de réception part à l’adresse e-mail'],
  ['parti', 'Un accusé de réception est parti à l’adresse e-mail'],
  ['revenu', 'L’accusé de réception nous est revenu'],
  ['aucun', 'Aucun accusé de réception ne part'],
] as const) {
  test(`whether an acknowledgement left is said: ${accuse}`, async ({ page, backend }) => {
    await page.route(`${endpoint}/etat`, async (route) => {
      const { data } = {
        data: { numero: await number(page).textContent(), etat: 'remise', accuse },
      };
      return route.fulfill({ json: { data }, headers: cors });
    });
    await send(page, backend);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.locator('[data-accuse]:visible')).toHaveCount(1);
  });
}
