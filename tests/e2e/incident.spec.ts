import { reloadWithFonts } from './fonts.ts';
import { expect, test } from './test.ts';

test('incident guide > shows order and calls first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/guides/incident-response');
  await reloadWithFonts(page);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  const order = page.locator('p:text-is("Tout de suite") + ol > li').first();
  const calls = page.locator('[data-block="appels"] ol > li > :first-child');
  await expect(calls).toHaveCount(4);
  for (const first of [order, ...(await calls.all())])
    await expect(first).toBeInViewport({ ratio: 1 });
});
