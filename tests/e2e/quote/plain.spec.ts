import type { Page } from 'playwright/test';
import { site } from '../../../src/content/identity.ts';
import { buildTelephoneLink } from '../../../src/lib/telephone.ts';
import { quoteFields } from '../../../supabase/functions/_shared/quote-fields.ts';
import { overflow } from '../access.ts';
import { endpoint, expect, fill, submit, submitted, test } from './backend.ts';

// The form without scripts.

const sendPlainly = (page: Page) => page.getByRole('button', { name: 'Envoyer mes réponses' });

test.describe('quote form without scripts', () => {
  test.describe('scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    for (const route of ['/devis', '/']) {
      test(`is sent from ${route} and confirmed by a page of the site`, async ({
        page,
        backend,
      }) => {
        await page.goto(route);
        const offer = page.getByText('Votre navigateur n’a pas pu charger tout le formulaire');
        await expect(offer).toBeVisible();
        const phone = offer.getByRole('link', { name: site.courtier.telephone });
        await expect(phone).toHaveAttribute('href', buildTelephoneLink(site.courtier.telephone));
        const letter = offer.getByRole('link', { name: 'écrivez-nous' });
        await expect(letter).toHaveAttribute(
          'href',
          new RegExp(`^mailto:${site.contact.email}\\?.*body=Bonjour`),
        );
        await fill(page, backend);
        await sendPlainly(page).click();
        await page.waitForURL('/demande-enregistree');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Votre demande est enregistrée',
        );
        await expect.poll(backend.mails).toHaveLength(1);
        expect(backend.mails()[0]?.text).toContain(backend.answers.entreprise);
      });
    }

    test('is not sent when the browser sees an answer missing', async ({ page, backend }) => {
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Votre demande n’est pas partie',
      );
      const main = page.getByRole('main');
      await expect(main.getByText(site.courtier.telephone).first(), 'the way on').toBeVisible();
      await expect(main.getByText('la case est cochée')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Un e-mail commencé' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await page.goBack();
      await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
      await page.getByRole('checkbox').check();
      await sendPlainly(page).click();
      await page.waitForURL('/demande-enregistree');
      await expect.poll(backend.mails).toHaveLength(1);
    });
  });

  test('is sent by the button when scripts never come', async ({ page, backend }) => {
    await page.route('/_islands/*.js', () => new Promise(() => {}));
    await page.clock.install();
    await page.goto('/devis', { waitUntil: 'domcontentloaded' });
    await fill(page, backend);
    await submit(page).click();
    await expect(
      page.getByRole('button', { name: 'Un instant, le formulaire se prépare' }),
    ).toBeVisible();
    await page.clock.fastForward(20_500);
    await expect(
      page.getByText('Votre navigateur n’a pas pu charger tout le formulaire'),
    ).toBeVisible();
    await expect(page.getByText('Le bouton envoie quand même vos réponses')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(backend.answers.email);
    await submit(page).click();
    await page.waitForURL('/demande-enregistree');
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('is sent by the button when scripts are lost', async ({ page, backend }) => {
    await page.route('/_islands/*.js', (route) => route.abort());
    await page.goto('/devis');
    await fill(page, backend);
    await expect(page.locator('[data-island="quote"]')).toHaveAttribute('data-failed', '');
    await submit(page).click();
    expect(await page.getByText('Le bouton envoie quand même vos réponses').isVisible()).toBe(true);
    await submit(page).click();
    await page.waitForURL('/demande-enregistree');
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('hides the field for machines from people', async ({ page }) => {
    await page.goto('/devis');
    const lure = page.locator('[name="site_web"]');
    await expect(lure).toHaveAttribute('autocomplete', 'off');
    await expect(lure).toHaveAttribute('tabindex', '-1');
    await expect(lure).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Ne remplissez pas ce champ' })).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('sends the spam signals beside the nine answers', async ({ page, backend }) => {
    let formMarks = '';
    await page.route(endpoint, (route) => {
      formMarks = route.request().headers()['form-marks'] ?? '';
      return route.fallback();
    });
    await page.goto('/devis');
    // The version that is named is of these words.
    await expect(page.getByRole('checkbox')).toHaveAccessibleName(quoteFields.rgpd.wording);
    await fill(page, backend);
    await page.locator('[name="site_web"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitted(page);
    const marks = new URLSearchParams(formMarks);
    expect(marks.get('site_web')).toBe('https://spam.example');
    expect(marks.get('accord')).toBe(quoteFields.rgpd.version);
    expect(marks.get('duree')).toMatch(/^\d+$/);
    expect(Object.keys(backend.calls[0] ?? {})).toHaveLength(9);
  });
});
