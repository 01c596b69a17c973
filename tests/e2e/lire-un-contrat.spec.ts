import type { Page } from 'playwright/test';
import { overflow } from './access.ts';
import { sheets } from './paper.ts';
import { blockStorage } from './storage.ts';
import { expect, test } from './test.ts';

const route = '/lire-un-contrat';
const answer = (page: Page, name: string, words: string) =>
  page.getByRole('radiogroup', { name }).getByRole('radio', { name: words, exact: true });
const ticked = (page: Page) =>
  page.getByRole('form', { name: 'Grille de lecture' }).getByRole('radio', { checked: true });
const offer = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Offre ${letter}` });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('keeps, prints and erases the answers of two offers', async ({ page }) => {
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
    await expect(ticked(page)).toHaveCount(2);
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
    await expect(ticked(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['cookies']);
  });
});

const articles = (page: Page) =>
  page.getByRole('group', { name: 'Article à lire' }).getByRole('listitem');
const remarksSeen = (page: Page) =>
  articles(page)
    .locator('.facsimile-remark')
    .evaluateAll(
      (all) => all.filter((remark) => getComputedStyle(remark).clipPath === 'none').length,
    );

test.describe('contract reading', () => {
  test('reads a policy one article at a time', async ({ page }) => {
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

  test('prints every point with its boxes', async ({ page }) => {
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
      page
        .getByText('Les formules sont des exemples écrits par le site.')
        .filter({ visible: true }),
    ).toHaveCount(1);
  });

  test('works when the browser keeps nothing', async ({ page }) => {
    await blockStorage(page);
    await page.goto(`${route}?guerre-a=oui&offre=9#nulle-part`);
    await expect(ticked(page)).toHaveCount(0);
    await answer(page, 'Offre B La plainte', 'Non').check();
    await offer(page, 'A').fill('Une offre');
    await expect(answer(page, 'Offre B La plainte', 'Non')).toBeChecked();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read and ticked', async ({ page }) => {
      await page.goto(route);
      // A key press, because sections below get their layout on scroll and would move under a click.
      await answer(page, 'Offre A La plainte', 'Oui').press('Space');
      await expect(answer(page, 'Offre A La plainte', 'Oui')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Imprimer la grille' })).toBeHidden();
      await page.getByRole('button', { name: 'Effacer les réponses' }).press('Enter');
      await expect(answer(page, 'Offre A La plainte', 'Oui')).not.toBeChecked();
    });
  });
});
