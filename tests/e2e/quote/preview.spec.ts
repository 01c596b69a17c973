import { otherIslands } from '../../support/other-islands.ts';
import { alive, expect, fill, submit, test } from './backend.ts';

// Tests the pages of the export with the islands of a preview. tests/content/preview.test.tsx tests
// their HTML before hydration.

test('quote form > sends no request from a preview', async ({ page, backend }) => {
  const preview = await otherIslands({ siteEnv: 'preview' });
  await page.route(/\/_(frame|islands)\//, (asked) => {
    const body = preview(new URL(asked.request().url()).pathname);
    return body === undefined
      ? asked.continue()
      : asked.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/devis');
  await fill(page, backend);
  await alive(page);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'rien n’est envoyé' })).toContainText(
    'Sur le site, le courtier',
  );
  await expect(submit(page)).toBeEnabled();
  expect(backend.calls).toEqual([]);
});
