import type { Page } from 'playwright/test';

/** On how many sheets of A4 the page is printed, as Chromium writes its PDF. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
