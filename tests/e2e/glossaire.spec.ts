import type { Page } from 'playwright/test';
import { table } from '../../src/content/tables.ts';
import { expect, test } from './test.ts';

const terms = Object.entries(table('glossaire').termes);
const term = (page: Page, id: string) =>
  page.locator('glossary-filter details', { has: page.locator(`h4[id="${id}"]`) });
const entries = (page: Page) => page.locator('glossary-filter details:visible');
const filter = (page: Page) =>
  page.getByRole('searchbox', { name: `Filtrer les ${terms.length} mots` });
const status = (page: Page) => page.locator('glossary-filter').getByRole('status');

test.describe('glossary', () => {
  test('shows only the words that contain the text', async ({ page }) => {
    await page.goto('/glossaire');
    await expect(entries(page)).toHaveCount(terms.length);
    await filter(page).fill('CONTRAT');
    const { length } = terms.filter(([, { nom, definition, aussi }]) =>
      JSON.stringify([nom, definition, aussi]).toLowerCase().includes('contrat'),
    );
    await expect(entries(page)).toHaveCount(length);
    await expect(status(page)).toHaveText(new RegExp(`^${length}\\smots trouvés$`));
    await filter(page).fill('(.*<b>');
    await expect(status(page)).toContainText('Aucun mot trouvé');
    await expect(entries(page)).toHaveCount(0);
    await filter(page).fill('');
    await expect(entries(page)).toHaveCount(terms.length);
  });

  test('opens the word named in the address', async ({ page }) => {
    const [id = '', found] = terms.find(([, each]) => each.confondu) ?? [];
    const other = String(found?.confondu?.[0]?.avec);
    await page.goto(`/glossaire#${id}`);
    await expect(term(page, id)).toHaveAttribute('open', '');
    await filter(page).fill(found?.nom ?? '');
    await term(page, id).getByRole('link').first().click();
    await expect(term(page, other)).toHaveAttribute('open', '');
    await expect(term(page, other)).toBeInViewport();
    await expect(term(page, id)).not.toHaveAttribute('open', '');
    await expect(filter(page)).toHaveValue('');
  });
});
