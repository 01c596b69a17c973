import type { Locator } from 'playwright/test';
import { expect, test } from './test.ts';

const lost = { status: 404, contentType: 'text/html', body: '' };

test.describe('page whose scripts fail', () => {
  test('requests a failed script and style sheet once more', async ({ page, requested }) => {
    // Fails the addresses without a query, as a cache does that has stored a failure. The page then
    // requests the files with a query.
    await page.route(/\/_frame\/current-date-.*js$|\.css$/, (route) => route.fulfill(lost));
    await page.clock.setSystemTime(new Date('2031-05-04T12:00:00Z'));
    await page.goto('/politique-confidentialite');
    await expect(page.locator('current-date time').first()).toHaveText('4 mai 2031');
    await expect(page.locator('site-header > header')).toHaveCSS('position', 'fixed');
    expect(requested.filter((address) => address.includes('current-date'))).toEqual([
      expect.stringMatching(/\.js$/),
      expect.stringMatching(/\.js\?2$/),
    ]);
  });

  /**
   * Expects an element to appear between 1 and 10 seconds. Sets the time of its CSS animations
   * instead of waiting.
   */
  const expectSeenLate = async (element: Locator) =>
    expect(
      await element.evaluate((shown) =>
        [1000, 10_000].map((time) => {
          for (const animation of shown.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
          return shown.checkVisibility({ visibilityProperty: true });
        }),
      ),
    ).toEqual([false, true]);

  test('shows every answer when its scripts fail', async ({ page }) => {
    await page.route(/\/_frame\//, (route) => route.fulfill(lost));
    await page.goto('/faq');
    await expectSeenLate(page.locator('[data-item] > section').last());
  });

  test('shows how to reach us when the form’s script fails', async ({ page }) => {
    await page.route(/\/_frame\/(frame|islands)-/, (route) => route.fulfill(lost));
    await page.goto('/devis');
    const help = page.getByText('Votre navigateur n’a pas pu charger tout le formulaire');
    await expectSeenLate(help);
    await expect(help.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  });
});
