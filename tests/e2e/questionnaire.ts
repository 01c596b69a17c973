import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.ts';
import { hydrated } from './react.ts';
import { expect } from './test.ts';

export const route = '/outils/questionnaire';
export const question = (page: Page, id: string) => page.locator(`details[data-question="${id}"]`);
export const dossier = (page: Page) => page.locator('#dossier');
export const notice = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Finds the text above the questions that says how many are answered. */
export const count = (page: Page, words: string) => page.getByText(words, { exact: true });
export const keeping = (page: Page) => page.getByLabel('Garder dans ce navigateur');
export const getSummary = (page: Page, id: string) => question(page, id).locator('> summary');
export const ids = (page: Page) =>
  page
    .locator('details[data-question]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['question'] ?? ''));
export const { groupes } = parse(
  readFileSync(inRoot('content/tables/questionnaire.yaml'), 'utf8'),
) as {
  groupes: { questions: object[] }[];
};
export const total = groupes.flatMap(({ questions }) => questions).length;

export async function open(page: Page, address = route) {
  await page.goto(address);
  await hydrated(page, '.questionnaire');
  await page.getByText('Garder pour plus tard').click();
}

async function opened(page: Page, id: string) {
  // Waits for the task in which the previous answer opens this question, because a click before it
  // would close the question again.
  await page.evaluate(
    () => matchMedia('(scripting: none)').matches || new Promise((turn) => setTimeout(turn)),
  );
  const found = question(page, id);
  if (!(await found.evaluate((details: HTMLDetailsElement) => details.open)))
    await getSummary(page, id).click();
  return found;
}

export const answer = async (page: Page, id: string, words: string) =>
  (await opened(page, id)).getByRole('radio', { name: words, exact: true }).check();

export const unfold = async (page: Page, id: string) =>
  (await opened(page, id)).getByText('Pourquoi, effet et preuve').click();

export async function downloadFile(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer un fichier' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^questionnaire-\d{4}-\d{2}-\d{2}\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

export const bring = (page: Page, text: string | Buffer, name = 'questionnaire.json') =>
  page
    .getByLabel('Reprendre un fichier')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
export const sheet = (lignes: object[]) =>
  JSON.stringify({
    type: 'questionnaire-de-securite-cyber',
    version: 1,
    date: '2026-11-22',
    lignes,
  });
export const row = (question: string, reponse: string, note = '') => ({ question, reponse, note });
