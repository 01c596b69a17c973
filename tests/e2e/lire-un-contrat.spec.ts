import type { Page } from 'playwright/test';
import { overflow } from './access.ts';
import { sheets } from './paper.ts';
import { blockStorage } from './storage.ts';
import { expect, test } from './test.ts';

const route = '/lire-un-contrat';
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('radiogroup', { name }).getByRole('radio', { name: words, exact: true });
const offer = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Offre ${letter}` });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('two offers are read, ticked, found again, printed on two sheets after a policy’s page, and erased', async ({
    page,
  }) => {
    await page.goto(route);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    expect(await stored(page)).toEqual(['cookies']);
    const first = answer(page, 'Offre A La guerre, et qui prouve', 'Oui');
    const second = answer(page, 'Offre B La guerre, et qui prouve', 'À demander');
    await first.tap();
    await second.tap();
    await offer(page, 'B').fill('Société d’assurance du port & fils, 12 mai');
    await page.reload();
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
    await expect(offer(page, 'A')).toHaveValue('');
    await expect(offer(page, 'B')).toHaveValue('Société d’assurance du port & fils, 12 mai');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await sheets(page)).toBe(3);

    const erase = page.getByRole('button', { name: 'Effacer les réponses' });
    page.once('dialog', (dialog) => dialog.dismiss());
    await erase.tap();
    await expect(first).toBeChecked();
    page.once('dialog', (dialog) => dialog.accept());
    await erase.tap();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['cookies']);
  });
});

test('an answer is changed by keyboard, in its own offer only', async ({ page }) => {
  await page.goto(route);
  const yes = answer(page, 'Offre A La plainte', 'Oui');
  await yes.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, 'Offre A La plainte', 'Non')).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

const articles = (page: Page) => page.locator('.facsimile-articles > li');
/** How many remarks are seen: the others are for screen readers. */
const remarksSeen = (page: Page) =>
  articles(page)
    .locator('.remark')
    .evaluateAll(
      (all) => all.filter((remark) => getComputedStyle(remark).clipPath === 'none').length,
    );

test('a policy is read one article at a time, by keyboard and by its words, and nothing below it moves', async ({
  page,
}) => {
  await page.goto(route);
  const below = page.getByRole('heading', { name: 'Comment se servir de la grille' });
  const top = () =>
    below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
  const before = await top();
  expect(await remarksSeen(page)).toBe(1);
  const first = articles(page).first().getByRole('radio');
  await first.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(articles(page).nth(1).getByRole('radio')).toBeChecked();
  // What is over the words is the label of the whole article.
  await articles(page).last().locator('blockquote').click({ force: true });
  await expect(articles(page).last().getByRole('radio')).toBeChecked();
  expect(await remarksSeen(page)).toBe(1);
  expect(await top()).toBe(before);
  // To a screen reader each article has its remark, read or not.
  await expect(articles(page).first()).toMatchAriaSnapshot(`
    - listitem:
      - radio
      - blockquote
      - paragraph: /€/
  `);
});

test('printed before anything is ticked: every point with its wordings, its boxes and room to write', async ({
  page,
}) => {
  await page.goto(route);
  // The page of a policy, then the grid's two.
  expect(await sheets(page)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  const points = page.locator('.clause');
  const count = await points.count();
  expect(count).toBeGreaterThanOrEqual(25);
  await expect(points.locator('.protects:visible')).toHaveCount(count);
  await expect(points.locator('.exposes:visible')).toHaveCount(count);
  await expect(points.locator('.face:visible')).toHaveCount(6 * count);
  await expect(
    page.getByText('Les formules sont des exemples écrits par le site.').filter({ visible: true }),
  ).toHaveCount(1);
});

test('where the browser keeps nothing, and from an address with words that nobody knows, the grid works', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto(`${route}?guerre-a=oui&offre=9#nulle-part`);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await answer(page, 'Offre B La plainte', 'Non').check();
  await offer(page, 'A').fill('Une offre');
  await expect(answer(page, 'Offre B La plainte', 'Non')).toBeChecked();
});

test('what was kept is no longer what the page knows: the rest is there', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('grille de lecture', 'guerre-a=oui&plainte-a=peut-etre&ancien-b=non&%E0'),
  );
  await page.goto(route);
  await expect(answer(page, 'Offre A La guerre, et qui prouve', 'Oui')).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every remark on a policy stands beside its article, and on paper too', async ({ page }) => {
    await page.goto(route);
    const all = await articles(page).count();
    expect(await remarksSeen(page)).toBe(all);
    await articles(page).first().getByRole('radio').press('Space');
    expect(await remarksSeen(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await remarksSeen(page)).toBe(all);
  });

  test('the whole grid reads and can be ticked', async ({ page }) => {
    await page.goto(route);
    // By key: without scripts what is far below is laid out as one comes to it, and would move away
    // from under a press.
    await answer(page, 'Offre A La plainte', 'Oui').press('Space');
    await expect(answer(page, 'Offre A La plainte', 'Oui')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Imprimer la grille' })).toBeHidden();
    await page.getByRole('button', { name: 'Effacer les réponses' }).press('Enter');
    await expect(answer(page, 'Offre A La plainte', 'Oui')).not.toBeChecked();
  });
});
