import type { Page } from 'playwright/test';
import { wording } from '#src/content/tables.ts';
import { expect, test } from '../test.ts';

// What /devis says around the form: what follows a request, who receives it, what is not promised.

const path = (page: Page) => page.getByRole('region', { name: 'Ce qui suit votre envoi' });
const top = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
/** By how much the one begins above the other. */
const above = (page: Page, one: string, other: string) =>
  expect.poll(async () => (await top(page, other)) - (await top(page, one)));

/** The three specified steps in their order, the questionnaire's hours in the second. */
const whole = [
  /^3.min\s*Vous\s*Vous remplissez le formulaire/,
  /^sous 24.h ouvrées\s*Le courtier\s*Il vous répond, et vous demande le questionnaire de sécurité.*1.à.2.h/,
  /^24.à.48.h\s*Le courtier\s*Vous recevez les propositions/,
];

test('the page shows the whole path, the security questionnaire and its 1 to 2 hours included', async ({
  page,
}) => {
  await page.goto('/devis');
  const steps = path(page).getByRole('listitem');
  await expect(steps).toHaveText(whole);
  for (const step of await steps.all()) await expect(step).toBeVisible();
});

test('who receives the request and who pays whom stands beside the form, and after it on a phone', async ({
  page,
}) => {
  await page.goto('/devis');
  const card = page.getByRole('region', { name: 'Qui reçoit votre demande' });
  await expect(card).toContainText(/ORIAS/);
  await expect(card).toContainText(wording('il-remunere'));
  await expect(card).toContainText(
    /une commission comprise dans la prime, des honoraires, ou les deux/,
  );
  await above(page, '[aria-labelledby="destinataire"]', 'main form').toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await above(
    page,
    'main form [type="submit"]',
    '[aria-labelledby="destinataire"]',
  ).toBeGreaterThan(0);
});

test('what sending does not promise stands on a level with the button, beside it', async ({
  page,
}) => {
  await page.goto('/devis');
  const list = page.getByRole('region', { name: 'Ce que l’envoi ne promet pas' });
  for (const words of ['Vous n’êtes pas couvert en envoyant', 'Aucun assureur n’est tenu'])
    await expect(list.getByText(words)).toBeVisible();
  const ends = await page
    .locator('.not-promised, main form [type="submit"]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? Number.NaN))).toBeLessThan(96);
});
