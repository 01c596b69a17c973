import { inItsLetters } from './letters.ts';
import { expect, test } from './test.ts';

test('incident guide > shows order and calls first, keeps ticked boxes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/guides/incident-response');
  await inItsLetters(page);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  const order = page.locator('p:text-is("Tout de suite") + ol > li').first();
  const calls = page.locator('[data-block="appels"] ol > li > :first-child');
  await expect(calls).toHaveCount(4);
  for (const first of [order, ...(await calls.all())])
    await expect(first).toBeInViewport({ ratio: 1 });

  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored()).toEqual(['cookies']);
  const box = page.locator('kept-fields').getByRole('checkbox').first();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  expect(await stored()).toEqual(['cookies']);
});
