import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { table } from '../../src/content/tables.ts';
import type { Answer, GivenAnswers } from '../../src/lib/questionnaire/advice.ts';
import { writeSheet } from '../../src/lib/questionnaire/sheet.ts';
import { overflow, violations } from './access.ts';
import { readJoined } from './address.ts';
import { endPrinting, holdPrinting, sheets } from './paper.ts';
import { holdReact, islandHydrated } from './react.ts';
import { fillStorage } from './storage.ts';
import { expect, phone, test } from './test.ts';

const route = '/outils/questionnaire';
const all = table('questionnaire').groupes.flatMap(({ questions }) => questions);
const ids = all.map(({ id }) => id);
const total = ids.length;
const summaryLink = 'Demander un devis avec ce résumé';
const question = (page: Page, id: string) => page.locator(`details[data-question="${id}"]`);
const head = (page: Page, id: string) => question(page, id).locator('> summary');
const openQuestion = (page: Page) => page.locator('details[data-question][open]');
const expectOpen = (page: Page, id: string) =>
  expect(openQuestion(page)).toHaveAttribute('data-question', id);
const expectAnswer = (page: Page, id: string, value: string) =>
  expect(question(page, id)).toHaveAttribute('data-answer', value);
const note = (page: Page, id: string) =>
  question(page, id).getByRole('textbox', { includeHidden: true });
const dossier = (page: Page) => page.locator('#dossier');
const notice = (page: Page) => page.getByRole('main').getByRole('status').first();
const count = (page: Page, words: string) =>
  page.getByText(`${words} sur ${total}`, { exact: true });
const keeping = (page: Page) => page.getByLabel('Garder dans ce navigateur');
const erase = (page: Page) => page.getByRole('button', { name: 'Tout effacer' }).click();
const countStored = (page: Page) =>
  page.evaluate(() => [localStorage.length, sessionStorage.length]);
const showMenu = (page: Page) => page.getByText('Garder pour plus tard').click();
async function open(page: Page) {
  await page.goto(route);
  await islandHydrated(page, 'questionnaire');
  await showMenu(page);
}

async function opened(page: Page, id: string) {
  // Waits for the task in which the previous answer opens this question, because a click before it
  // would close the question again.
  await page.evaluate(
    () => matchMedia('(scripting: none)').matches || new Promise((turn) => setTimeout(turn)),
  );
  const found = question(page, id);
  if (!(await found.evaluate((details: HTMLDetailsElement) => details.open)))
    await head(page, id).click();
  return found;
}
const answer = async (page: Page, id: string, words: string) =>
  (await opened(page, id)).getByRole('radio', { name: words, exact: true }).check();
const unfold = async (page: Page, id: string) =>
  (await opened(page, id)).getByText('Pourquoi, effet et preuve').click();

const bring = (page: Page, text: string) =>
  page.getByLabel('Reprendre un fichier').setInputFiles({
    name: 'questionnaire.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
const sheet = (answers: GivenAnswers, notes = {}) => writeSheet({ answers, notes }, '2026-11-22');
const answerAll = (value: Answer) => Object.fromEntries(ids.map((id) => [id, value]));

test.describe('questionnaire', () => {
  test.describe('on a phone', () => {
    test.use(phone);

    test('attaches the shown summary and reads its own file', async ({ page }) => {
      await open(page);
      const holes: GivenAnswers = { plan: 'non', 'copie-isolee': 'non', restauration: 'inconnu' };
      await bring(page, sheet({ ...answerAll('oui'), ...holes }, { plan: '<b>Une note</b>' }));
      await expect(notice(page)).toHaveText(`Réponses reprises du fichier : ${total}.`);
      await expect(note(page, 'plan')).toHaveValue('<b>Une note</b>');
      await expect(dossier(page)).toHaveAccessibleName(/^1.réponse peut bloquer le dossier$/);
      const plan = dossier(page).getByRole('list').first().getByRole('listitem');
      await expect(plan).toHaveText([
        /Copie hors ligne.*Sortez une copie du réseau.*Comptez une semaine/,
        /Plan écrit/,
      ]);
      await expect(dossier(page)).toContainText('La date du dernier essai de restauration');
      await unfold(page, 'plan');
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const summary = dossier(page).getByText(/^Questionnaire de sécurité préparé le/);
      await expect(summary).toContainText(
        `${total} réponses sur ${total}, dont ${total - Object.keys(holes).length} « oui »`,
      );
      const { card } = await readJoined(dossier(page).getByRole('link', { name: summaryLink }));
      expect(card.text).toBe(await summary.textContent());

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Enregistrer un fichier' }).first().click();
      const file = await download;
      await erase(page);
      await expect(dossier(page)).toHaveCount(0);
      await bring(page, readFileSync(await file.path(), 'utf8'));
      await expect(summary).toHaveText(card.text);
      await page.evaluate(() => {
        Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
      });
      await bring(page, sheet(answerAll('non')));
      await expect(notice(page)).toContainText('Ce fichier ne peut pas être repris');
      await expect(summary).toHaveText(card.text);
    });

    test('opens the next question at each answer', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(route);
      await islandHydrated(page, 'questionnaire');
      await head(page, ids[0] ?? '').tap();
      const bar = page.getByRole('region', { name: 'Votre résultat' });
      for (const [place, id] of ids.entries()) {
        await expectOpen(page, id);
        const box = question(page, id).getByRole('radio', { name: 'Oui' });
        await expect(box, id).toBeInViewport();
        // Taps at once, like a visitor who does not scroll first.
        await box.tap();
        if (place === 0) await expect(bar).toContainText(`1 sur ${total}`);
      }
      await expect(openQuestion(page)).toHaveCount(0);
      await expect(dossier(page)).toBeFocused();
      await expect(bar).toContainText(`${total} sur ${total}`);
      await bar.getByRole('link', { name: 'Joindre mon résumé' }).tap();
      await page.waitForURL(/\/devis#/);
    });
  });

  test('is answered by keyboard, one question at a time', async ({ page }) => {
    await open(page);
    await head(page, 'activite').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expectAnswer(page, 'activite', 'partie');
    await expectOpen(page, 'activite');
    await page.keyboard.press('Enter');
    await expectOpen(page, 'comptes');
    await expect(question(page, 'comptes').getByRole('radio', { name: 'Oui' })).toBeFocused();
    await expect(question(page, 'comptes'), 'nothing is chosen').not.toHaveAttribute('data-answer');
    await page.keyboard.press('Space');
    await expectAnswer(page, 'comptes', 'oui');
    await expectOpen(page, 'donnees');

    await unfold(page, 'donnees');
    await question(page, 'donnees').getByRole('link', { name: 'Question suivante' }).click();
    await expectOpen(page, 'virements');
  });

  test('lists the effects of the answers, each with a number', async ({ page }) => {
    await page.goto(route);
    await islandHydrated(page, 'questionnaire');
    const effects = page.getByRole('complementary', { name: 'Ce que changent vos réponses' });
    await expect(effects.getByRole('listitem')).toHaveCount(0);
    await expect(effects).toContainText('Après votre première réponse');
    await answer(page, 'copie-isolee', 'Non');
    await expect(effects).not.toContainText('Après votre première réponse');
    await expect(effects).toContainText(/Ce qui peut bloquer.: 1/);
    await expect(effects.getByRole('listitem')).toHaveCount(1);
  });

  test('prints the dossier, or only the page for the IT provider', async ({ page }) => {
    await open(page);
    await holdPrinting(page);
    for (const worst of ['non', 'oui'] as const) {
      await bring(page, sheet(answerAll(worst)));
      await expectAnswer(page, 'plan', worst);
      expect([2, 3], worst).toContain(await sheets(page));
    }
    await page.getByRole('button', { name: 'Imprimer sa page' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(question(page, 'sauvegarde')).toBeVisible();
    await expect(question(page, 'plan')).toBeHidden();
    await expect(dossier(page)).toBeHidden();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await endPrinting(page);
    await expect(dossier(page)).toBeVisible();
  });

  test('keeps answers for the visit, or longer and for all tabs', async ({ page, requested }) => {
    await open(page);
    const before = requested.length;
    await answer(page, 'plan', 'Non');
    await unfold(page, 'plan');
    await note(page, 'plan').fill('Prévu en janvier');
    expect(await countStored(page)).toEqual([0, 1]);
    // Ignores the icon, because Chromium requests it again when the address changes.
    expect(requested.slice(before).filter((each) => !each.endsWith('/favicon.svg'))).toEqual([]);
    await page.reload();
    await expectAnswer(page, 'plan', 'non');
    await expect(keeping(page)).not.toBeChecked();
    await showMenu(page);
    await keeping(page).check();
    const second = await page.context().newPage();
    await open(second);
    await expectAnswer(second, 'plan', 'non');
    await expect(note(second, 'plan')).toHaveValue('Prévu en janvier');
    await expect(keeping(second)).toBeChecked();
    await erase(second);
    await expect(dossier(page)).toHaveCount(0);
    await expect(note(page, 'plan')).toHaveValue('');
    expect(await countStored(page)).toEqual([0, 0]);
    await page.reload();
    await expect(count(page, '0 réponse')).toBeVisible();
  });

  test('keeps answers from before hydration until storage is full', async ({ page }) => {
    const letReactIn = await holdReact(page);
    await page.goto(route);
    await answer(page, 'plan', 'Non');
    await unfold(page, 'plan');
    await showMenu(page);
    await keeping(page).check();
    letReactIn();
    await expect(count(page, '1 réponse')).toBeVisible();
    await expect(dossier(page)).toContainText('Plan écrit en cas d’attaque');
    await expect(keeping(page)).toBeChecked();
    await page.reload();
    await expectAnswer(page, 'plan', 'non');
    await fillStorage(page);
    await answer(page, 'plan', 'Oui');
    await expect(notice(page)).toContainText('Votre navigateur refuse de garder ces réponses.');
    await expect(keeping(page)).not.toBeChecked();
    expect((await countStored(page))[0]).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('lists and prints every question', async ({ page }) => {
      await page.goto(route);
      await unfold(page, 'copie-isolee');
      await expect(question(page, 'copie-isolee').getByRole('term')).toHaveCount(6);
      await expect(keeping(page)).toBeHidden();
      expect(await sheets(page)).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      await expect(question(page, 'plan').getByText('Je ne sais pas').first()).toBeVisible();
    });
  });
});
