import type { Locator, Page } from 'playwright/test';
import { type ComparedInsurer, comparedGuarantees, comparedOffers } from '../../src/content/offers.ts';
import { table as content } from '../../src/content/tables.ts';
import { formatEuros, formatFigure } from '../../src/domain/numbers.ts';
import { missing } from '../../src/domain/offer-order.ts';
import { plain } from '../support/prices.ts';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

const guarantees = comparedGuarantees();
const offers = comparedOffers();
const alphabetical = offers.map(({ nom }) => nom);
const firstBy = (rank: (offer: ComparedInsurer) => number, most: number) =>
  [...offers]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ nom }) => nom)
    .slice(0, most);
const having = (...wanted: string[]) => offers.filter(({ garanties }) => wanted.every((id) => garanties[id])).length;
// By selectors: to ask roles and names of every cell takes the browser seconds each time.
const table = (page: Page) => page.locator('table.comparison');
const names = (page: Page) => table(page).locator('thead th a').allTextContents();
const row = (page: Page, name: string) =>
  table(page)
    .locator('tr')
    .filter({ has: page.locator('th[scope="row"]', { hasText: name }) });
const cells = (found: Locator) => found.locator('td').allTextContents();
const statusLine = (page: Page) => page.locator('.tools [role="status"]');

async function open(page: Page, query = '') {
  await page.goto(`/comparatif${query}`);
  await hydrated(page, '.tools');
}

test('a real table: insurers as columns, alphabetical, with their values and their guarantees', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('table', { name: /offres d’assurance cyber/ })).toHaveClass('comparison');
  await expect(page.getByRole('rowheader', { name: 'Note sur 5' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(alphabetical);
  await expect(table(page).getByRole('columnheader')).toHaveCount(alphabetical.length);
  await expect(table(page).locator(':is(.indicated, [data-alike]) [scope="row"]')).toHaveCount(3 + guarantees.length);
  for (const [name, value] of [
    ['Capacité maximale', ({ capaciteMax }) => formatEuros(capaciteMax * 1e6)],
    ['À partir de', ({ prix }) => formatEuros(prix)],
    ['Note sur 5', ({ note }) => formatFigure(note, 'sur 5')],
  ] as [string, (offer: ComparedInsurer) => string][])
    expect((await cells(row(page, name))).map(plain), name).toEqual(offers.map((offer) => plain(value(offer))));
  for (const { id, nom } of guarantees) {
    const said = offers.map(({ garanties }) => (garanties[id] ? 'Incluse' : 'Absente'));
    expect(await cells(row(page, nom)), nom).toEqual(said);
  }
});

test('each guarantee is explained in one line in its head; who is not compared is said to be absent', async ({ page }) => {
  await open(page);
  const heads = table(page).locator('.guarantees [data-alike] th small');
  await expect(heads).toHaveCount(guarantees.length);
  for (const head of await heads.all()) await expect(head).toBeVisible();
  const away = Object.values(content('assureurs').lignes).filter(({ compare }) => !compare);
  expect(away).not.toEqual([]);
  for (const { nom, url } of away)
    await expect(page.getByRole('main').getByRole('link', { name: nom, exact: true })).toHaveAttribute('href', url);
});

test('capacity is drawn to scale', async ({ page }) => {
  await open(page);
  const widths = await row(page, 'Capacité maximale')
    .locator('td i')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const millions = offers.map(({ capaciteMax }) => capaciteMax);
  const highest = Math.max(...millions);
  const longest = Math.max(...widths);
  expect(widths).toHaveLength(millions.length);
  // The edge of a bar is four pixels of it.
  for (const [index, width] of widths.entries())
    expect(Math.abs(width / longest - (millions[index] ?? 0) / highest)).toBeLessThan(5 / longest);
});

test('sorted: the columns move, the state is said, and why first is not best', async ({ page }) => {
  await open(page);
  for (const [label, head, order, first, words, sort] of [
    ['Trier par note', 'Note sur 5', 'note', firstBy(({ note }) => -note, 3), 'La note est celle du site', 'descending'],
    ['Trier par prix', 'À partir de', 'prix', firstBy(({ prix }) => prix, 3), 'prix de départ', 'ascending'],
    [
      'Trier par capacité',
      'Capacité maximale',
      'capacite',
      firstBy(({ capaciteMax }) => -capaciteMax, 3),
      'plusieurs assureurs',
      'descending',
    ],
  ] as const) {
    const button = page.getByRole('button', { name: label });
    await button.click();
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual(first);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, head).locator('th')).toHaveAttribute('aria-sort', sort);
    await expect(statusLine(page)).toContainText(words);
    await expect(statusLine(page)).toContainText(/aucune place ne se paie/i);
    expect(await query(page)).toBe(`?ordre=${order}`);
    // Values travel with their names.
    const prices = (await cells(row(page, 'À partir de'))).map(plain);
    const moved = (await names(page)).map((name) => offers.find(({ nom }) => nom === name)?.prix ?? 0);
    expect(prices).toEqual(moved.map((price) => plain(formatEuros(price))));
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(alphabetical);
  }
});

test('the order by rating links to its method; a second press goes back to the alphabet, which is explained', async ({
  page,
}) => {
  await open(page);
  await expect(statusLine(page)).toContainText('Ordre alphabétique : il ne dit rien de la qualité');
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
  await open(page);
  await page.getByText('Il me faut…').click();
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).check();
  await expect(statusLine(page)).toContainText(
    `D’après notre grille, ${having('fraudeInformatique')} offres sur ${offers.length} ont ce que vous demandez`,
  );
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).check();
  await expect(statusLine(page)).toContainText(
    `D’après notre grille, ${having('fraudeInformatique', 'atteinteReputation')} offres sur ${offers.length} ont ce que vous demandez`,
  );
  await expect.poll(() => names(page)).toEqual(alphabetical);
  const heads = table(page).locator('thead th');
  for (const offer of offers) {
    const head = heads.filter({ hasText: offer.nom });
    const { length: lacking } = missing(offer, ['fraudeInformatique', 'atteinteReputation']);
    if (lacking > 0) await expect(head).toContainText(`il manque ${lacking}`);
    if (lacking > 0) await expect(head).toHaveClass(/dimmed/);
    else await expect(head).not.toHaveClass(/dimmed/);
  }
  expect(new URLSearchParams(await query(page)).get('faut')).toBe('fraude,reputation');
  const both = having('fraudeInformatique', 'atteinteReputation');
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(`${both} ${both > 1 ? 'offres' : 'offre'}`);
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).uncheck();
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).uncheck();
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.getByRole('checkbox', { name: /Fraude/ })).toBeHidden();
  await expect(statusLine(page)).not.toContainText(`sur ${offers.length}`);
});

test('what leaves can be read: its words are those of a note, and nothing pales them', async ({ page }) => {
  await open(page, '?faut=fraude');
  const colour = (found: Locator) => found.evaluate((element) => getComputedStyle(element).color);
  for (const dimmed of [table(page).locator('td.dimmed').first(), table(page).locator('td.dimmed .word').first()]) {
    await expect(dimmed).toHaveCSS('opacity', '1');
    expect(await colour(dimmed)).toBe(await colour(page.locator('.soft').first()));
  }
});

test('by keyboard: the sheet opens, is ticked, closes, and gives the place back', async ({ page }) => {
  await open(page);
  await page.getByText('Il me faut…').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Responsabilité civile/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Il me faut…')).toBeFocused();
  await expect(statusLine(page)).toContainText(`${having('responsabiliteCivile')} offres sur ${offers.length}`);
});

test('an address opens its comparison, whatever else it says; nothing is remembered beyond it', async ({ page }) => {
  await open(page, '?ordre=prix&faut=assistance,rien&cote=hiscox,axa,hiscox,inconnu');
  const others = firstBy(({ prix }) => prix, offers.length).filter((name) => !['Hiscox', 'AXA'].includes(name));
  await expect.poll(() => names(page)).toEqual(['Hiscox', 'AXA', ...others]);
  await expect(page.locator('dialog input[value="assistance"]')).toBeChecked();
  await expect(statusLine(page)).toContainText(`${having('assistanceH24')} offres sur ${offers.length}`);
  await open(page, '?ordre=hasard');
  await expect.poll(() => names(page)).toEqual(alphabetical);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('names and criteria stay in view while one reads', async ({ page }) => {
  await open(page);
  const last = row(page, guarantees.at(-1)?.nom ?? '');
  await last.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(table(page).locator('thead')).not.toBeInViewport();
  await expect(table(page).getByRole('link', { name: alphabetical.at(-1) ?? '' })).toBeInViewport({ ratio: 1 });
  await expect(last.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const visible = (page: Page) =>
    table(page)
      .locator('thead th a')
      .evaluateAll((links) => {
        const inside = ({ left, right }: DOMRect) => left >= 0 && right <= window.innerWidth;
        return links.filter((link) => inside(link.getBoundingClientRect())).map(({ textContent }) => textContent);
      });

  test('two insurers side by side by choice, three if wanted', async ({ page }) => {
    await open(page);
    await expect.poll(() => visible(page)).toEqual(alphabetical.slice(0, 2));
    await page.getByLabel('Première offre').selectOption('Stoïk');
    await page.getByLabel('Deuxième offre').selectOption('MMA');
    await expect.poll(() => visible(page)).toEqual(['Stoïk', 'MMA']);
    expect(new URLSearchParams(await query(page)).get('cote')).toBe('stoik,mma');
    await page.getByLabel('Troisième offre').selectOption('Verspieren');
    await expect.poll(() => visible(page)).toEqual(['Stoïk', 'MMA', 'Verspieren']);
    // The same one twice changes places.
    await page.getByLabel('Première offre').selectOption('MMA');
    await expect.poll(() => visible(page)).toEqual(['MMA', 'Stoïk', 'Verspieren']);
    await page.getByLabel('Troisième offre').selectOption('aucune');
    await expect.poll(() => visible(page)).toEqual(['MMA', 'Stoïk']);
    expect(await names(page)).toHaveLength(offers.length);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('rows that say the same of both are folded from the start, named, and open; two columns fill the screen', async ({
    page,
  }) => {
    await open(page);
    const rows = table(page).locator('tr[data-alike]');
    const alike = (...shown: ComparedInsurer[]) =>
      guarantees.filter(({ id }) => new Set(shown.map(({ garanties }) => garanties[id])).size === 1);
    const front = alike(...offers.slice(0, 2));
    expect(front).not.toEqual([]);
    await expect(rows.filter({ visible: true })).toHaveCount(guarantees.length - front.length);
    const fold = table(page).locator('.fold');
    for (const { nom } of front) await expect(fold).toContainText(nom);
    await fold.getByRole('checkbox', { name: `Montrer ${front.length} garanties identiques` }).check();
    await expect(rows.filter({ visible: true })).toHaveCount(guarantees.length);
    const room = await table(page)
      .locator('thead th')
      .evaluateAll((heads) => heads.slice(0, 3).map((head) => head.getBoundingClientRect()));
    const width = page.viewportSize()?.width ?? 0;
    expect([room[1]?.right, room[2]?.left].every((edge) => Math.abs((edge ?? 0) - width) < 24)).toBe(true);
  });

  test('the criteria stay beside the swiped columns, the names above the scrolled rows', async ({ page }) => {
    await open(page);
    const region = page.getByRole('region', { name: /offres d’assurance cyber/ });
    await region.evaluate((box) => box.scrollTo({ left: 10_000, behavior: 'instant' }));
    await row(page, 'À partir de').scrollIntoViewIfNeeded();
    await expect(row(page, 'À partir de').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    await row(page, 'Rançon').scrollIntoViewIfNeeded();
    const bar = page.locator('.names');
    await expect(bar).toBeVisible();
    await expect(bar.getByText(alphabetical.at(-1) ?? '')).toBeInViewport();
    const places = await page.evaluate(() => {
      const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [name, cell] = [left('.names b:last-child'), left('.comparison tbody td:last-child')];
      return name && cell ? (name.left + name.right) / 2 - (cell.left + cell.right) / 2 : Number.NaN;
    });
    expect(Math.abs(places)).toBeLessThan(3);
  });
});

test('detail cards weigh the same for and against; ways on', async ({ page }) => {
  await page.goto('/comparatif');
  const cards = page.locator('[data-block="cartes"] > [data-item]');
  await expect(cards).toHaveCount(offers.length);
  for (const card of await cards.all()) {
    const [strengths, vigilance] = await card
      .locator('.facing ul')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(strengths).toBeGreaterThan(1);
    expect(vigilance).toBe(strengths);
  }
  for (const [name, address] of [
    ['Être recontacté par un courtier', '/devis'],
    ['Comment souscrire', '/comment-souscrire'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name }).last()).toHaveAttribute('href', address);
});

test('two frames: solid for what documents say, dashed for what the grid indicates; what they say moves with its offer', async ({
  page,
}) => {
  await open(page);
  const border = (selector: string) =>
    table(page)
      .locator(selector)
      .last()
      .evaluate((cell) => getComputedStyle(cell).borderRightStyle);
  expect(await border('.published td')).toBe('solid');
  expect(await border('.guarantees td')).toBe('dashed');
  const sold = async () => {
    const texts = await cells(row(page, 'Qui vend le contrat'));
    return Object.fromEntries((await names(page)).map((name, index) => [name, texts[index]]));
  };
  const before = await sold();
  expect(new Set(Object.values(before)).size, 'they do not all say the same').toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Trier par capacité' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe(firstBy(({ capaciteMax }) => -capaciteMax, 1)[0]);
  await expect.poll(sold).toEqual(before);
  await page.getByRole('button', { name: 'Trier par prix' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe(firstBy(({ prix }) => prix, 1)[0]);
  await expect.poll(sold).toEqual(before);
});

test('decision 49: the choices show what the grid indicates, live in the address, and none recommends', async ({ page }) => {
  await open(page, '?faut=fraude');
  await expect(statusLine(page)).toContainText(`${having('fraudeInformatique')} offres sur ${offers.length}`);
  await expect(table(page)).toContainText('Ce qu’indique notre grille, aucun contrat lu');
  for (const address of ['?ordre=note', '?ordre=prix', '?ordre=capacite', '?cote=stoik,mma']) {
    await open(page, address);
    expect(await statusLine(page).textContent()).not.toMatch(/recommand|conseill|meilleur/i);
  }
  // By situation, a company is named only beside the document that speaks of it.
  const situations = page.locator('[data-block="situations"] tbody tr');
  await expect(situations).toHaveCount(4);
  const told = await situations
    .locator('td')
    .evaluateAll((all) =>
      all.map((cell) => ({ words: cell.textContent ?? '', sources: cell.querySelectorAll('a[href^="http"]').length })),
    );
  for (const { words, sources } of told) {
    const named = alphabetical.filter((name) => words.includes(name));
    if (named.length > 0) expect(sources, words).toBeGreaterThanOrEqual(named.length);
  }
  await expect(situations.getByRole('link', { name: 'Les afficher' })).toHaveAttribute('href', '/comparatif?faut=fraude');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the table is complete, and no control promises what it cannot do', async ({ page }) => {
    await page.goto('/comparatif?ordre=prix');
    await expect.poll(() => names(page)).toEqual(alphabetical);
    await expect(table(page).locator('[data-alike] td')).toHaveCount(guarantees.length * alphabetical.length);
    const source = row(page, 'Rançon').getByRole('link').first();
    await expect(source).toBeHidden();
    await page.getByLabel(/^Montrer sous chaque réponse le document/).check();
    await expect(source).toBeVisible();
    await expect(page.getByText('Il me faut…')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Trier par note' })).toBeHidden();
    await expect(page.getByText('Ordre alphabétique : il ne dit rien de la qualité')).toBeVisible();
  });
});

test('by a pointer: rows that say the same of all fold, and stay named', async ({ page }) => {
  await open(page);
  const same = guarantees.filter(({ id }) => new Set(offers.map(({ garanties }) => garanties[id])).size === 1);
  const rows = table(page).locator('tr[data-alike]').filter({ visible: true });
  await expect(rows).toHaveCount(guarantees.length);
  await page.getByLabel(`Replier ${same.length} garanties identiques`).check();
  await expect(rows).toHaveCount(guarantees.length - same.length);
  for (const { nom } of same) await expect(table(page).locator('.fold td')).toContainText(nom);
});

for (const [width, height, most] of [
  [1280, 800, 900],
  [360, 640, 1400],
] as const)
  test(`at ${width} pixels the price stands within the first ${most}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const { y } = (await row(page, 'À partir de').locator('td').first().boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeLessThan(most);
  });

test('the chosen offers are printed alone, on one A4 page, and shared by their address', async ({ page, context }) => {
  await open(page, '?cote=stoik,mma');
  await expect.poll(() => names(page).then((all) => all.slice(0, 2))).toEqual(['Stoïk', 'MMA']);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  await expect(table(page).locator('thead th').filter({ visible: true })).toHaveText([/Stoïk/, /MMA/]);
  const { height } = (await table(page).boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan((265 / 25.4) * 96);
  await page.emulateMedia({ media: 'screen' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Partager' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?cote=stoik(?:,|%2C)mma$/);
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
});

test('the comparison fits one A4 page', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  const { height } = (await table(page).boundingBox()) ?? { height: Number.NaN };
  // A4 less its margins: 265 mm.
  expect(height).toBeLessThan((265 / 25.4) * 96);
  await expect(table(page).getByRole('link', { name: alphabetical.at(-1) ?? '' })).toBeInViewport();
  const isAged = (await table(page).locator('[data-lapsed]').count()) > 0;
  await expect(page.getByText('* Nous n’avons pas revérifié')).toBeVisible({ visible: isAged });
});
