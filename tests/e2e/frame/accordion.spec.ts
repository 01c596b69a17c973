import { devices, type Page } from 'playwright/test';
import { holdReact } from '../react.ts';
import { expect, test } from '../test.ts';

const route = '/assureurs/axa';
const questions = (page: Page) => page.locator('.accordion-trigger');
const answer = (page: Page, index: number) => page.locator('.accordion-panel').nth(index);
const alive = (page: Page) => page.locator('.accordions[data-alive]');

async function arrive(page: Page) {
  await page.goto(route);
  await questions(page).first().scrollIntoViewIfNeeded();
  await alive(page).waitFor();
}

test('one is open at a time, and can be closed', async ({ page }) => {
  await arrive(page);
  await questions(page).nth(0).click();
  await expect(answer(page, 0)).toBeVisible();
  await questions(page).nth(2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
  await questions(page).nth(2).click();
  await expect(answer(page, 2)).toBeHidden();
});

test('Home, End and the arrows move between the heads', async ({ page }) => {
  await arrive(page);
  await questions(page).first().focus();
  await page.keyboard.press('End');
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

test('it opens before React has come, by mouse and by finger, and stays open when it has', async ({ browser }) => {
  for (const options of [{}, { ...devices['Pixel 7'] }]) {
    const page = await browser.newPage(options);
    const letReactIn = await holdReact(page);
    await page.goto(route);
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

test('nothing shifts, neither when the page comes nor when React does', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await arrive(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test('closed answers are found by the browser’s own search, and an address that points at one opens it', async ({ page }) => {
  await arrive(page);
  const id = await page.locator('.accordion-item').nth(3).getAttribute('id');
  await expect(answer(page, 3)).toHaveAttribute('hidden', 'until-found');
  await answer(page, 3).evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(answer(page, 3)).toBeVisible();

  await page.goto('/');
  await page.goto(`${route}#${id}`);
  await expect(answer(page, 3)).toBeVisible();
  await expect(page.locator('.accordion-item').nth(3)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every answer is readable', async ({ page }) => {
    await page.goto(route);
    const panels = page.locator('.accordion-panel');
    await expect(panels).toHaveCount(await questions(page).count());
    await expect(panels).not.toHaveCount(0);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});
