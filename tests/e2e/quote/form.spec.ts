import type { Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { overflow, violations } from '../access.ts';
import { holdReact } from '../react.ts';
import {
  endpoint,
  errors,
  expect,
  failure,
  fill,
  live,
  submit,
  submitted,
  test,
  unfold,
} from './backend.ts';

const error = (page: Page, name: string) => page.locator(`#devis-${name}-erreur`);

test.describe('quote form', () => {
  test('names every field and its reason for screen readers', async ({ page }) => {
    await live(page);
    await unfold(page);
    const form = page.getByRole('form', { name: 'Demande de devis' });
    await expect(form).toMatchAriaSnapshot(`
    - form "Demande de devis":
      - group "Quatre réponses":
        - textbox "Nom de l’entreprise"
        - combobox "Secteur"
        - textbox "Prénom et nom"
        - textbox "E-mail"
      - checkbox /J’accepte que mes données/
      - button "Envoyer la demande"
      - group:
        - combobox "Effectif"
        - combobox "Chiffre d’affaires annuel"
        - textbox "Téléphone"
        - textbox "Vos besoins"
        - button "Envoyer la demande"
  `);
    await expect(page.getByLabel('Vos besoins')).toHaveAccessibleDescription(/mot de passe/);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('shows a mistake when the field loses the focus', async ({ page }) => {
    await live(page);
    const email = page.getByLabel('E-mail');
    await email.pressSequentially('zoe');
    await expect(error(page, 'email')).toHaveCount(0);
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/^Erreur : .*Il manque l’arobase/);
    await email.fill('zoe@epi.fr');
    await email.blur();
    await expect(error(page, 'email')).toHaveCount(0);
  });

  test('focuses a summary of all mistakes when it is refused', async ({ page, backend }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await live(page);
    await submit(page).click();
    const summary = errors(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('alert'), 'child of the focused element').toContainText(
      '5 réponses à corriger',
    );
    await expect(summary.getByRole('link')).toHaveText([
      /^Nom de l’entreprise : Indiquez/,
      /^Secteur : Choisissez/,
      /^Prénom et nom : Indiquez/,
      /^E-mail : Indiquez/,
      'Votre accord : Veuillez accepter la politique de confidentialité.',
    ]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await summary.getByRole('link', { name: /^Secteur/ }).click();
    await expect(page.getByLabel('Secteur')).toBeFocused();
    await page.getByLabel('Secteur').selectOption('sante');
    await expect(summary.getByRole('link'), 'a corrected choice leaves the summary').toHaveCount(4);
    await expect(page.getByText(prescribed.toasts.consent.title)).toHaveCount(0);
    expect(backend.calls).toEqual([]);
  });

  test('asks for the consent when only the consent is missing', async ({ page, backend }) => {
    await page.clock.install();
    await live(page);
    await fill(page, backend, { consent: false });
    await submit(page).click();
    const toast = page.getByRole('alert').filter({ hasText: prescribed.toasts.consent.title });
    await expect(toast).toContainText(prescribed.toasts.consent.text);
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(error(page, 'rgpd')).toContainText(prescribed.toasts.consent.text);
    await expect(errors(page).getByRole('link')).toHaveText(
      `Votre accord : ${prescribed.toasts.consent.text}`,
    );
    expect(await violations(page)).toEqual([]);
    await page.clock.fastForward(8100);
    await expect(toast).toBeHidden();
    await submit(page).click();
    await expect(toast).toBeVisible();
    await page.getByLabel('Prénom et nom').pressSequentially('x');
    await expect(toast).toBeHidden();
    expect(backend.calls).toEqual([]);
    await page.getByRole('checkbox').check();
    await expect(errors(page)).toBeHidden();
    await submitted(page);
  });

  test('proposes the correct spelling of a well-known domain', async ({ page }) => {
    await live(page);
    const email = page.getByLabel('E-mail');
    await email.fill('zoe@gmial.com');
    await email.blur();
    await page.getByRole('button', { name: 'zoe@gmail.com' }).click();
    await expect(email).toHaveValue('zoe@gmail.com');
  });

  test('asks once about each number that cannot be dialled', async ({ page, backend }) => {
    await live(page);
    await fill(page, backend);
    await unfold(page);
    const phone = page.getByLabel('Téléphone');
    await phone.fill('06 12');
    await phone.blur();
    await expect(error(page, 'telephone')).toContainText('ou envoyez la demande telle quelle');
    await phone.fill('à la boutique');
    // Clicks the upper edge of the button, where the click would miss if an error that appears on
    // blur moved the button.
    await submit(page).click({ position: { x: 5, y: 2 } });
    await expect(errors(page)).toBeFocused();
    expect(backend.calls).toEqual([]);
    await submitted(page);
    expect(backend.calls).toMatchObject([{ telephone: 'à la boutique' }]);
  });

  test('sends answers that the browser filled in without an event', async ({ page, backend }) => {
    await live(page);
    const values = { ...backend.answers, secteur: 'services', telephone: '+33612345678' };
    await page.evaluate((filled) => {
      for (const [name, value] of Object.entries(filled))
        (document.getElementById(`devis-${name}`) as HTMLInputElement).value = value;
    }, values);
    await page.getByRole('checkbox').check();
    await submitted(page);
    expect(backend.calls).toMatchObject([values]);
  });

  test('offers a mail with all filled-in answers when sending fails', async ({ page, backend }) => {
    await page.route(endpoint, (route) => route.abort());
    await live(page);
    await page.evaluate(
      (filled) => {
        for (const [name, value] of Object.entries(filled))
          (document.getElementById(`devis-${name}`) as HTMLInputElement).value = value;
      },
      { ...backend.answers, secteur: 'services' },
    );
    await page.getByRole('checkbox').check();
    await submit(page).click();
    const mail = failure(page).getByRole('link', { name: 'envoyer ce que j’ai tapé' });
    const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    for (const answer of Object.values(backend.answers))
      expect(searchParams.get('body')).toContain(answer);
  });

  test('sends what was typed and clicked before hydration', async ({ page, backend }) => {
    const letReactIn = await holdReact(page);
    await page.goto('/devis', { waitUntil: 'commit' });
    await fill(page, backend);
    await page.waitForFunction(() => customElements.get('site-header'));
    await submit(page).click();
    await expect(
      page.getByRole('button', { name: 'Un instant, le formulaire se prépare' }),
    ).toBeVisible();
    letReactIn();
    await page.waitForURL('/merci');
    expect(backend.calls).toMatchObject([backend.answers]);
  });

  test('focuses its toasts by Alt+T, not by AltGr+T', async ({ page }) => {
    const { region, hotkey } = prescribed.toasts;
    await live(page);
    await submit(page).click();
    await page.getByLabel('E-mail').focus();
    await page.keyboard.press('Control+Alt+KeyT');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.press('Alt+KeyT');
    await expect(page.getByRole('region', { name: `${region} (${hotkey})` })).toBeFocused();
  });
});
