import type { Page } from 'playwright/test';
import { routes, withIslands } from '../../src/content/inventory.ts';
import { overflow, violations } from './access.ts';
import { expect, test } from './test.ts';

const pages = [...routes, '/une-adresse-inconnue'];

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const enlarged = 'html { font-size: 200% }';
const views: Record<string, { width: number; height: number; text: string }> = {
  '320 px': { width: 320, height: 640, text: '' },
  '1280 px at 400 %': { width: 320, height: 200, text: '' },
  '360 px, letters and lines spaced': { width: 360, height: 800, text: spaced },
  '360 px, text at 200 %': { width: 360, height: 800, text: enlarged },
  '1280 px, text at 200 %': { width: 1280, height: 800, text: enlarged },
};

const notWider = async (page: Page, route: string) => {
  for (const [name, { width, height, text }] of Object.entries(views)) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page, text), `${route} at ${name}`).toBeLessThanOrEqual(0);
  }
};

const dropFonts = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => ({ sheet, rule })),
    );
    const faces = rules.filter(
      ({ rule }) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('),
    );
    for (const { sheet, rule } of faces) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    return faces.length;
  });

// To open a page costs as much as to look at it: every view of it is had from one opening, half of
// the pages opened on a phone and half on a desk.
for (const widths of [
  [360, 1280],
  [1280, 360],
]) {
  test(`have no axe violation or overflow from ${widths[0]} px`, async ({ page }) => {
    test.setTimeout(900_000);
    const scripts: string[] = [];
    const messages: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    page.on('console', (message) => messages.push(message.text()));
    for (const route of pages.filter((_, index) => index % 2 === widths.indexOf(360))) {
      const isRead = routes.includes(route) && !withIslands.includes(route);
      await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
      await page.goto(route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await violations(page), `${route} at ${width} px`).toEqual([]);
      }
      await notWider(page, route);
      expect(await dropFonts(page), route).toBe(2);
      await notWider(page, `${route} without its fonts`);
      const [loaded, newMessages] = [scripts.splice(0), messages.splice(0)];
      if (isRead)
        expect
          .soft([loaded.filter((path) => !path.startsWith('/_frame/')), newMessages], route)
          .toEqual([[], []]);
    }
  });
}

test.describe('pages', () => {
  test('have no axe violation in and after the cookie banner', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Personnaliser' }).click();
      await expect(page.getByRole('checkbox', { name: /Mesure d’audience/ })).toBeVisible();
      expect
        .soft(await violations(page, { within: 'cookie-banner' }), `its details at ${width} px`)
        .toEqual([]);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
      expect.soft(await violations(page), `no banner at ${width} px`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('have no axe violation in an open list, menu or definition', async ({ page }) => {
    await page.goto('/secteurs/sante');
    await page.getByRole('button', { name: 'Assureurs' }).hover();
    await expect(page.locator('.header').getByRole('link', { name: 'Hiscox' })).toBeVisible();
    expect.soft(await violations(page, { within: '.header' }), 'list').toEqual([]);
    await page.locator('main help-term a').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip').first()).toBeVisible();
    expect.soft(await violations(page, { within: 'main help-term' }), 'definition').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
    expect.soft(await violations(page, { within: '.header' }), 'menu').toEqual([]);
  });

  test('have no axe violation in search results', async ({ page }) => {
    for (const [route, result] of [
      ['/recherche', '.search-results mark'],
      ['/faq', '[aria-labelledby="proche"] [data-item]'],
    ] as const) {
      await page.goto(`${route}?q=amende+rgpd`);
      await page.locator(result).first().waitFor();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await violations(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });

  test('draw signs and borders in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    await page.goto('/comparatif');
    const [text, ground] = [await style('body', 'color'), await style('body', 'background-color')];
    expect(await style('.comparison td .sign', 'stroke')).toBe(text);
    for (const [selector, side] of [
      ['main .button', 'top'],
      ['.header', 'bottom'],
    ] as const) {
      expect(await style(selector, `border-${side}-style`), selector).toBe('solid');
      expect(await style(selector, `border-${side}-color`), selector).not.toBe(ground);
    }
    expect(await violations(page)).toEqual([]);

    await page.goto('/tarifs');
    expect(await style('.estimator input:checked + .face', 'outline-style')).toBe('solid');
    expect(await style('.estimator input:not(:checked) + .face', 'outline-style')).toBe('none');
  });
});
