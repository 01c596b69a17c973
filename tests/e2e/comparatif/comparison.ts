import type { Locator, Page } from 'playwright/test';
import {
  type ComparedInsurer,
  comparedGuarantees,
  comparedOffers,
} from '../../../src/content/offers.ts';
import { hydrated } from '../react.ts';

export const guarantees = comparedGuarantees();
export const offers = comparedOffers();
export const alphabetical = offers.map(({ nom }) => nom);
export const sortNames = (rank: (offer: ComparedInsurer) => number) =>
  offers.toSorted((a, b) => rank(a) - rank(b)).map(({ nom }) => nom);
export const countOffers = (...wanted: string[]) =>
  offers.filter(({ garanties }) => wanted.every((id) => garanties[id])).length;
/** Returns the guarantees on which these offers agree: all include them, or none does. */
export const alike = (shown: ComparedInsurer[]) =>
  guarantees.filter(({ id }) => new Set(shown.map(({ garanties }) => garanties[id])).size === 1);

// Uses CSS selectors, because role queries over all cells take the browser seconds each time.
export const table = (page: Page) => page.locator('main table').first();
export const names = (page: Page) => table(page).locator('thead th a').allTextContents();
export const row = (page: Page, name: string) =>
  table(page)
    .locator('tr')
    .filter({ has: page.locator('th[scope="row"]', { hasText: name }) });
export const cells = (found: Locator) => found.locator('td').allTextContents();
export const statusLine = (page: Page) => page.locator('main [role="status"]').first();

export async function open(page: Page, query = '') {
  await page.goto(`/comparatif${query}`);
  await hydrated(page, '.tools');
}
