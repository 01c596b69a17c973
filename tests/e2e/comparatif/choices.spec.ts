import { formatEuros } from '../../../src/lib/numbers.ts';
import { findMissingGuarantees } from '../../../src/lib/offer-order.ts';
import { plain } from '../../support/prices.ts';
import { query } from '../address.ts';
import { expect, test } from '../test.ts';
import {
  alphabetical,
  cells,
  countOffers,
  names,
  offers,
  open,
  row,
  sortNames,
  statusLine,
  table,
} from './comparison.ts';

test.describe('comparison choices', () => {
  test('sorts columns by rating, price and capacity', async ({ page }) => {
    await open(page);
    for (const [label, head, order, sorted, words, sort] of [
      [
        'Trier par note',
        'Note sur 5',
        'note',
        sortNames(({ note }) => -note),
        'La note est celle du site',
        'descending',
      ],
      [
        'Trier par prix',
        'À partir de',
        'prix',
        sortNames(({ prix }) => prix),
        'prix de départ',
        'ascending',
      ],
      [
        'Trier par capacité',
        'Capacité maximale',
        'capacite',
        sortNames(({ capaciteMax }) => -capaciteMax),
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
      await expect(statusLine(page), 'recommends no insurer').not.toContainText(
        /recommand|conseill|meilleur/i,
      );
      expect(await query(page)).toBe(`?ordre=${order}`);
      // Checks that each price is still below the name of its insurer.
      const prices = (await cells(row(page, 'À partir de'))).map(plain);
      expect(prices).toEqual(
        sorted.map((name) => plain(formatEuros(offers.find(({ nom }) => nom === name)?.prix ?? 0))),
      );
      await page.goBack();
      await expect.poll(() => names(page)).toEqual(alphabetical);
    }
  });

  test('returns to alphabetical order at a second press', async ({ page }) => {
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

  test('counts and dims offers that lack a wanted guarantee', async ({ page }) => {
    const requirements = ['fraudeInformatique', 'atteinteReputation'];
    const both = countOffers(...requirements);
    const writeStatus = (count: number) =>
      `D’après notre grille, ${count} offres sur ${offers.length} ont ce que vous demandez`;
    await open(page);
    await page.getByText('Il me faut…').click();
    await page.getByRole('checkbox', { name: /Fraude informatique/ }).check();
    await expect(statusLine(page)).toContainText(writeStatus(countOffers('fraudeInformatique')));
    await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).check();
    await expect(statusLine(page)).toContainText(writeStatus(both));
    await expect.poll(() => names(page)).toEqual(alphabetical);
    const heads = table(page).locator('thead th');
    for (const offer of offers) {
      const head = heads.filter({ hasText: offer.nom });
      const { length: lacking } = findMissingGuarantees(offer, requirements);
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

  test('opens, changes and closes the criteria by keyboard', async ({ page }) => {
    await open(page);
    await page.getByText('Il me faut…').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /Responsabilité civile/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Il me faut…')).toBeFocused();
    await expect(statusLine(page)).toContainText(
      `${countOffers('responsabiliteCivile')} offres sur ${offers.length}`,
    );
  });

  test('opens with the choices in the address', async ({ page }) => {
    await open(page, '?ordre=prix&faut=assistance,rien&cote=hiscox,axa,hiscox,inconnu');
    const others = sortNames(({ prix }) => prix).filter(
      (name) => !['Hiscox', 'AXA'].includes(name),
    );
    await expect.poll(() => names(page)).toEqual(['Hiscox', 'AXA', ...others]);
    await expect(page.locator('dialog input[value="assistance"]')).toBeChecked();
    await expect(statusLine(page)).toContainText(
      `${countOffers('assistanceH24')} offres sur ${offers.length}`,
    );
    await open(page, '?ordre=hasard');
    await expect.poll(() => names(page)).toEqual(alphabetical);
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    ).toEqual([0, 0, '']);
  });
});
