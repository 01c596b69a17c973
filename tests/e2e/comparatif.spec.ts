import type { Page } from 'playwright/test';
import {
  type ComparedInsurer,
  comparedGuarantees,
  comparedOffers,
} from '../../src/content/offers.ts';
import { formatEuros, formatFigure } from '../../src/lib/numbers.ts';
import { findMissingGuarantees } from '../../src/lib/offer-order.ts';
import { plain } from '../support/prices.ts';
import { overflow } from './access.ts';
import { reloadWithFonts } from './fonts.ts';
import { holdReact, islandHydrated } from './react.ts';
import { expect, phone, test } from './test.ts';

const guarantees = comparedGuarantees();
const offers = comparedOffers();
const listNames = (all: ComparedInsurer[]) => all.map(({ nom }) => nom);
const alphabetical = listNames(offers);
const byPrice = ({ prix }: ComparedInsurer) => prix;
const countOffers = (...wanted: string[]) =>
  offers.filter((offer) => findMissingGuarantees(offer, wanted).length === 0).length;
/** Guarantees on which all offers agree: all include them, or none does. */
const alike = guarantees.filter(
  ({ id }) => new Set(offers.map(({ garanties }) => garanties[id])).size === 1,
);

// Uses CSS selectors, because role queries over all cells take the browser seconds each time.
const table = (page: Page) => page.locator('main table').first();
const names = (page: Page) => table(page).locator('thead th a');
const row = (page: Page, name: string) =>
  table(page)
    .locator('tr')
    .filter({ has: page.locator('th[scope="row"]', { hasText: name }) });
const readCells = async (page: Page, name: string) =>
  (await row(page, name).locator('td').allTextContents()).map(plain);
const statusLine = (page: Page) => page.locator('main [role="status"]').first();
const wishes = (page: Page) => page.getByRole('group', { name: 'Il me faut…' });

async function open(page: Page, query = '') {
  await page.goto(`/comparatif${query}`);
  await islandHydrated(page, 'comparison');
}

/** Expects that the printed table ends on the first A4 page in landscape. */
async function expectOnOneSheet(page: Page) {
  await reloadWithFonts(page);
  await islandHydrated(page, 'comparison');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 733 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(table(page)).toBeInViewport({ ratio: 1 });
}

test.describe('comparison', () => {
  test('sorts columns by rating, price and capacity', async ({ page }) => {
    await open(page);
    const findSort = (by: string) => page.getByRole('button', { name: `Trier par ${by}` });
    for (const [by, head, sort, rank] of [
      ['prix', 'À partir de', 'ascending', byPrice],
      ['capacité', 'Capacité maximale', 'descending', ({ capaciteMax }) => -capaciteMax],
      ['note', 'Note sur 5', 'descending', ({ note }) => -note],
    ] as [string, string, string, typeof byPrice][]) {
      await findSort(by).press('Enter');
      const sorted = offers.toSorted((a, b) => rank(a) - rank(b));
      await expect(names(page)).toHaveText(listNames(sorted));
      await expect(findSort(by)).toHaveAttribute('aria-pressed', 'true');
      await expect(row(page, head).locator('th')).toHaveAttribute('aria-sort', sort);
      await expect(statusLine(page), 'recommends no insurer').toHaveText(
        /^(?!.*(recommand|conseill|meilleur)).*aucune place ne se paie/i,
      );
      await expect(page).toHaveURL(`/comparatif?ordre=${by.replace('é', 'e')}`);
      // Checks that each price is still below the name of its insurer.
      expect(await readCells(page, 'À partir de')).toEqual(
        sorted.map(({ prix }) => plain(formatEuros(prix))),
      );
    }
    await expect(statusLine(page).getByRole('link')).toHaveAttribute('href', /^\/assureurs#/);
    await findSort('note').press('Space');
    await expect(names(page)).toHaveText(alphabetical);
    await expect(row(page, 'Note sur 5').locator('th')).not.toHaveAttribute('aria-sort', /./);
    await expect(page).toHaveURL('/comparatif');
  });

  test('counts the offers with the wanted guarantees', async ({ page }) => {
    const required = ['fraudeInformatique', 'atteinteReputation'];
    const boxes = ['Fraude informatique', 'Atteinte à la réputation'].map((name) =>
      wishes(page).getByRole('checkbox', { name }),
    );
    await open(page);
    const lacking = guarantees.filter(({ id }) => countOffers(id) < offers.length);
    await expect(wishes(page).locator('label')).toHaveText(
      lacking.map(({ id, nom }) => `${plain(nom)}${countOffers(id)} offres`),
    );
    for (const [index, box] of boxes.entries()) {
      await box.press('Space');
      await expect(statusLine(page)).toContainText(
        `D’après notre grille, ${countOffers(...required.slice(0, index + 1))} offres sur ` +
          `${offers.length} ont ce que vous demandez`,
      );
    }
    await expect(names(page)).toHaveText(alphabetical);
    for (const offer of offers) {
      const { length } = findMissingGuarantees(offer, required);
      const head = table(page).locator('thead th').filter({ hasText: offer.nom });
      await expect(head.getByText(`il manque ${length}`)).toHaveCount(length > 0 ? 1 : 0);
    }
    await expect(page).toHaveURL(/\?faut=fraude%2Creputation$/);
    for (const box of boxes) await box.uncheck();
    await expect(statusLine(page)).not.toContainText(`sur ${offers.length}`);
  });

  test('opens and prints the choices in the address', async ({ page }) => {
    await open(page, '?ordre=prix&faut=assistance,rien&cote=hiscox,axa,hiscox,inconnu');
    const chosen = ['Hiscox', 'AXA'];
    const others = listNames(offers.toSorted((a, b) => byPrice(a) - byPrice(b))).filter(
      (name) => !chosen.includes(name),
    );
    await expect(names(page)).toHaveText([...chosen, ...others]);
    await expect(statusLine(page)).toContainText(
      `${countOffers('assistanceH24')} offres sur ${offers.length}`,
    );
    await page.getByRole('button', { name: 'Partager' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expectOnOneSheet(page);
    await expect(names(page).filter({ visible: true })).toHaveText(chosen);
    await page.emulateMedia({ media: 'screen' });
    await open(page, '?ordre=hasard');
    await expect(names(page)).toHaveText(alphabetical);
    await expectOnOneSheet(page);
    const isAged = (await table(page).locator('[data-lapsed]').count()) > 0;
    await expect(page.getByText('* Nous n’avons pas revérifié')).toBeVisible({ visible: isAged });
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows all offers and no controls', async ({ page }) => {
      await page.goto('/comparatif?ordre=prix');
      await expect(page.getByRole('table', { name: /offres d’assurance cyber/ })).toBeVisible();
      await expect(names(page)).toHaveText(alphabetical);
      for (const [name, value] of [
        ['Capacité maximale', ({ capaciteMax }) => formatEuros(capaciteMax * 1e6)],
        ['À partir de', ({ prix }) => formatEuros(prix)],
        ['Note sur 5', ({ note }) => formatFigure(note, 'sur 5')],
        ...guarantees.map(({ id, nom }) => [
          nom,
          ({ garanties }: ComparedInsurer) => (garanties[id] ? 'Incluse' : 'Absente'),
        ]),
      ] as [string, (offer: ComparedInsurer) => string][])
        expect(await readCells(page, name), name).toEqual(
          offers.map((offer) => plain(value(offer))),
        );
      const heights = await row(page, 'Capacité maximale')
        .locator('td svg')
        .evaluateAll((bars) =>
          bars.map((bar) => Number.parseFloat(bar.getAttribute('height') ?? '')),
        );
      const highest = Math.max(...offers.map(({ capaciteMax }) => capaciteMax));
      expect(heights).toEqual(
        offers.map(({ capaciteMax }) => expect.closeTo((capaciteMax / highest) * 100, 1)),
      );
      const source = row(page, 'Rançon').getByRole('link').first();
      await expect(source).toBeHidden();
      await page.getByLabel(/^Montrer sous chaque réponse le document/).press('Space');
      await expect(source).toBeVisible();
      await expect(wishes(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Trier par note' })).toBeHidden();
      await expect(page.getByText('Les offres sont classées par ordre alphabétique')).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('shows two or three chosen insurers, also before hydration', async ({ page }) => {
      const letReactIn = await holdReact(page);
      await page.goto('/comparatif');
      const pick = (place: string, name: string) =>
        page.getByLabel(`${place} offre`).selectOption(name);
      const expectShown = (...shown: string[]) =>
        expect(names(page).filter({ visible: true })).toHaveText(shown);
      // The first offer, and the next one whose guarantees differ.
      const differs = ({ garanties }: ComparedInsurer) =>
        guarantees.some(({ id }) => garanties[id] !== offers[0]?.garanties[id]);
      await expectShown(offers[0]?.nom ?? '', offers.find(differs)?.nom ?? '');
      await pick('Deuxième', 'MMA');
      letReactIn();
      await expectShown(alphabetical[0] ?? '', 'MMA');
      await pick('Première', 'Stoïk');
      await expectShown('Stoïk', 'MMA');
      await expect(page).toHaveURL(/\?cote=stoik%2Cmma$/);
      await pick('Troisième', 'Verspieren');
      await expectShown('Stoïk', 'MMA', 'Verspieren');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test('hides equal rows and keeps names visible while scrolling', async ({ page }) => {
      await open(page);
      const rows = table(page).locator('tr[data-guarantee]').filter({ visible: true });
      await expect(rows).toHaveCount(guarantees.length - alike.length);
      const fold = row(page, 'garanties identiques');
      for (const { nom } of alike) await expect(fold).toContainText(nom);
      await fold.getByRole('checkbox', { name: `Montrer ${alike.length} garanties` }).check();
      await expect(rows).toHaveCount(guarantees.length);

      await row(page, 'La question à poser').scrollIntoViewIfNeeded();
      const shown = names(page).filter({ visible: true });
      await expect(shown).toHaveCount(2);
      for (const name of await shown.all()) await expect(name).toBeInViewport({ ratio: 1 });
    });
  });
});
