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
  test('shows a mistake at its field and proposes a domain', async ({ page }) => {
    await live(page);
    const email = page.getByLabel('E-mail');
    await email.pressSequentially('zoe');
    await expect(error(page, 'email')).toHaveCount(0);
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/^Erreur : .*Il manque l’arobase/);
    await email.fill('zoe@gmial.com');
    await email.blur();
    await expect(error(page, 'email')).toHaveCount(0);
    await page.getByRole('button', { name: 'zoe@gmail.com' }).click();
    await expect(email).toHaveValue('zoe@gmail.com');
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

  test('asks for the consent in a toast that Alt+T reaches', async ({ page, backend }) => {
    await page.clock.install();
    await live(page);
    await fill(page, backend, { consent: false });
    await submit(page).click();
    const toast = page.getByRole('alert').filter({ hasText: prescribed.toasts.consent.title });
    await expect(toast).toContainText(prescribed.toasts.consent.text);
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(error(page, 'rgpd')).toContainText(prescribed.toasts.consent.text);
    expect(await violations(page)).toEqual([]);
    await page.clock.fastForward(8100);
    await expect(toast).toBeHidden();
    await submit(page).click();
    await expect(toast).toBeVisible();
    await page.keyboard.press('Alt+KeyT');
    const { region, hotkey } = prescribed.toasts;
    await expect(page.getByRole('region', { name: `${region} (${hotkey})` })).toBeFocused();
    await page.getByLabel('Prénom et nom').pressSequentially('x');
    await expect(toast).toBeHidden();
    expect(backend.calls).toEqual([]);
    await page.getByRole('checkbox').check();
    await expect(errors(page)).toBeHidden();
    await submitted(page);
  });

  test('asks once about a number that cannot be dialled', async ({ page, backend }) => {
    await live(page);
    await fill(page, backend);
    await unfold(page);
    await page.getByLabel('Téléphone').fill('à la boutique');
    // Clicks the upper edge of the button, where the click would miss if an error that appears on
    // blur moved the button.
    await submit(page).click({ position: { x: 5, y: 2 } });
    await expect(errors(page)).toBeFocused();
    await expect(error(page, 'telephone')).toContainText('ou envoyez la demande telle quelle');
    expect(backend.calls).toEqual([]);
    await submitted(page);
    expect(backend.calls).toMatchObject([{ telephone: 'à la boutique' }]);
  });

  test('uses answers that the browser filled in without an event', async ({ page, backend }) => {
    await page.route(endpoint, (route) => route.abort(), { times: 1 });
    await live(page);
    const values = { ...backend.answers, secteur: 'services', telephone: '+33612345678' };
    await page.evaluate((filled) => {
      for (const [name, value] of Object.entries(filled))
        (document.getElementById(`devis-${name}`) as HTMLInputElement).value = value;
    }, values);
    await page.getByRole('checkbox').check();
    await submit(page).click();
    const mail = failure(page).getByRole('link', { name: 'envoyer ce que j’ai tapé' });
    const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    for (const answer of Object.values(backend.answers))
      expect(searchParams.get('body')).toContain(answer);
    await submitted(page);
    expect(backend.calls).toMatchObject([values, values]);
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
});
