import { routes } from '../../src/content/inventory.ts';
import { overflow, violations } from './access.ts';
import { expect, test } from './test.ts';

const widths = [360, 1280];
const pages = [...routes, '/une-adresse-inconnue'];

for (const width of widths) {
  test(`axe finds nothing on any page at ${width} px, with the banner and without`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    for (const route of pages) {
      await page.goto(route);
      expect.soft(await violations(page), route).toEqual([]);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Personnaliser' }).click();
    expect.soft(await violations(page), 'banner with its details').toEqual([]);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    expect.soft(await violations(page), 'no banner').toEqual([]);
  });
}

test('axe finds nothing with a list, the menu or a definition open', async ({ page }) => {
  await page.goto('/secteurs/sante');
  await page.getByRole('button', { name: 'Assureurs' }).hover();
  expect.soft(await violations(page), 'list').toEqual([]);
  await page.locator('main help-term button').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip').first()).toBeVisible();
  expect.soft(await violations(page), 'definition').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect.soft(await violations(page), 'menu').toEqual([]);
});

const views = {
  '320 px': { width: 320, height: 640, text: '' },
  '1280 px at 400 %': { width: 320, height: 200, text: '' },
  '360 px, text at 200 %': { width: 360, height: 800, text: 'html { font-size: 200% }' },
  '1280 px, text at 200 %': { width: 1280, height: 800, text: 'html { font-size: 200% }' },
  '360 px, letters and lines spaced': {
    width: 360,
    height: 800,
    text: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  },
};

for (const [name, { width, height, text }] of Object.entries(views)) {
  test(`no page is wider than its window: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const route of pages) {
      await page.goto(route);
      if (text) {
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, text);
      }
      expect.soft(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  });
}

test('in forced colours states and borders stay to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/comparatif');
  const seen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { stroke, fill, color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const canvas = getComputedStyle(document.body).backgroundColor;
        const ink = [stroke, fill, borderTopWidth === '0px' ? canvas : borderTopColor, backgroundColor, color];
        return ink.some((paint) => paint !== canvas && paint !== 'none' && !paint.startsWith('rgba(0, 0, 0, 0'));
      });
  for (const selector of ['main svg.sign', '.button', '.header']) expect(await seen(selector), selector).toBe(true);
  expect(await violations(page)).toEqual([]);
});
