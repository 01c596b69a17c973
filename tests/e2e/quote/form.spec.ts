import type { Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { overflow, violations } from '../access.ts';
import { holdReact } from '../react.ts';
import {
  endpoint,
  errors,
  expect,
  fill,
  filled,
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
    for (const [name, why] of [
      ['Secteur', /fourchette/],
      ['Effectif', /postes/],
      ['Chiffre d’affaires annuel', /perte d’exploitation/],
      ['E-mail', /par écrit/],
      ['Téléphone', /rappeler/],
      ['Vos besoins', /mot de passe/],
    ] as const) {
      await expect(page.getByLabel(name)).toHaveAccessibleDescription(why);
    }
  });

  test('gives each field its keyboard, proposals and values', async ({ page }) => {
    await page.goto('/devis');
    const attributes = (name: string) =>
      page
        .locator(`#devis-${name}`)
        .evaluate((field: HTMLInputElement) => [
          field.type,
          field.autocomplete,
          field.inputMode,
          field.enterKeyHint,
          field.required,
        ]);
    expect(await attributes('entreprise')).toEqual(['text', 'organization', '', 'next', true]);
    expect(await attributes('nom')).toEqual(['text', 'name', '', 'next', true]);
    expect(await attributes('email')).toEqual(['email', 'email', 'email', 'next', true]);
    expect(await attributes('telephone')).toEqual(['tel', 'tel', 'tel', 'next', false]);
    const options = (name: string) =>
      page
        .locator(`#devis-${name} option`)
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    for (const name of ['secteur', 'effectifs', 'ca'] as const)
      expect(await options(name)).toEqual(['', ...prescribed.quote[name]]);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('shows a mistake when the field is left', async ({ page }) => {
    await live(page);
    const email = page.getByLabel('E-mail');
    for (const [typed, message] of [
      ['zoe', 'Il manque l’arobase'],
      ['', 'Indiquez votre e-mail'],
    ] as const) {
      await email.fill('zoe@epi.fr');
      await email.blur();
      await expect(error(page, 'email')).toHaveCount(0);
      await email.focus();
      await email.fill('');
      await email.pressSequentially(typed);
      await expect(error(page, 'email')).toHaveCount(0);
      await email.blur();
      await expect(error(page, 'email')).toContainText(message);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(new RegExp(`^Erreur : .*${message}`));
    }
  });

  test('focuses a summary of all mistakes when it is refused', async ({ page, backend }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await live(page);
    await unfold(page);
    await page.getByLabel(/Téléphone/).fill('12');
    await submit(page).click();
    const summary = errors(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('alert'), 'a child of what has the focus').toContainText(
      '6 réponses',
    );
    await expect(summary.getByRole('heading')).toHaveText('6 réponses à corriger');
    await expect(summary.getByRole('link')).toHaveText([
      /^Nom de l’entreprise : Indiquez/,
      /^Secteur : Choisissez/,
      /^Prénom et nom : Indiquez/,
      /^E-mail : Indiquez/,
      'Votre accord : Veuillez accepter la politique de confidentialité.',
      /^Téléphone : Indiquez un numéro complet/,
    ]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await summary.getByRole('link', { name: /^Secteur/ }).click();
    await expect(page.getByLabel('Secteur')).toBeFocused();
    await expect(page.locator('label', { hasText: /^Secteur$/ })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Secteur').selectOption({ index: 1 });
    await expect(summary.getByRole('link'), 'what is chosen is right at once').toHaveCount(5);
    await expect(page.locator('.toast'), 'the summary speaks of all').toHaveCount(0);
    await page.getByText('Préciser ma demande').click();
    await summary.getByRole('link', { name: /^Téléphone/ }).click();
    await expect(page.getByLabel('Téléphone'), 'folded, it is unfolded').toBeFocused();
    expect(backend.calls).toEqual([]);
  });

  test('asks for the consent when only that is missing', async ({ page, backend }) => {
    await live(page);
    await submit(page).click();
    await expect(errors(page)).toBeFocused();
    await fill(page, backend, { consent: false });
    await submit(page).click();
    const toast = page.getByRole('alert').filter({ hasText: prescribed.toasts.consent.title });
    await expect(toast).toContainText(prescribed.toasts.consent.text);
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(error(page, 'rgpd')).toContainText(prescribed.toasts.consent.text);
    const summary = errors(page);
    await expect(summary.getByRole('heading')).toHaveText('Une réponse à corriger');
    await expect(summary.getByRole('link')).toHaveText(
      `Votre accord : ${prescribed.toasts.consent.text}`,
    );
    expect(backend.calls).toEqual([]);
    expect(await violations(page), 'errors and message shown').toEqual([]);
    await page.getByRole('checkbox').check();
    await expect(toast).toBeHidden();
    await expect(error(page, 'rgpd')).toBeHidden();
    await expect(summary).toBeHidden();
    await submitted(page);
    expect(backend.calls).toHaveLength(1);
  });

  test('removes the consent toast after eight seconds or on typing', async ({ page, backend }) => {
    await page.clock.install();
    await live(page);
    await fill(page, backend, { consent: false });
    const toast = page.getByRole('alert').filter({ hasText: prescribed.toasts.consent.title });
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await page.clock.runFor(7000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1100);
    await expect(toast).toBeHidden();
    await expect(error(page, 'rgpd')).toBeVisible();
    await submit(page).click();
    await page.clock.runFor(100);
    await expect(toast).toBeVisible();
    await page.getByLabel('Prénom et nom').pressSequentially('x');
    await expect(toast).toBeHidden();
  });

  test('proposes a well-known domain when one is misspelt', async ({ page, backend }) => {
    await live(page);
    const email = page.getByLabel('E-mail');
    await email.fill('zoe@gmial.com');
    await email.blur();
    await expect(error(page, 'email')).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'zoe@gmail.com' }).click();
    await expect(email).toHaveValue('zoe@gmail.com');
    await fill(page, backend);
    await email.fill('zoe@orage.fr');
    await submitted(page);
    expect(backend.calls[0]).toMatchObject({ email: 'zoe@orage.fr' });
  });

  test('asks once again for a number that cannot be dialled', async ({ page, backend }) => {
    await filled(page, backend);
    await unfold(page);
    const phone = page.getByLabel(/Téléphone/);
    await phone.fill('à la boutique');
    await submit(page).click();
    await expect(errors(page)).toContainText('ou envoyez la demande telle quelle');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(backend.calls).toEqual([]);
    await submitted(page);
    expect(backend.calls).toMatchObject([{ telephone: 'à la boutique' }]);
    await expect.poll(() => backend.mails()[0]?.text).toContain('Téléphone : à la boutique');
  });

  test('asks again when the undialable number changes', async ({ page, backend }) => {
    await filled(page, backend);
    await unfold(page);
    const phone = page.getByLabel(/Téléphone/);
    await phone.fill('06 12');
    await phone.blur();
    await expect(error(page, 'telephone')).toBeVisible();
    await phone.fill('06 12 34');
    await submit(page).click();
    await expect(errors(page)).toBeFocused();
    await submitted(page);
    expect(backend.calls).toMatchObject([{ telephone: '06 12 34' }]);
  });

  test('counts a click on the button that shows an error above it', async ({ page, backend }) => {
    await filled(page, backend);
    await unfold(page);
    await page.getByLabel(/Téléphone/).fill('12');
    await submit(page).click({ position: { x: 5, y: 2 } });
    await expect(errors(page)).toBeFocused();
  });

  test('copies the request when it cannot be sent', async ({ page, backend }) => {
    await page.route(endpoint, (route) => route.abort());
    await filled(page, backend);
    const needs = 'Beaucoup à dire. '.repeat(170).trim();
    await unfold(page);
    await page.getByLabel(/Vos besoins/).fill(needs);
    await submit(page).click();
    const form = page.getByRole('form', { name: 'Demande de devis' });
    const mail = await form
      .getByRole('link', { name: 'envoyer ce que j’ai tapé' })
      .getAttribute('href');
    expect(mail?.length, 'what Windows hands to a mail program').toBeLessThan(2000);
    await form.getByRole('button', { name: 'copier ma demande' }).click();
    await expect(form.getByRole('status').filter({ hasText: 'Demande copiée' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const answer of [
      backend.answers.entreprise,
      'Autre',
      backend.answers.nom,
      backend.answers.email,
      needs,
    ])
      expect(copied).toContain(answer);
    expect(await violations(page)).toEqual([]);
  });

  test('shows the request when the browser refuses to copy', async ({ page, backend }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.route(endpoint, (route) => route.abort());
    await filled(page, backend);
    await submit(page).click();
    const form = page.getByRole('form', { name: 'Demande de devis' });
    await form.getByRole('button', { name: 'copier ma demande' }).click();
    const area = form.getByLabel(/Votre navigateur refuse la copie/);
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(new RegExp(backend.answers.entreprise));
  });

  test('sends what the browser filled in without an event', async ({ page, backend }) => {
    await live(page);
    await page.evaluate(
      (values) => {
        for (const [name, value] of Object.entries(values)) {
          (document.getElementById(`devis-${name}`) as HTMLInputElement).value = value;
        }
      },
      { ...backend.answers, secteur: 'services', telephone: '+33612345678' },
    );
    await page.getByRole('checkbox').check();
    await submitted(page);
    expect(backend.calls[0]).toMatchObject({
      ...backend.answers,
      secteur: 'services',
      telephone: '+33612345678',
      rgpd: true,
    });
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
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]).toMatchObject({ ...backend.answers, rgpd: true });
  });

  test('tells AltGr from Alt+T on a German keyboard', async ({ page }) => {
    await live(page);
    await submit(page).click();
    const region = page.getByRole('region', {
      name: `${prescribed.toasts.region} (${prescribed.toasts.hotkey})`,
    });
    const email = page.getByLabel('E-mail');
    await email.focus();
    await page.keyboard.press('Control+Alt+KeyT');
    await expect(email).toBeFocused();
    await email.pressSequentially('jürgen');
    await page.keyboard.insertText('@');
    await email.pressSequentially('müller.de');
    await email.blur();
    await expect(error(page, 'email')).toContainText('ni espace ni accent');
    await page.keyboard.press('Alt+KeyT');
    await expect(region).toBeFocused();
  });
});
