import type { Page, Route } from 'playwright/test';
import { getSite } from '../../../src/content/identity.ts';
import { buildTelephoneLink } from '../../../src/lib/telephone.ts';
import { quoteFields } from '../../../supabase/functions/_shared/quote-fields.ts';
import { confirmed, expect, fill, submit, submitted, test } from './backend.ts';

const help = (page: Page) =>
  page.getByText('Votre navigateur n’a pas pu charger tout le formulaire');

test.describe('quote form without scripts', () => {
  test.describe('scripts blocked', () => {
    test.use({ javaScriptEnabled: false });
    const sendPlainly = (page: Page) => page.getByRole('button', { name: 'Envoyer mes réponses' });

    for (const route of ['/devis', '/'])
      test(`is sent from ${route} by its one button and confirmed`, async ({ page, backend }) => {
        await page.goto(route);
        const buttons = page.getByRole('form', { name: 'Demande de devis' }).getByRole('button');
        await expect(buttons.filter({ hasText: /Envoyer|recontacté/ })).toHaveCount(1);
        await expect(
          help(page).getByRole('link', { name: getSite().courtier.telephone }),
        ).toHaveAttribute('href', buildTelephoneLink(getSite().courtier.telephone));
        await fill(page, backend);
        await sendPlainly(page).click();
        await confirmed(page, backend);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Votre demande est enregistrée',
        );
      });

    test('keeps what was typed when it is refused', async ({ page, backend }) => {
      await page.goto('/devis');
      await sendPlainly(page).click();
      await expect(page.getByLabel('Nom de l’entreprise'), 'required').toBeFocused();
      await fill(page, backend, { consent: false });
      await sendPlainly(page).click();
      await page.waitForURL('/demande-a-corriger');
      const main = page.getByRole('main');
      await expect(main.getByText(getSite().courtier.telephone).first()).toBeVisible();
      await expect(main.getByText('la case est cochée')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
    });
  });

  for (const [what, answer, milliseconds] of [
    ['never load', () => new Promise<void>(() => {}), 20_500],
    ['fail', (route: Route) => route.abort(), 0],
  ] as const)
    test(`is sent by the second click when scripts ${what}`, async ({ page, backend }) => {
      await page.route('/_islands/*.js', answer);
      await page.clock.install();
      await page.goto('/devis', { waitUntil: 'domcontentloaded' });
      await fill(page, backend);
      const isLost = page.locator('[data-island="quote"][data-failed]');
      if (milliseconds === 0) await expect(isLost).toHaveCount(1);
      await submit(page).click();
      await page.clock.fastForward(milliseconds);
      await expect(help(page)).toBeVisible();
      await submit(page).click();
      await confirmed(page, backend);
    });

  test('sends the spam signals with the nine answers', async ({ page, backend }) => {
    await page.goto('/devis');
    // Checks the wording, because the version below identifies exactly this wording.
    await expect(page.getByRole('checkbox')).toHaveAccessibleName(quoteFields.rgpd.wording);
    await fill(page, backend);
    const lure = page.locator('[name="site_web"]');
    await expect(lure).not.toBeInViewport();
    await expect(lure).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox').and(lure), 'hidden from screen readers').toHaveCount(0);
    await lure.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitted(page);
    const marks = new URLSearchParams(backend.headers[0]?.['form-marks']);
    expect(Object.fromEntries(marks)).toEqual({
      site_web: 'https://spam.example',
      duree: expect.stringMatching(/^\d+$/),
      accord: quoteFields.rgpd.version,
    });
    expect(Object.keys(backend.calls[0] ?? {})).toHaveLength(9);
  });
});
