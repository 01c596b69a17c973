import type { Locator, Page } from 'playwright/test';
import type { Attachment } from '../../src/lib/joined-card.ts';

// Asked of the page itself: Playwright hears of a change made by a script a moment later.
export const query = (page: Page) => page.evaluate(() => window.location.search);
export const fragment = (page: Page) => page.evaluate(() => window.location.hash);

/** The card that a link joins to the request, and the answers that it fills in. */
export async function readJoined(link: Locator) {
  const address = (await link.getAttribute('href')) ?? '';
  const { joint = '', ...answers } = Object.fromEntries(new URLSearchParams(address.split('#')[1]));
  return { card: JSON.parse(joint) as Attachment, answers };
}
