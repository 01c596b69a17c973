import { devices, type Page } from 'playwright/test';
import { holdReact } from '../react.ts';
import { expect, test } from '../test.ts';

const [native, island] = ['/assureurs/axa', '/faq'];
/**
 * Finds elements in the first list of questions: in the island if the page has an accordion island,
 * otherwise in the static list.
 */
const find = (page: Page, part: string) =>
  page
    .locator('island-accordion, body:not(:has(island-accordion)) .accordion')
    .first()
    .locator(part);
const questions = (page: Page) => find(page, '.accordion-trigger');
const answer = (page: Page, index: number) => find(page, '.accordion-answer').nth(index);
const item = (page: Page, index: number) => find(page, '.accordion-item').nth(index);
const alive = (page: Page) => page.locator('island-accordion[data-alive]').first();

async function arrive(page: Page, route: string) {
  await page.goto(route);
  await questions(page).first().scrollIntoViewIfNeeded();
  if (route === island) await alive(page).waitFor();
}

for (const route of [native, island]) {
  test(`accordion > opens one answer at a time on ${route}`, async ({ page }) => {
    await arrive(page, route);
    await questions(page).nth(0).click();
    await expect(answer(page, 0)).toBeVisible();
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeHidden();
  });

  test(`accordion > moves the focus by Home, End and arrows on ${route}`, async ({ page }) => {
    await arrive(page, route);
    await questions(page).first().focus();
    await page.keyboard.press('End');
    await expect(questions(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(questions(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(questions(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(questions(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(questions(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(answer(page, 0)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer(page, 0)).toBeHidden();
  });

  test(`accordion > opens the answer of a match or an address on ${route}`, async ({ page }) => {
    await arrive(page, route);
    const words = await answer(page, 3).evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const found = (walker.currentNode.nodeValue ?? '').trim().split(' ');
        if (found.length > 5) return found.slice(0, 6).join(' ');
      }
      return '';
    });
    const place = await item(page, 2).evaluate(
      (element) => element.id || element.querySelector('.accordion-answer')?.id,
    );
    await page.goto('/contact');
    await page.goto(`${route}#:~:text=${encodeURIComponent(words)}`);
    await expect(answer(page, 3)).toBeInViewport();

    await page.goto('/contact');
    await page.goto(`${route}#${place}`);
    await expect(answer(page, 2)).toBeVisible();
    await expect(questions(page).nth(2)).toBeInViewport();
    await expect(answer(page, 3)).toBeHidden();
  });
}

test.describe('accordion', () => {
  test('opens all answers for printing when the browser does not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await arrive(page, native);
    await questions(page).nth(1).click();
    const open = find(page, '.accordion-item[open]');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open).toHaveCount(await questions(page).count());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(open).toHaveCount(1);
    await expect(answer(page, 1)).toBeVisible();
    await questions(page).nth(0).click();
    await expect(open).toHaveCount(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('opens one answer at a time', async ({ page }) => {
      await page.goto(native);
      await expect(answer(page, 0)).toBeHidden();
      await questions(page).nth(0).press('Enter');
      await expect(answer(page, 0)).toBeVisible();
      await questions(page).nth(1).press('Enter');
      await expect(answer(page, 1)).toBeVisible();
      await expect(answer(page, 0)).toBeHidden();
      await page.goto(`${native}#${await answer(page, 2).getAttribute('id')}`);
      await expect(answer(page, 2)).toBeVisible();
      await expect(questions(page).nth(2)).toBeInViewport();
    });
    test('shows every answer of an accordion island', async ({ page }) => {
      await page.goto(island);
      const answers = find(page, '.accordion-answer');
      await expect(answers).toHaveCount(await questions(page).count());
      await expect(answers).not.toHaveCount(0);
      for (const each of await answers.all()) await expect(each).toBeVisible();
    });
  });

  test('opens before hydration and stays open', async ({ browser }) => {
    for (const options of [{}, { ...devices['Pixel 7'] }]) {
      const page = await browser.newPage(options);
      const letReactIn = await holdReact(page);
      await page.goto(island);
      await questions(page).nth(1).scrollIntoViewIfNeeded();
      if ('hasTouch' in options) await questions(page).nth(1).tap();
      else await questions(page).nth(1).click();
      await expect(answer(page, 1)).toBeVisible();
      await expect(alive(page)).toHaveCount(0);
      letReactIn();
      await alive(page).waitFor();
      await expect(answer(page, 1)).toBeVisible();
      await expect(questions(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
      await page.close();
    }
  });
});
