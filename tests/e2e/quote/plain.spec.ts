import type { Page } from 'playwright/test';
import { getSite } from '../../../src/content/identity.ts';
import { buildTelephoneLink } from '../../../src/lib/telephone.ts';
import { quoteFields } from '../../../supabase/functions/_shared/quote-fields.ts';
import { endpoint, expect, fill, submit, submitted, test } from './backend.ts';

const help = (page: Page) =>
  page.getByText('Votre navigateur n’a pas pu charger tout le formulaire');

test.describe('quote form without scripts', () => {
  test.describe('scripts blocked', () => {
    test.use({ javaScriptEnabled: false });
    const sendPlainly = (page: Page) => page.getByRole('button', { name: 'Envoyer mes réponses' });

    for (const route of ['/devis', '/'])
      test(`is sent from ${route} and confirmed by a page`, async ({ page, backend }) => {
        await page.goto(route);
        await expect(
          help(page).getByRole('link', { name: getSite().courtier.telephone }),
        ).toHaveAttribute('href', buildTelephoneLink(getSite().courtier.telephone));
        await fill(page, backend);
        await sendPlainly(page).click();
        await page.waitForURL('/demande-enregistree');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Votre demande est enregistrée',
        );
        await expect.poll(backend.mails).toHaveLength(1);
      });

    test('is not sent when the browser finds a missing answer', async ({ page, backend }) => {
      await page.goto('/devis');
      await fill(page, backend);
      await page.getByLabel('E-mail').fill('zoe');
      await sendPlainly(page).click();
      await expect(page.getByLabel('E-mail')).toBeFocused();
      expect(backend.calls).toEqual([]);
    });

    test('keeps what was typed when it is refused', async ({ page, backend }) => {
      await page.goto('/devis');
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

  test('is sent by the button when scripts never load', async ({ page, backend }) => {
    await page.route('/_islands/*.js', () => new Promise(() => {}));
    await page.clock.install();
    await page.goto('/devis', { waitUntil: 'domcontentloaded' });
    await fill(page, backend);
    await submit(page).click();
    await page.clock.fastForward(20_500);
    await expect(help(page)).toBeVisible();
    await submit(page).click();
    await page.waitForURL('/demande-enregistree');
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('is sent by the second click when scripts fail', async ({ page, backend }) => {
    await page.route('/_islands/*.js', (route) => route.abort());
    await page.goto('/devis');
    await fill(page, backend);
    await expect(page.locator('[data-island="quote"]')).toHaveAttribute('data-failed', '');
    await submit(page).click();
    await expect(help(page)).toBeVisible();
    await submit(page).click();
    await page.waitForURL('/demande-enregistree');
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('sends the spam signals with the nine answers', async ({ page, backend }) => {
    let marks = new URLSearchParams();
    await page.route(endpoint, (route) => {
      marks = new URLSearchParams(route.request().headers()['form-marks']);
      return route.fallback();
    });
    await page.goto('/devis');
    const hidden = page.locator('[name="site_web"]');
    await expect(hidden).not.toBeInViewport();
    await expect(hidden).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: 'Ne remplissez pas ce champ' })).toHaveCount(0);
    // Checks the wording, because the version below identifies exactly this wording.
    await expect(page.getByRole('checkbox')).toHaveAccessibleName(quoteFields.rgpd.wording);
    await fill(page, backend);
    await hidden.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitted(page);
    expect(Object.fromEntries(marks)).toEqual({
      site_web: 'https://spam.example',
      duree: expect.stringMatching(/^\d+$/),
      accord: quoteFields.rgpd.version,
    });
    expect(Object.keys(backend.calls[0] ?? {})).toHaveLength(9);
  });
});
