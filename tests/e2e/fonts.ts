import type { Page } from 'playwright/test';

/**
 * Makes text wait for its font. With `font-display: optional`, a page on a busy machine keeps the
 * fallback font, whose letters have other widths.
 */
export const requireFonts = (page: Page) =>
  page.route('**/_next/**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('display:optional', 'display:block') });
  });

/** Reloads the page and waits for its fonts. */
export async function reloadWithFonts(page: Page) {
  await requireFonts(page);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}
