import type { Locator, Page } from 'playwright/test';
import { expect, test } from './test.ts';

const lost = { status: 404, contentType: 'text/html', body: '' };
const elements = ['copy-link', 'help-term', 'mobile-bar', 'site-header'];
const listDefined = (page: Page) =>
  page.evaluate((names) => names.filter((name) => customElements.get(name)), elements);

/**
 * Answers the first request of each file with 404, as a cache does that has stored a failure. The
 * page then requests the file with a query in its address, which succeeds.
 */
async function loseOnce(page: Page, files: RegExp): Promise<string[]> {
  const requests: string[] = [];
  await page.route(files, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.push(pathname + search);
    if (search) await route.continue();
    else await route.fulfill(lost);
  });
  return requests;
}

test.describe('page whose scripts fail', () => {
  test('works with an address that cannot be decoded', async ({ page }) => {
    await page.goto('/assureurs/axa#%E0%A4%A');
    expect(await listDefined(page)).toEqual(elements);
  });

  test('requests a failed script once more', async ({ page }) => {
    const requests = await loseOnce(page, /\/_frame\/current-date-/);
    await page.clock.setSystemTime(new Date('2031-05-04T12:00:00Z'));
    await page.goto('/politique-confidentialite');
    await expect(page.locator('current-date time').first()).toHaveText('4 mai 2031');
    expect(requests).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.js\?2$/)]);
  });

  test('requests a failed style sheet once more', async ({ page }) => {
    await loseOnce(page, /\/_next\/static\/.*\.css/);
    await page.goto('/assureurs');
    await expect(page.locator('site-header > header')).toHaveCSS('position', 'fixed');
  });

  /**
   * Checks whether an element is visible after a number of seconds. Sets the time of its CSS
   * animations instead of waiting.
   */
  const isSeenAfter = (seconds: number, element: Locator) =>
    element.evaluate((shown, time) => {
      for (const animation of shown.getAnimations()) {
        animation.pause();
        animation.currentTime = time * 1000;
      }
      return shown.checkVisibility({ visibilityProperty: true });
    }, seconds);

  test('shows every answer when its scripts fail', async ({ page }) => {
    await page.route(/\/_frame\//, (route) => route.fulfill(lost));
    await page.goto('/faq');
    const panels = page.locator('[data-item] > section');
    for (const panel of [panels.first(), panels.last()])
      expect([await isSeenAfter(1, panel), await isSeenAfter(10, panel)]).toEqual([false, true]);
  });

  test('shows how to reach us when the form’s script fails', async ({ page }) => {
    await page.route(/\/_frame\/(frame|islands)-/, (route) => route.fulfill(lost));
    await page.goto('/devis');
    const help = page.getByText('Votre navigateur n’a pas pu charger tout le formulaire');
    expect([await isSeenAfter(1, help), await isSeenAfter(10, help)]).toEqual([false, true]);
    await expect(help.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  });

  test('opens a definition when its script fails', async ({ page }) => {
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
});
