import { devices, type Page } from 'playwright/test';
import { holdReact } from '../react.ts';
import { expect, test } from '../test.ts';

/** Where questions unfold by themselves, and where they are an island. */
const [native, island] = ['/assureurs/axa', '/tarifs'];
/** The island's own accordion where the page has one, because /tarifs folds other parts too. */
const find = (page: Page, part: string) =>
  page.locator(`island-accordion ${part}, body:not(:has(island-accordion)) ${part}`);
const questions = (page: Page) => find(page, '.accordion-trigger');
const answer = (page: Page, index: number) => find(page, '.accordion-answer').nth(index);
const item = (page: Page, index: number) => find(page, '.accordion-item').nth(index);
const alive = (page: Page) => page.locator('island-accordion[data-alive]');

async function arrive(page: Page, route: string) {
  await page.goto(route);
  await questions(page).first().scrollIntoViewIfNeeded();
  if (route === island) await alive(page).waitFor();
}

/** As an island it has moved nothing either once React has come. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const route of [native, island]) {
  test(`${route}: one is open at a time, and can be closed`, async ({ page }) => {
    await arrive(page, route);
    await questions(page).nth(0).click();
    await expect(answer(page, 0)).toBeVisible();
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await questions(page).nth(2).click();
    await expect(answer(page, 2)).toBeHidden();
  });

  test(`${route}: Home, End and the arrows move between the heads, round and round`, async ({
    page,
  }) => {
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

  test(`${route}: nothing shifts as the page comes; its answers are closed at first, and open on paper`, async ({
    page,
  }) => {
    await countShifts(page);
    await arrive(page, route);
    const last = answer(page, (await questions(page).count()) - 1);
    await expect(last).toBeHidden();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
  });

  test(`${route}: the browser’s own search finds a closed answer, and an address opens what it points at`, async ({
    page,
  }) => {
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

test('a place within a closed answer opens it', async ({ page }) => {
  await arrive(page, native);
  await answer(page, 1).evaluate((element) =>
    element.insertAdjacentHTML('beforeend', '<p id="dedans">Dedans</p>'),
  );
  await page.evaluate(() => {
    window.location.hash = '#dedans';
  });
  await expect(page.getByText('Dedans')).toBeInViewport();
});

test('where the browser does not print what is closed, all is open for the paper, and closed again after', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
  await arrive(page, native);
  await questions(page).nth(1).click();
  const open = page.locator('.accordion-item[open]');
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
  test('questions that unfold by themselves do, one at a time, and an address opens its own', async ({
    page,
  }) => {
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
  test('every answer of an island is readable', async ({ page }) => {
    await page.goto(island);
    const answers = find(page, '.accordion-answer');
    await expect(answers).toHaveCount(await questions(page).count());
    await expect(answers).not.toHaveCount(0);
    for (const each of await answers.all()) await expect(each).toBeVisible();
  });
});

test('it opens before React has come, by mouse and by finger, and stays open when it has', async ({
  browser,
}) => {
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
