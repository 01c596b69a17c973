import type { Page } from 'playwright/test';

/** Keeps the page as it is while printed, until endPrinting(). */
export const holdPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {};
  });
export const endPrinting = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('afterprint')));

/** Returns the number of A4 sheets in the PDF that Chromium creates of the page. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
