import type { Locator, Page } from 'playwright/test';
import { expect, test } from './test.ts';

// Scripts that do not come, or that fail: what each of them leaves working.

const lost = { status: 404, contentType: 'text/html', body: '' };
const elements = ['copy-link', 'help-term', 'mobile-bar', 'site-header'];
const defined = (page: Page) =>
  page.evaluate((names) => names.filter((name) => customElements.get(name)), elements);

/**
 * The first address of these files is lost, as after a failure that a cache has kept; another is
 * answered.
 */
async function loseOnce(page: Page, files: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(files, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    if (search) await route.continue();
    else await route.fulfill(lost);
  });
  return asked;
}

for (const fragment of ['%', '%E0%A4%A', 'a%ZZ'])
  test(`an address that ends in #${fragment} stops nothing`, async ({ page }) => {
    await page.goto(`/assureurs/axa#${fragment}`);
    expect(await defined(page)).toEqual(elements);
    await page.locator('.accordion-trigger').first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('.accordion-trigger').last()).toBeFocused();
  });

test.describe('a part of the frame fails', () => {
  test.use({ tolerated: /'supports'/ });

  test('the others do their work, and the error is told', async ({ page }) => {
    const told: string[] = [];
    page.on('pageerror', ({ message }) => told.push(message));
    // What sees to the paper needs it, and comes early.
    await page.addInitScript(() => Object.assign(window, { CSS: undefined }));
    await page.goto('/assureurs/axa', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('cookie-banner')).toBeVisible();
    expect(await defined(page)).toEqual(elements);
    expect(told.join()).toContain("'supports'");
  });
});

test('what one page alone needs is asked for once more when it did not come', async ({ page }) => {
  const asked = await loseOnce(page, /\/_frame\/current-date-/);
  await page.clock.setSystemTime(new Date('2031-05-04T12:00:00Z'));
  await page.goto('/politique-confidentialite');
  await expect(page.locator('current-date time').first()).toHaveText('4 mai 2031');
  expect(asked).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.js\?2$/)]);
});

test('a file that is nowhere is asked for twice, and no more', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/_frame\/current-date-/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill(lost);
  });
  const second = page.waitForResponse(/\?2$/);
  await page.goto('/politique-confidentialite');
  await second;
  // The page hears of it, and a third would be under way.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['', '?2']);
  await expect(page.locator('current-date time').first()).not.toBeEmpty();
});

test('so is the stylesheet', async ({ page }) => {
  await loseOnce(page, /\/_next\/static\/.*\.css/);
  await page.goto('/assureurs');
  await expect(page.locator('.header')).toHaveCSS('position', 'fixed');
});

/**
 * Whether it can be seen after so many seconds by the styles' own clock, which is turned on by
 * hand.
 */
const isSeenAfter = (seconds: number, element: Locator) =>
  element.evaluate((shown, time) => {
    for (const animation of shown.getAnimations()) {
      animation.pause();
      animation.currentTime = time * 1000;
    }
    return shown.checkVisibility({ visibilityProperty: true });
  }, seconds);

test('without the frame’s scripts every answer opens by itself, and not before', async ({
  page,
}) => {
  await page.route(/\/_frame\//, (route) => route.fulfill(lost));
  await page.goto('/faq');
  const panels = page.locator('.accordion-panel');
  for (const panel of [panels.first(), panels.last()])
    expect([await isSeenAfter(1, panel), await isSeenAfter(10, panel)]).toEqual([false, true]);
});

test('with React alone an accordion opens and closes', async ({ page }) => {
  await page.route(/\/_frame\/(frame|island-accordion)-/, (route) => route.fulfill(lost));
  await page.goto('/faq');
  await page.locator('island-accordion[data-alive]').waitFor();
  const [first, trigger] = [
    page.locator('.accordion-panel').first(),
    page.locator('.accordion-trigger').first(),
  ];
  expect(await isSeenAfter(10, first)).toBe(false);
  await trigger.click();
  await expect(first).toBeVisible();
  await trigger.click();
  await expect(first).toBeHidden();
});

test('without the frame’s script the form shows by itself how to reach us, and not before', async ({
  page,
}) => {
  await page.route(/\/_frame\/(frame|islands)-/, (route) => route.fulfill(lost));
  await page.goto('/devis');
  const help = page.locator('form .when-dead');
  expect([await isSeenAfter(1, help), await isSeenAfter(10, help)]).toEqual([false, true]);
  await expect(help.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
});

for (const [what, absent] of [
  ['the frame’s script', /\/_islands\/.*\.js/],
  ['the form’s own', /\/_frame\/frame-/],
] as const)
  test(`with ${what} alone the form says nothing of the kind`, async ({ page }) => {
    await page.route(absent, (route) => route.abort());
    await page.goto('/devis', { waitUntil: 'networkidle' });
    await expect(page.locator('form .when-dead')).toHaveCSS('display', 'none');
  });

test('without the frame’s script a definition opens under the pointer and on focus', async ({
  page,
}) => {
  await page.route(/\/_frame\/frame-/, (route) => route.fulfill(lost));
  await page.goto('/secteurs/sante');
  const term = page.locator('main help-term').first();
  await expect(term.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await term.getByRole('link').hover();
  await expect(term.getByRole('tooltip')).toBeVisible();
  await page.mouse.move(2, 2);
  await term.getByRole('link').focus();
  await expect(term.getByRole('tooltip')).toBeVisible();
});
