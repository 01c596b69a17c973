import type { Page } from 'playwright/test';
import { overflow, violations } from './access.ts';
import { query, readJoined } from './address.ts';
import { inItsLetters } from './letters.ts';
import { sheets } from './paper.ts';
import {
  answer,
  bring,
  count,
  dossier,
  downloadFile,
  getSummary,
  groupes,
  ids,
  notice,
  open,
  question,
  route,
  row,
  sheet,
  total,
  unfold,
} from './questionnaire.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

const isOpen = (page: Page, id: string) => expect(question(page, id)).toHaveAttribute('open');

/** Answers of a visitor who has a backup, but an intruder can reach it. */
const weakAnswers: Record<string, string> = {
  donnees: 'En partie',
  virements: 'Non',
  plan: 'Non',
  'copie-isolee': 'Non',
  restauration: 'Je ne sais pas',
  'mfa-administration': 'En partie',
  alertes: 'Non',
};

async function answerAll(page: Page) {
  for (const id of await ids(page)) await answer(page, id, weakAnswers[id] ?? 'Oui');
}

test.describe('questionnaire on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('attaches the shown summary and reads its own file', async ({ page }) => {
    await open(page);
    await answerAll(page);
    await expect(count(page, `${total} réponses sur ${total}`)).toBeVisible();
    await expect(dossier(page).getByRole('heading', { level: 2 })).toHaveText(
      '1 réponse peut bloquer le dossier',
    );
    const plan = dossier(page).getByRole('list').first().getByRole('listitem');
    await expect(plan).toHaveCount(5);
    await expect(plan.first()).toContainText(
      /Copie hors ligne.*Sortez une copie du réseau.*Comptez une semaine/,
    );
    await expect(
      dossier(page).getByRole('heading', { name: 'À demander à votre informaticien' }),
    ).toBeVisible();
    await expect(dossier(page)).toContainText('La date du dernier essai de restauration');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const summary = dossier(page).getByText(/^Questionnaire de sécurité préparé le/);
    await expect(summary).toContainText(
      `${total} réponses sur ${total}, dont ${total - Object.keys(weakAnswers).length} « oui »`,
    );
    await expect(summary).toContainText('activité, équipe, sauvegardes, accès, postes');
    await expect(summary).not.toContainText(/hors ligne|double|restaur|plan écrit/i);
    const { card } = await readJoined(
      dossier(page).getByRole('link', { name: 'Demander un devis avec ce résumé' }),
    );
    expect(card.text).toBe(await summary.textContent());

    const file = await downloadFile(page);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(dossier(page)).toHaveCount(0);
    await bring(page, file);
    await expect(notice(page)).toHaveText(`Réponses reprises du fichier : ${total}.`);
    await expect(summary).toHaveText(card.text);
  });

  test('opens the next question at each answer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await inItsLetters(page);
    await hydrated(page, '.questionnaire');
    const order = await ids(page);
    const [firstId = ''] = order;
    const top = await getSummary(page, firstId).evaluate(
      (element) => element.getBoundingClientRect().top + scrollY,
    );
    expect(top, 'the first question within a screen and a half').toBeLessThan(1.5 * 640);
    await expect(
      getSummary(page, firstId).getByText(/\?$/),
      'a closed question is a sentence',
    ).toBeVisible();
    await getSummary(page, firstId).tap();
    const bar = page.getByRole('region', { name: 'Votre résultat' });
    for (const [place, id] of order.entries()) {
      await isOpen(page, id);
      await expect(page.locator('details[data-question][open]')).toHaveCount(1);
      const box = question(page, id).getByRole('radio', { name: 'Oui' });
      await expect(box, id).toBeInViewport();
      // Taps at once, like a visitor who does not scroll first.
      await box.tap();
      if (place === 0) await expect(bar).toContainText(`1 sur ${total}`);
    }
    await expect(page.locator('details[data-question][open]')).toHaveCount(0);
    await expect(dossier(page)).toBeFocused();
    await expect(bar).toContainText(`${total} sur ${total}`);
    await expect(bar.getByRole('link')).toHaveText('Joindre mon résumé');
    await bar.getByRole('link').tap();
    await page.waitForURL(/\/devis#/);
  });
});

test.describe('questionnaire', () => {
  test('opens one question at a time', async ({ page }) => {
    await open(page);
    await unfold(page, 'activite');
    await question(page, 'activite').getByRole('link', { name: 'Question suivante' }).click();
    await expect(question(page, 'comptes')).toHaveAttribute('open', '');
    await expect(question(page, 'activite')).not.toHaveAttribute('open');
    await answer(page, 'comptes', 'Non');
    await page
      .getByRole('complementary', { name: 'Ce que changent vos réponses' })
      .getByRole('link', { name: 'Chiffre d’affaires' })
      .click();
    await expect(question(page, 'comptes')).toHaveAttribute('open', '');
  });

  test('is answered by keyboard', async ({ page }) => {
    await open(page);
    await getSummary(page, 'activite').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(question(page, 'activite')).toHaveAttribute('data-answer', 'partie');
    await page.keyboard.press('ArrowRight');
    await expect(question(page, 'activite')).toHaveAttribute('data-answer', 'non');
    await isOpen(page, 'activite');
    await page.keyboard.press('Enter');
    await isOpen(page, 'comptes');
    await expect(question(page, 'comptes').getByRole('radio', { name: 'Oui' })).toBeFocused();
    await expect(
      question(page, 'comptes'),
      'nothing is chosen by coming there',
    ).not.toHaveAttribute('data-answer');
    await page.keyboard.press('Space');
    await expect(question(page, 'comptes')).toHaveAttribute('data-answer', 'oui');
    await isOpen(page, 'donnees');
    await page.keyboard.press('Enter');
    await expect(question(page, 'donnees')).toHaveAttribute('data-answer', 'oui');
    await isOpen(page, 'virements');
    expect(await query(page)).toBe('');
  });

  test('has roles and names for questions, answers and dossier', async ({ page }) => {
    await open(page);
    await answer(page, 'copie-isolee', 'Non');
    await unfold(page, 'copie-isolee');
    await expect(question(page, 'copie-isolee')).toMatchAriaSnapshot(`
    - group:
      - radiogroup /sauvegarde déconnectée/:
        - radio "Oui"
        - radio "En partie"
        - radio "Non" [checked]
        - radio "Je ne sais pas"
      - group: /Pourquoi, effet et preuve/
  `);
    await expect(
      page.getByRole('region', { name: /^1.réponse peut bloquer le dossier$/ }),
    ).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Groupes de questions' }).getByRole('listitem'),
    ).toHaveCount(groupes.length);
  });

  test('has no axe violation or overflow when filled in', async ({ page }) => {
    await open(page);
    await bring(
      page,
      sheet([
        row('plan', 'non'),
        row('sauvegarde', 'inconnu'),
        row('comptes', 'non', 'n'.repeat(300)),
        row('antivirus', 'oui'),
      ]),
    );
    await unfold(page, 'comptes');
    await expect(dossier(page)).toBeVisible();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${width} px`).toEqual([]);
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists and prints every question', async ({ page }) => {
      await page.goto(route);
      await unfold(page, 'copie-isolee');
      for (const words of [
        'Pourquoi',
        'Si c’est non',
        'En partie',
        'À demander',
        'Pour commencer',
        'La preuve',
      ])
        await expect(
          question(page, 'copie-isolee').locator('dt', { hasText: words }),
        ).toBeVisible();
      await question(page, 'copie-isolee')
        .getByLabel('Votre phrase, si la case ne suffit pas')
        .fill('Deux disques');
      await expect(page.getByText('Garder dans ce navigateur', { exact: true })).toBeHidden();
      expect(await sheets(page)).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      await expect(question(page, 'plan').getByText('Je ne sais pas').first()).toBeVisible();
    });
  });
});
