import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { parse } from 'yaml';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

type Insurer = {
  nom: string;
  compare: boolean;
  note: number;
  prix: number;
  capaciteMax: number;
  garanties: Record<string, boolean>;
};
const read = (name: string) => parse(readFileSync(`content/tables/${name}.yaml`, 'utf8')).lignes;
const guarantees = Object.keys(read('garanties')).length;
/** What writers compare: those that the specification names, and any that came since. */
const offers = (Object.values(read('assureurs')) as Insurer[])
  .filter(({ compare }) => compare)
  .sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));
const alphabetical = offers.map(({ nom }) => nom);
const firstBy = (rank: (offer: Insurer) => number, most: number) =>
  [...offers]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ nom }) => nom)
    .slice(0, most);
const having = (...wanted: string[]) => offers.filter(({ garanties }) => wanted.every((id) => garanties[id])).length;
const table = (page: Page) => page.getByRole('table', { name: /offres d’assurance cyber/ });
const names = (page: Page) => table(page).locator('thead th a').allTextContents();
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const cells = (found: Locator) => found.getByRole('cell').allTextContents();
const statusLine = (page: Page) => page.locator('.tools [role="status"]');

async function open(page: Page, query = '') {
  await page.goto(`/comparatif${query}`);
  await hydrated(page, '.tools');
}

/** The specification's figures, typed once more on purpose. */
const specified: Record<string, [capacity: string, price: string, rating: string]> = {
  AIG: ['50 M€', '55 €', '4,6 sur 5'],
  AXA: ['10 M€', '45 €', '4,5 sur 5'],
  Groupama: ['5 M€', '42 €', '4,0 sur 5'],
  Hiscox: ['10 M€', '52 €', '4,7 sur 5'],
  MMA: ['2 M€', '35 €', '4,2 sur 5'],
  Stoïk: ['5 M€', '29 €', '4,8 sur 5'],
  Verspieren: ['3 M€', '38 €', '4,3 sur 5'],
};

test('a real table: insurers as columns, alphabetical, the specified ones with their values', async ({ page }) => {
  await open(page);
  await expect.poll(() => names(page)).toEqual(alphabetical);
  await expect(table(page).getByRole('columnheader')).toHaveCount(alphabetical.length);
  await expect(table(page).locator(':is(.indicated, .guarantees) [scope="row"]')).toHaveCount(3 + guarantees);
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));
  const rows = await Promise.all(
    ['Capacité maximale', 'À partir de', 'Note sur 5'].map(async (name) => plain(await cells(row(page, name)))),
  );
  for (const [name, values] of Object.entries(specified))
    expect(
      rows.map((texts) => texts[alphabetical.indexOf(name)]),
      name,
    ).toEqual(values);
  const absent: Record<string, string[]> = {
    'Assistance 24': ['Groupama'],
    'Fraude informatique': ['Groupama', 'Hiscox'],
    'Atteinte à la réputation': ['Groupama', 'Verspieren'],
    'Responsabilité civile': [],
    'Pertes d’exploitation': [],
    'Cyber-extorsion': [],
    'Protection des données': [],
    'Restauration des données': [],
  };
  for (const [guarantee, without] of Object.entries(absent)) {
    const texts = await cells(row(page, guarantee));
    for (const name of Object.keys(specified))
      expect(texts[alphabetical.indexOf(name)], `${guarantee}, ${name}`).toBe(without.includes(name) ? 'Absente' : 'Incluse');
  }
});

test('each guarantee is explained in one line in its head; Generali is said to be absent', async ({ page }) => {
  await open(page);
  const heads = table(page).locator('.guarantees th small');
  await expect(heads).toHaveCount(guarantees);
  for (const head of await heads.all()) await expect(head).toBeVisible();
  await expect(row(page, 'Fraude informatique').getByRole('rowheader')).toContainText('Virement détourné');
  const away = page.locator('.head-note').getByRole('link', { name: 'Generali' });
  await expect(away).toHaveAttribute('href', '/assureurs/generali');
});

test('capacity is drawn to scale', async ({ page }) => {
  await open(page);
  const heights = await row(page, 'Capacité maximale')
    .locator('td i')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  const millions = offers.map(({ capaciteMax }) => capaciteMax);
  const highest = Math.max(...millions);
  const tallest = Math.max(...heights);
  expect(heights).toHaveLength(millions.length);
  for (const [index, height] of heights.entries()) expect(height / tallest).toBeCloseTo((millions[index] ?? 0) / highest, 2);
});

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
  test(`${label}: the columns move, the state is said, and why first is not best`, async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: label });
    await button.click();
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual(first);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, head).getByRole('rowheader')).toHaveAttribute('aria-sort', sort);
    await expect(statusLine(page)).toContainText(words);
    await expect(statusLine(page)).toContainText(/aucune place ne se paie/i);
    expect(await query(page)).toBe(`?ordre=${order}`);
    // Values travel with their names.
    const first29 = (await names(page)).indexOf('Stoïk');
    expect((await cells(row(page, 'À partir de')))[first29]).toMatch(/^29/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(alphabetical);
  });
}

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
  await expect(row(page, 'Note sur 5').getByRole('rowheader')).not.toHaveAttribute('aria-sort', /./);
  expect(await query(page)).toBe('');
});

test('« il me faut » dims and counts what fails, and hides nothing', async ({ page }) => {
  await open(page);
  await page.getByText('Il me faut…').click();
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).check();
  await expect(statusLine(page)).toContainText(
    `${having('fraudeInformatique')} offres sur ${offers.length} ont ce que vous demandez`,
  );
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).check();
  await expect(statusLine(page)).toContainText(
    `${having('fraudeInformatique', 'atteinteReputation')} offres sur ${offers.length} ont ce que vous demandez`,
  );
  await expect.poll(() => names(page)).toEqual(alphabetical);
  const heads = table(page).getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Groupama' })).toContainText('il manque 2');
  await expect(heads.filter({ hasText: 'Hiscox' })).toContainText('il manque 1');
  await expect(heads.filter({ hasText: 'Groupama' })).toHaveClass(/dimmed/);
  await expect(heads.filter({ hasText: 'AXA' })).not.toHaveClass(/dimmed/);
  expect(new URLSearchParams(await query(page)).get('faut')).toBe('fraude,reputation');
  await page.getByRole('checkbox', { name: /Fraude informatique/ }).uncheck();
  await page.getByRole('checkbox', { name: /Atteinte à la réputation/ }).uncheck();
  await expect(page.getByRole('checkbox', { name: /Fraude/ })).toBeVisible();
  await expect(statusLine(page)).not.toContainText(`sur ${offers.length}`);
});

test('by keyboard: filter opened, ticked and closed', async ({ page }) => {
  await open(page);
  await page.getByText('Il me faut…').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Responsabilité civile/ })).toBeChecked();
  await expect(statusLine(page)).toContainText(`${having('responsabiliteCivile')} offres sur ${offers.length}`);
});

test('an address opens its comparison, whatever else it says; nothing is remembered beyond it', async ({ page }) => {
  await open(page, '?ordre=prix&faut=assistance,rien&cote=hiscox,axa,hiscox,inconnu');
  await expect.poll(async () => (await names(page)).slice(0, 4)).toEqual(['Hiscox', 'AXA', ...firstBy(({ prix }) => prix, 2)]);
  await expect(page.getByRole('checkbox', { name: /Assistance/ })).toBeChecked();
  await expect(statusLine(page)).toContainText(`${having('assistanceH24')} offres sur ${offers.length}`);
  await open(page, '?ordre=hasard');
  await expect.poll(() => names(page)).toEqual(alphabetical);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('names and criteria stay in view while one reads', async ({ page }) => {
  await open(page);
  const last = row(page, 'Restauration des données');
  await last.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(table(page).locator('thead')).not.toBeInViewport();
  await expect(table(page).getByRole('link', { name: 'Verspieren' })).toBeInViewport({ ratio: 1 });
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
    await expect.poll(() => visible(page)).toEqual(['AIG', 'AXA']);
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

  test('the criteria stay beside the swiped columns, the names above the scrolled rows', async ({ page }) => {
    await open(page);
    const region = page.getByRole('region', { name: /offres d’assurance cyber/ });
    await region.evaluate((box) => box.scrollTo({ left: 10_000, behavior: 'instant' }));
    await row(page, 'À partir de').scrollIntoViewIfNeeded();
    await expect(row(page, 'À partir de').getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    await row(page, 'Restauration des données').scrollIntoViewIfNeeded();
    const bar = page.locator('.names');
    await expect(bar).toBeVisible();
    await expect(bar.getByText('Verspieren')).toBeInViewport();
    const places = await page.evaluate(() => {
      const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [name, cell] = [left('.names b:last-child'), left('.comparison tbody td:last-child')];
      return name && cell ? (name.left + name.right) / 2 - (cell.left + cell.right) / 2 : Number.NaN;
    });
    expect(Math.abs(places)).toBeLessThan(3);
  });

  test('a tap orders', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Trier par note' }).tap();
    await expect.poll(async () => (await names(page))[0]).toBe(firstBy(({ note }) => -note, 1)[0]);
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
  expect(before.Verspieren).toContain('AMRAE');
  await page.getByRole('button', { name: 'Trier par capacité' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe('AIG');
  await expect.poll(sold).toEqual(before);
  await page.getByRole('button', { name: 'Trier par prix' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe('Stoïk');
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
    await expect(table(page).locator('.guarantees td')).toHaveCount(guarantees * alphabetical.length);
    await expect(row(page, 'Rançon').getByRole('link', { name: 'News Assurances Pro' })).toBeVisible();
    await expect(page.getByText('Il me faut…')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Trier par note' })).toBeHidden();
    await expect(page.getByText('Ordre alphabétique : il ne dit rien de la qualité')).toBeVisible();
  });
});

test('the comparison fits one A4 page', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  const { height } = (await table(page).boundingBox()) ?? { height: Number.NaN };
  // A4 less its margins: 265 mm.
  expect(height).toBeLessThan((265 / 25.4) * 96);
  await expect(table(page).getByRole('link', { name: 'Verspieren' })).toBeInViewport();
});
