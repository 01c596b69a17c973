import type { Locator } from 'playwright/test';
import { formatEuros } from '../../../src/lib/numbers.ts';
import { findMissingGuarantees } from '../../../src/lib/offer-order.ts';
import { plain } from '../../support/prices.ts';
import { query } from '../address.ts';
import { expect, test } from '../test.ts';
import {
  alphabetical,
  cells,
  having,
  names,
  offers,
  open,
  row,
  sortedBy,
  statusLine,
  table,
} from './comparison.ts';

test('sorted: the columns move, the state is said, and why first is not best', async ({ page }) => {
  await open(page);
  for (const [label, head, order, sorted, words, sort] of [
    [
      'Trier par note',
      'Note sur 5',
      'note',
      sortedBy(({ note }) => -note),
      'La note est celle du site',
      'descending',
    ],
    [
      'Trier par prix',
      'À partir de',
      'prix',
      sortedBy(({ prix }) => prix),
      'prix de départ',
      'ascending',
    ],
    [
      'Trier par capacité',
      'Capacité maximale',
      'capacite',
      sortedBy(({ capaciteMax }) => -capaciteMax),
      'plusieurs assureurs',
      'descending',
    ],
  ] as const) {
    const button = page.getByRole('button', { name: label });
    await button.click();
    await expect.poll(() => names(page)).toEqual(sorted);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, head).locator('th')).toHaveAttribute('aria-sort', sort);
    await expect(statusLine(page)).toContainText(words);
    await expect(statusLine(page)).toContainText(/aucune place ne se paie/i);
    await expect(statusLine(page), 'decision 49').not.toContainText(/recommand|conseill|meilleur/i);
    expect(await query(page)).toBe(`?ordre=${order}`);
    // Values travel with their names.
    const prices = (await cells(row(page, 'À partir de'))).map(plain);
    expect(prices).toEqual(
      sorted.map((name) => plain(formatEuros(offers.find(({ nom }) => nom === name)?.prix ?? 0))),
    );
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(alphabetical);
  }
});

test('the order by rating links to its method; a second press goes back to the alphabet, explained', async ({
  page,
}) => {
  await open(page);
  await expect(statusLine(page)).toContainText('Les offres sont classées par ordre alphabétique');
  const button = page.getByRole('button', { name: 'Trier par note' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(statusLine(page).getByRole('link')).toHaveAttribute('href', /^\/assureurs#/);
  await page.keyboard.press('Space');
  await expect.poll(() => names(page)).toEqual(alphabetical);
  await expect(row(page, 'Note sur 5').locator('th')).not.toHaveAttribute('aria-sort', /./);
  expect(await query(page)).toBe('');
});

test('« il me faut » dims and counts what fails, and hides nothing', async ({ page }) => {
  const wanted = ['fraudeInformatique', 'atteinteReputation'];
  const both = having(...wanted);
  const told = (count: number) =>
    `D’après notre grille, ${count} offres sur ${offers.length} ont ce que vous demandez`;
  await open(page);
  await page.getByText('Il me faut…').click();
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).check();
  await expect(statusLine(page)).toContainText(told(having('fraudeInformatique')));
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).check();
  await expect(statusLine(page)).toContainText(told(both));
  await expect.poll(() => names(page)).toEqual(alphabetical);
  const heads = table(page).locator('thead th');
  for (const offer of offers) {
    const head = heads.filter({ hasText: offer.nom });
    const { length: lacking } = findMissingGuarantees(offer, wanted);
    if (lacking > 0) await expect(head).toContainText(`il manque ${lacking}`);
    if (lacking > 0) await expect(head).toHaveClass(/dimmed/);
    else await expect(head).not.toHaveClass(/dimmed/);
  }
  expect(new URLSearchParams(await query(page)).get('faut')).toBe('fraude,reputation');
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(
    `${both} ${both > 1 ? 'offres' : 'offre'}`,
  );
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).uncheck();
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).uncheck();
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.getByRole('checkbox', { name: /Fraude/ })).toBeHidden();
  await expect(statusLine(page)).not.toContainText(`sur ${offers.length}`);
});

test('what leaves can be read: its words are those of a note, and nothing pales them', async ({
  page,
}) => {
  await open(page, '?faut=fraude');
  const colour = (found: Locator) => found.evaluate((element) => getComputedStyle(element).color);
  for (const dimmed of [
    table(page).locator('td.dimmed').first(),
    table(page).locator('td.dimmed .word').first(),
  ]) {
    await expect(dimmed).toHaveCSS('opacity', '1');
    expect(await colour(dimmed)).toBe(await colour(page.locator('.soft').first()));
  }
});

test('by keyboard: the sheet opens, is ticked, closes, and gives the place back', async ({
  page,
}) => {
  await open(page);
  await page.getByText('Il me faut…').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Responsabilité civile/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Il me faut…')).toBeFocused();
  await expect(statusLine(page)).toContainText(
    `${having('responsabiliteCivile')} offres sur ${offers.length}`,
  );
});

test('an address opens its comparison, whatever else it says; nothing is remembered beyond it', async ({
  page,
}) => {
  await open(page, '?ordre=prix&faut=assistance,rien&cote=hiscox,axa,hiscox,inconnu');
  const others = sortedBy(({ prix }) => prix).filter((name) => !['Hiscox', 'AXA'].includes(name));
  await expect.poll(() => names(page)).toEqual(['Hiscox', 'AXA', ...others]);
  await expect(page.locator('dialog input[value="assistance"]')).toBeChecked();
  await expect(statusLine(page)).toContainText(
    `${having('assistanceH24')} offres sur ${offers.length}`,
  );
  await open(page, '?ordre=hasard');
  await expect.poll(() => names(page)).toEqual(alphabetical);
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
});
