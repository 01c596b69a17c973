import type { Page } from 'playwright/test';
import { questions as total } from '../../support/questions.ts';
import { endPrinting } from '../paper.ts';
import { holdReact } from '../react.ts';
import { expect, test } from '../test.ts';

const [native, island] = ['/assureurs/axa', '/faq'];
const items = (page: Page) => page.locator('[data-block="faq"] [data-item]');
/**
 * Finds the element that opens an answer: a button of React, or the <summary> of a native
 * <details>.
 */
const question = (page: Page, index: number) =>
  items(page).nth(index).locator('> summary, > h3 > button');
/** Finds the answer, which is the next element. */
const answer = (page: Page, index: number) => items(page).nth(index).locator('> :nth-child(2)');
const alive = (page: Page) => page.locator('island-accordion[data-alive]').first();

for (const route of [native, island])
  test.describe(`accordion on ${route}`, () => {
    test('opens one answer at a time by click and by key', async ({ page }) => {
      await page.goto(route);
      await question(page, 0).scrollIntoViewIfNeeded();
      if (route === island) await alive(page).waitFor();
      await question(page, 0).click();
      await expect(answer(page, 0)).toBeVisible();
      await question(page, 2).click();
      await expect(answer(page, 2)).toBeVisible();
      await expect(answer(page, 0)).toBeHidden();
      await question(page, 2).press('Enter');
      await expect(answer(page, 2)).toBeHidden();
      // Finds the last question of the first column: the questions of an insurer have two columns,
      // and the keys stay in the first.
      await page.keyboard.press('End');
      const last = await items(page).evaluateAll((all) =>
        all.findIndex((each) => each.contains(document.activeElement)),
      );
      expect(last).toBeGreaterThan(2);
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowUp', last],
        ['Home', 0],
        ['ArrowDown', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(question(page, index)).toBeFocused();
      }
      await page.keyboard.press('Space');
      await expect(answer(page, 1)).toBeVisible();
    });

    test('opens the answer of an address', async ({ page }) => {
      await page.goto(route);
      const places = await items(page).evaluateAll((all) =>
        all.map((each) => each.id || each.children[1]?.id),
      );
      await page.goto('about:blank');
      for (const index of [2, 1]) {
        await page.goto(`${route}#${places[index]}`);
        await expect(answer(page, index)).toBeVisible();
        await expect(question(page, index)).toBeInViewport();
        await expect(answer(page, index + 1)).toBeHidden();
      }
    });
  });

test.describe('accordion', () => {
  test('opens all answers for printing when the browser does not', async ({ page }) => {
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await page.goto(native);
    await question(page, 1).click();
    const open = page.locator('[data-block="faq"] [data-item][open]');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open).toHaveCount(await items(page).count());
    await endPrinting(page);
    await expect(open).toHaveCount(1);
    await expect(answer(page, 1)).toBeVisible();
  });

  test('opens before hydration and stays open', async ({ page }) => {
    const letReactIn = await holdReact(page);
    await page.goto(island);
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeVisible();
    await expect(alive(page)).toHaveCount(0);
    letReactIn();
    await alive(page).waitFor();
    await expect(answer(page, 1)).toBeVisible();
    await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('opens native answers and shows all answers of an island', async ({ page }) => {
      await page.goto(native);
      for (const index of [1, 0]) {
        await question(page, index).press('Enter');
        await expect(answer(page, index)).toBeVisible();
        await expect(answer(page, 1 - index)).toBeHidden();
      }
      await page.goto(`${native}#${await answer(page, 2).getAttribute('id')}`);
      await expect(answer(page, 2)).toBeVisible();
      await page.goto(`${island}?q=plainte`);
      await expect(items(page).locator('> :nth-child(2)').filter({ visible: true })).toHaveCount(
        total,
      );
      await expect(page.getByPlaceholder('Rechercher une question...')).toBeHidden();
    });
  });
});
