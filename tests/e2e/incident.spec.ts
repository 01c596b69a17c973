import { inItsLetters } from './letters.ts';
import { expect, test } from './test.ts';

const route = '/guides/incident-response';

test.describe('incident guide', () => {
  test('shows the first instruction and all calls on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await inItsLetters(page);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    const bottoms = await page
      .locator('.callout li:first-child, [data-block="appels"] ol > li > :first-child')
      .evaluateAll((all) =>
        all.map(
          (element) => [element.textContent, element.getBoundingClientRect().bottom] as const,
        ),
      );
    expect(bottoms).toHaveLength(5);
    for (const [text, bottom] of bottoms) expect(bottom, text ?? '').toBeLessThanOrEqual(640);
  });

  test('keeps ticked boxes on the device', async ({ page }) => {
    await page.goto(route);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    const stored = () => page.evaluate(() => Object.keys(localStorage));
    expect(await stored()).toEqual(['cookies']);
    const box = page.locator('kept-fields input').first();
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
    await box.uncheck();
    expect(await stored()).toEqual(['cookies']);
  });
});
