import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.ts';
import { joinable } from '../../supabase/functions/_shared/joined.ts';
import { overflow, violations } from './access.ts';
import { query } from './address.ts';
import { sendAndRead } from './inbox.ts';
import { sheets } from './paper.ts';
import { holdReact, hydrated } from './react.ts';
import { expect, test } from './test.ts';

const route = '/outils/questionnaire';
const question = (page: Page, id: string) => page.locator(`details[data-question="${id}"]`);
const dossier = (page: Page) => page.locator('#dossier');
const notice = (page: Page) => page.locator('.progress').getByRole('status');
const keeping = (page: Page) => page.getByLabel('Garder dans ce navigateur');
const summaryOf = (page: Page, id: string) => question(page, id).locator('> summary');
const isOpen = (page: Page, id: string) => expect(question(page, id)).toHaveAttribute('open');
const ids = (page: Page) =>
  page.locator('details[data-question]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['question'] ?? ''));
const { groupes } = parse(readFileSync(inRoot('content/tables/questionnaire.yaml'), 'utf8')) as {
  groupes: { questions: object[] }[];
};
const total = groupes.flatMap(({ questions }) => questions).length;

async function open(page: Page, address = route) {
  await page.goto(address);
  await hydrated(page, '.questionnaire');
  await page.getByText('Garder pour plus tard').click();
}

async function answer(page: Page, id: string, words: string) {
  const asked = question(page, id);
  if (!(await asked.evaluate((details: HTMLDetailsElement) => details.open))) await asked.locator('> summary').click();
  await asked.getByRole('radio', { name: words, exact: true }).check();
}

/** As a visitor who has a backup, but none that an intruder cannot reach. */
const holes: Record<string, string> = {
  donnees: 'En partie',
  virements: 'Non',
  plan: 'Non',
  'copie-isolee': 'Non',
  restauration: 'Je ne sais pas',
  'mfa-administration': 'En partie',
  alertes: 'Non',
};

/** What stands behind the answers. */
async function unfold(page: Page, id: string) {
  const asked = question(page, id);
  if (!(await asked.evaluate((details: HTMLDetailsElement) => details.open))) await summaryOf(page, id).click();
  await asked.getByText('Pourquoi, et ce qu’un « non » change').click();
}

async function answerAll(page: Page) {
  for (const id of await ids(page)) await answer(page, id, holes[id] ?? 'Oui');
}

async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.locator('.progress').getByRole('button', { name: 'Enregistrer un fichier' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^questionnaire-\d{4}-\d{2}-\d{2}\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

const bring = (page: Page, text: string | Buffer, name = 'questionnaire.json') =>
  page.getByLabel('Reprendre un fichier').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const sheet = (lignes: object[]) =>
  JSON.stringify({ type: 'questionnaire-de-securite-cyber', version: 1, date: '2026-11-22', lignes });
const row = (question: string, reponse: string, note = '') => ({ question, reponse, note });

test.describe('the firm of thirty people on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('fills it in, takes it to another device, prints it, joins it to a quote; the mail holds what the page showed', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const company = `Conseil & Fils ${Date.now()}`;
    await open(page);
    await answerAll(page);
    await expect(page.locator('.progress')).toContainText(`${total} réponses sur ${total}`);
    await expect(dossier(page).getByRole('heading', { level: 2 })).toHaveText(
      '1 réponse peut bloquer le dossier, 2 peuvent le renchérir',
    );
    const plan = dossier(page).locator('.plan li');
    await expect(plan).toHaveCount(5);
    await expect(plan.first()).toContainText(/Copie hors ligne.*Sortez une copie du réseau.*Comptez une semaine/);
    await expect(dossier(page).locator('.list').filter({ hasText: 'À demander à votre informaticien' })).toContainText(
      'La date du dernier essai de restauration',
    );
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const file = await exported(page);

    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const other = await elsewhere.newPage();
    await open(other);
    await bring(other, file);
    await expect(notice(other)).toHaveText(`${total} réponses reprises du fichier.`);
    await expect(dossier(other).getByRole('heading', { level: 2 })).toHaveText(
      '1 réponse peut bloquer le dossier, 2 peuvent le renchérir',
    );
    expect(await sheets(other)).toBeLessThanOrEqual(3);

    const plain = (text = '') => text.replace(/\s+/g, ' ');
    const summary = dossier(other).locator('.summary');
    await expect(summary).toContainText(`${total} réponses sur ${total}, dont ${total - Object.keys(holes).length} « oui »`);
    const shown = (await summary.textContent()) ?? '';
    expect(shown.length).toBeLessThanOrEqual(300);
    expect(shown).toContain('activité, équipe, sauvegardes, accès, postes');
    expect(shown, 'one answer is still to be asked for').not.toContain('prêt');
    expect(shown).not.toMatch(/hors ligne|double|restaur|plan écrit/i);
    await dossier(other).getByRole('link', { name: 'Demander un devis avec ce résumé' }).tap();
    await other.waitForURL(/\/devis/);
    const needs = other.getByLabel(/Vos besoins/);
    await expect(needs).toHaveValue('');
    await expect(other.locator('.joined').getByRole('listitem')).toContainText(plain(shown));
    await needs.fill('Merci de rappeler le matin.');
    await other.getByLabel(/Effectif/).selectOption({ label: '11 à 50' });
    const mail = await sendAndRead(other, company, 'Services');
    expect(plain(mail.text)).toContain(`Merci de rappeler le matin. ${joinable.questionnaire.begins}${plain(shown)}`);
    expect(mail.text).not.toMatch(/Copie hors ligne|restauration/i);
    await elsewhere.close();
  });

  test('a touch a question: each answer closes it and opens the next, under the same thumb; the last one leads to the dossier', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await hydrated(page, '.questionnaire');
    const order = await ids(page);
    const [firstId = ''] = order;
    const top = await summaryOf(page, firstId).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top, 'the first question within a screen and a half').toBeLessThan(1.5 * 640);
    await expect(question(page, firstId).locator('.asks'), 'a closed question is a sentence').toHaveText(/\?$/);
    expect(await summaryOf(page, firstId).locator('svg, .box').count(), 'and no box').toBe(0);
    await summaryOf(page, firstId).tap();
    const bar = page.getByRole('region', { name: 'Votre résultat' });
    for (const [place, id] of order.entries()) {
      await isOpen(page, id);
      await expect(page.locator('details[data-question][open]')).toHaveCount(1);
      const box = question(page, id).getByRole('radio', { name: 'Oui' });
      await expect(box, id).toBeInViewport();
      // As a thumb: there is no time to scroll.
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

  test('the bar says what blocks, opens the next question, and leads to the dossier', async ({ page }) => {
    await open(page);
    await answer(page, 'comptes', 'Non');
    const bar = page.getByRole('region', { name: 'Votre résultat' });
    await expect(bar).toContainText(`1 sur ${total}`);
    await expect(bar).toContainText('1 peut bloquer');
    await bar.getByRole('button', { name: 'Question 1' }).tap();
    await isOpen(page, 'activite');
    await bar.getByRole('button', { name: 'mon dossier' }).tap();
    await expect(dossier(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(dossier(page), 'readers of screens go on from there').toBeFocused();
  });
});

test('a summary joined again takes the place of the one before, and is put back if it had been taken off', async ({ page }) => {
  await open(page);
  const join = async () => {
    await dossier(page).getByRole('link', { name: 'Demander un devis avec ce résumé' }).click();
    await page.waitForURL(/\/devis/);
  };
  const card = page.locator('.joined').getByRole('listitem');
  await keeping(page).check();
  await answer(page, 'plan', 'Non');
  await join();
  await expect(card).toContainText('1 réponse sur');
  await card.getByRole('button', { name: 'Retirer' }).click();
  await open(page);
  await answer(page, 'sauvegarde', 'Oui');
  await join();
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('2 réponses sur');
});

test('nothing is sent; answers last for the visit, and beyond it once asked to; « Tout effacer » leaves nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page);
  page.on('request', (request) => asked.push(request.url()));
  await answer(page, 'plan', 'Non');
  await unfold(page, 'plan');
  await question(page, 'plan').getByRole('textbox').fill('Prévu en janvier');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 1]);
  // Chromium asks for the icon again where the address changes.
  expect(asked.filter((address) => !address.endsWith('/favicon.svg'))).toEqual([]);
  await page.reload();
  await hydrated(page, '.questionnaire');
  await expect(question(page, 'plan'), 'after a reload, without asking').toHaveAttribute('data-answer', 'non');
  await expect(keeping(page)).not.toBeChecked();
  await page.getByText('Garder pour plus tard').click();
  await keeping(page).check();
  await answer(page, 'formation', 'Oui');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await hydrated(page, '.questionnaire');
  await expect(keeping(page)).toBeChecked();
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await expect(question(page, 'formation').locator('.said')).toHaveText('Oui');
  await expect(question(page, 'plan').locator('textarea')).toHaveValue('Prévu en janvier');
  await page.getByText('Garder pour plus tard').click();
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(keeping(page)).not.toBeChecked();
  await expect(dossier(page)).toHaveCount(0);
  await expect(question(page, 'plan').locator('textarea')).toHaveValue('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await hydrated(page, '.questionnaire');
  await expect(page.locator('.progress')).toContainText(`0 réponse sur ${total}`);
});

test('no longer kept is forgotten by the browser, and stays in the page', async ({ page }) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  await keeping(page).check();
  await keeping(page).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
});

test('two tabs: what one changes the other shows, and what one erases is gone in both', async ({ page, context }) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  await keeping(page).check();
  const second = await context.newPage();
  await open(second);
  await expect(question(second, 'plan')).toHaveAttribute('data-answer', 'oui');
  await answer(second, 'formation', 'Non');
  await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'non');
  await answer(page, 'plan', 'Non');
  await expect(question(second, 'plan').locator('.said')).toHaveText('Non');
  await expect(question(second, 'formation'), 'no answer of the other is lost').toHaveAttribute('data-answer', 'non');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(keeping(second)).not.toBeChecked();
  await expect(second.locator('.progress')).toContainText(`0 réponse sur ${total}`);
});

test('a tab that keeps nothing is not overwritten by another; once it keeps, both are there', async ({ page, context }) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  const second = await context.newPage();
  await open(second);
  await answer(second, 'formation', 'Non');
  await keeping(second).check();
  await expect(question(page, 'formation')).not.toHaveAttribute('data-answer', /./);
  await keeping(page).check();
  await expect(question(page, 'formation')).toHaveAttribute('data-answer', 'non');
  await expect(question(second, 'plan')).toHaveAttribute('data-answer', 'oui');
});

test('where the browser refuses to keep on, what it kept before is gone too', async ({ page }) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  await keeping(page).check();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await answer(page, 'plan', 'Non');
  await expect(notice(page)).toContainText('Votre navigateur refuse de garder ces réponses.');
  await expect(keeping(page)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what stands in the browser and is none of ours opens the page as it is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('questionnaire', '{"type":"autre","lignes":"x"}'));
  await open(page);
  await expect(keeping(page)).not.toBeChecked();
  await expect(page.locator('.progress')).toContainText(`0 réponse sur ${total}`);
});

for (const [name, text, said] of [
  ['of ten megabytes', Buffer.alloc(10_000_000, 'x'), 'Ce fichier est trop gros'],
  ['that somebody has changed', sheet([row('plan', 'peut-être')]), 'Ce fichier a été modifié'],
] as const) {
  test(`a file ${name} changes nothing, and says why`, async ({ page }) => {
    await open(page);
    await answer(page, 'plan', 'Oui');
    await bring(page, text);
    await expect(notice(page)).toContainText(said);
    await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
    await expect(page.locator('.progress')).toContainText(`1 réponse sur ${total}`);
  });
}

test('the provider’s part comes back over this one; a removed question, a long note and markup do no harm; it can be undone', async ({
  page,
}) => {
  await open(page);
  await answer(page, 'plan', 'Oui');
  await answer(page, 'sauvegarde', 'Je ne sais pas');
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await bring(
    page,
    sheet([row('sauvegarde', 'oui', markup), row('restauration', 'partie', 'n'.repeat(10_000)), row('question-retiree', 'oui')]),
  );
  await expect(notice(page)).toHaveText(
    '2 réponses et 2 phrases reprises du fichier. 1 réponse de cette page a été remplacée. 1 question du fichier n’est plus dans la liste. 1 phrase de plus de 300 signes a été coupée.',
  );
  await expect(question(page, 'plan'), 'what the file leaves open stays').toHaveAttribute('data-answer', 'oui');
  await expect(question(page, 'sauvegarde').locator('textarea')).toHaveValue(markup);
  await expect(question(page, 'restauration').locator('textarea')).toHaveValue('n'.repeat(300));
  expect(await page.locator('.questionnaire img, .questionnaire script').count()).toBe(0);
  await page.getByRole('button', { name: 'Annuler la reprise' }).click();
  await expect(question(page, 'sauvegarde')).toHaveAttribute('data-answer', 'inconnu');
  await expect(question(page, 'sauvegarde').locator('textarea')).toHaveValue('');
});

test('what was ticked before the script came counts, « Garder » too', async ({ page }) => {
  const letIn = await holdReact(page);
  await page.goto(route);
  await answer(page, 'plan', 'Non');
  await unfold(page, 'plan');
  await page.getByText('Garder pour plus tard').click();
  await keeping(page).check();
  letIn();
  await expect(page.locator('.progress')).toContainText(`1 réponse sur ${total}`);
  await expect(dossier(page)).toContainText('Plan écrit en cas d’attaque');
  await expect(question(page, 'plan').getByRole('textbox'), 'the open question has its field').toBeVisible();
  await expect(keeping(page)).toBeChecked();
  await page.reload();
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
});

test('what is folded has no field for a note: Chromium would lay out each of them as the page opens', async ({ page }) => {
  await open(page);
  await expect(page.locator('.question textarea')).toHaveCount(0);
  await unfold(page, 'plan');
  await question(page, 'plan').getByLabel('Votre phrase, si la case ne suffit pas').fill('Prévu en janvier');
  await unfold(page, 'formation');
  await expect(page.locator('.question textarea')).toHaveCount(2);
  const file = JSON.parse(await exported(page));
  expect(file.lignes).toEqual([row('plan', '', 'Prévu en janvier')]);
});

test('a file that cannot be read changes nothing, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
  });
  await open(page);
  await answer(page, 'plan', 'Oui');
  await bring(page, sheet([row('plan', 'non')]));
  await expect(notice(page)).toHaveText('Votre appareil n’a pas pu lire ce fichier. Rien n’a changé.');
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'oui');
});

test('what a file brought cannot be undone once another tab has changed the answers', async ({ page, context }) => {
  await open(page);
  await keeping(page).check();
  await bring(page, sheet([row('plan', 'oui')]));
  await expect(page.getByRole('button', { name: 'Annuler la reprise' })).toBeVisible();
  const second = await context.newPage();
  await open(second);
  await answer(second, 'plan', 'Non');
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await expect(page.getByRole('button', { name: 'Annuler la reprise' })).toHaveCount(0);
});

test('one question is open at a time; the next opens by its link, and a link from the list', async ({ page }) => {
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

test('by keyboard alone: arrow keys look at the answers, Space and Enter give one and go on, and nothing is sent', async ({
  page,
}) => {
  await open(page);
  await summaryOf(page, 'activite').focus();
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
  await expect(question(page, 'comptes'), 'nothing is chosen by coming there').not.toHaveAttribute('data-answer');
  await page.keyboard.press('Space');
  await expect(question(page, 'comptes')).toHaveAttribute('data-answer', 'oui');
  await isOpen(page, 'donnees');
  await page.keyboard.press('Enter');
  await expect(question(page, 'donnees')).toHaveAttribute('data-answer', 'oui');
  await isOpen(page, 'virements');
  expect(await query(page)).toBe('');
});

test('an answer that is changed once all are given stays where it is', async ({ page }) => {
  await open(page);
  await bring(page, sheet((await ids(page)).map((id) => row(id, 'oui'))));
  await answer(page, 'plan', 'Non');
  await expect(question(page, 'plan')).toHaveAttribute('data-answer', 'non');
  await isOpen(page, 'plan');
  await expect(dossier(page)).not.toBeFocused();
});

test('screen readers are told the question, its answers, the count and the dossier', async ({ page }) => {
  await open(page);
  await answer(page, 'copie-isolee', 'Non');
  await unfold(page, 'copie-isolee');
  await expect(question(page, 'copie-isolee')).toMatchAriaSnapshot(`
    - group:
      - radiogroup /La question, dans nos mots.*sauvegarde déconnectée/:
        - radio "Oui"
        - radio "En partie"
        - radio "Non" [checked]
        - radio "Je ne sais pas"
      - group: /Pourquoi, et ce qu’un « non » change/
  `);
  await expect(page.getByRole('region', { name: /^1.réponse peut bloquer le dossier$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Groupes de questions' }).getByRole('listitem')).toHaveCount(groupes.length);
});

test('axe finds nothing and nothing is wider than the window, filled in', async ({ page }) => {
  await open(page);
  await bring(
    page,
    sheet([row('plan', 'non'), row('sauvegarde', 'inconnu'), row('comptes', 'non', 'n'.repeat(300)), row('antivirus', 'oui')]),
  );
  await unfold(page, 'comptes');
  await expect(dossier(page)).toBeVisible();
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('on paper', () => {
  test('the dossier: two or three pages, whatever was answered, and nothing else of the site', async ({ page }) => {
    await open(page);
    for (const worst of ['non', 'inconnu', 'oui']) {
      await bring(page, sheet((await ids(page)).map((id) => row(id, worst))));
      await expect(question(page, 'plan')).toHaveAttribute('data-answer', worst);
      const pages = await sheets(page);
      expect(pages, worst).toBeGreaterThanOrEqual(2);
      expect(pages, worst).toBeLessThanOrEqual(3);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'D’où viennent ces questions' })).toBeHidden();
    await expect(page.getByText('Entreprise', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demander un devis avec ce résumé' })).toBeHidden();
  });

  test('the provider’s page holds his questions only', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page);
    await answer(page, 'plan', 'Non');
    await page.getByRole('button', { name: 'Imprimer sa page' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(question(page, 'sauvegarde')).toBeVisible();
    await expect(question(page, 'plan')).toBeHidden();
    await expect(page.locator('.sheet h2').last()).toBeHidden();
    await expect(dossier(page)).toBeHidden();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(dossier(page)).toBeVisible();
  });

  test('with nothing answered: the empty sheet, every question with its four boxes', async ({ page }) => {
    await open(page);
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(question(page, 'courriels').locator('.face', { hasText: 'En partie' })).toBeVisible();
    await expect(question(page, 'courriels').getByText('L’hameçonnage passe par là')).toBeHidden();
    const boxes = await question(page, 'correctifs').locator('.notches').boundingBox();
    expect(boxes?.height, 'with room below them for a note').toBeGreaterThan(20);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole list reads, every sentence of a question stands in it, and prints with empty boxes', async ({ page }) => {
    await page.goto(route);
    await unfold(page, 'copie-isolee');
    for (const words of ['Pourquoi', 'Si c’est non', 'En partie', 'À demander', 'Pour commencer', 'La preuve'])
      await expect(question(page, 'copie-isolee').locator('dt', { hasText: words })).toBeVisible();
    await question(page, 'copie-isolee').getByLabel('Votre phrase, si la case ne suffit pas').fill('Deux disques');
    await expect(page.getByText('Garder dans ce navigateur', { exact: true })).toBeHidden();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(question(page, 'plan').locator('.face', { hasText: 'Je ne sais pas' })).toBeVisible();
  });
});
