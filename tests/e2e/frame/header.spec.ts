import { devices, type Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { scrollTo } from './scrolling.ts';

const route = '/garanties/rc-cyber';
const header = (page: Page) => page.locator('.header');
const inView = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom > 1);
const list = (page: Page, name: string) => page.getByRole('button', { name });

const shows = async (page: Page, shown: boolean) => expect.poll(() => inView(page)).toBe(shown);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the header stays down to 100 px, hides beyond, returns on the way up', async ({ page }) => {
      await page.goto(route);
      await scrollTo(page, 99);
      await shows(page, true);
      await scrollTo(page, 101);
      await shows(page, false);
      await scrollTo(page, 600);
      await shows(page, false);
      await scrollTo(page, 500);
      await shows(page, true);
    });

    test('the direction changes only past 10 px', async ({ page }) => {
      await page.goto(route);
      await scrollTo(page, 500);
      await shows(page, false);
      await scrollTo(page, 491);
      await shows(page, false);
      await scrollTo(page, 489);
      await shows(page, true);
      await scrollTo(page, 498);
      await shows(page, true);
      await scrollTo(page, 501);
      await shows(page, false);
    });
  });
}

test('the lists open under the pointer, wait while it leaves for a moment, and close', async ({ page }) => {
  await page.goto(route);
  await list(page, 'Assureurs').hover();
  const link = header(page).getByRole('link', { name: 'Hiscox' });
  await expect(link).toBeVisible();
  await page.mouse.move(640, 600);
  await link.hover({ timeout: 250 });
  await expect(link).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(link).toBeHidden();
});

test('a list opens and closes by a click, and only one is open', async ({ page }) => {
  await page.goto(route);
  const [guarantees, sectors] = [list(page, 'Garanties'), list(page, 'Secteurs')];
  await guarantees.dispatchEvent('click');
  await expect(guarantees).toHaveAttribute('aria-expanded', 'true');
  await sectors.dispatchEvent('click');
  await expect(guarantees).toHaveAttribute('aria-expanded', 'false');
  await expect(sectors).toHaveAttribute('aria-expanded', 'true');
  await sectors.dispatchEvent('click');
  await expect(sectors).toHaveAttribute('aria-expanded', 'false');
  await guarantees.click();
  await expect(guarantees, 'the pointer that opened it by coming does not close it by clicking').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.mouse.click(640, 600);
  await expect(guarantees).toHaveAttribute('aria-expanded', 'false');
});

test('the lists are walked by keyboard', async ({ page }) => {
  await page.goto(route);
  const button = list(page, 'Garanties');
  const links = header(page).locator('li', { has: button }).getByRole('link');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(button, 'it closes when the focus leaves').toHaveAttribute('aria-expanded', 'false');
});

test('a finger opens a list, and again closes it', async ({ browser }) => {
  const page = await browser.newPage({ ...devices['iPad Pro 11 landscape'], reducedMotion: 'reduce' });
  await page.goto(route);
  const button = list(page, 'Secteurs');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.close();
});

test('one knows where one is', async ({ page }) => {
  await page.goto('/tarifs');
  await expect(header(page).locator('[aria-current="page"]')).toHaveText('Tarifs');
  await page.goto('/secteurs/sante');
  await expect(header(page).locator('.here')).toContainText('Secteurs');
  await list(page, 'Secteurs').hover();
  await expect(header(page).locator('[aria-current="page"]')).toContainText('Santé');
});

test('the skip link leads to the text', async ({ page }) => {
  await page.goto(route);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header covers neither what has the focus nor the target of a link', async ({ page }) => {
  await page.goto('/politique-confidentialite');
  await page.locator('.header').waitFor();
  for (const link of (await page.locator('main a[href^="#"]').all()).slice(0, 3)) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await page.goto(`/politique-confidentialite#${id}`);
    const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top, id).toBeGreaterThanOrEqual(bottom);
  }
  await page.goto(route);
  await scrollTo(page, 1500);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector('.header') as HTMLElement;
      if (!focused || bar.contains(focused) || focused === document.body || focused.matches('.skip-link, main')) return '';
      const [at, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      return at.bottom > cover.top && at.top < cover.bottom ? (focused.textContent ?? '') : '';
    });
    expect(hidden).toBe('');
  }
});
