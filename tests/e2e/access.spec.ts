import type { Page } from 'playwright/test';
import { routes, withIslands } from '../support/routes.ts';
import { overflow, violations } from './access.ts';
import { expect, test } from './test.ts';

const pages = [...routes, '/une-adresse-inconnue'];

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em ' +
  '!important }';
const enlarged = 'html { font-size: 200% }';
const views: Record<string, { width: number; height: number; text: string }> = {
  '320 px': { width: 320, height: 640, text: '' },
  '1280 px at 400 %': { width: 320, height: 200, text: '' },
  '360 px, letters and lines spaced': { width: 360, height: 800, text: spaced },
  '360 px, text at 200 %': { width: 360, height: 800, text: enlarged },
  '1280 px, text at 200 %': { width: 1280, height: 800, text: enlarged },
};

const expectNoOverflow = async (page: Page, route: string) => {
  for (const [name, { width, height, text }] of Object.entries(views)) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page, text), `${route} at ${name}`).toBeLessThanOrEqual(0);
  }
};

const removeFonts = (page: Page) =>
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

// Opening a page takes as long as checking it, so each page opens once and is checked at both
// widths. Half of the pages open at the phone width, half at the desktop width.
for (const widths of [
  [360, 1280],
  [1280, 360],
]) {
  test(`pages > have no axe violation or overflow from ${widths[0]} px`, async ({ page }) => {
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
      await expectNoOverflow(page, route);
      expect(await removeFonts(page), route).toBe(2);
      await expectNoOverflow(page, `${route} without its fonts`);
      const [loaded, newMessages] = [scripts.splice(0), messages.splice(0)];
      if (isRead)
        expect
          .soft([loaded.filter((path) => !path.startsWith('/_frame/')), newMessages], route)
          .toEqual([[], []]);
    }
  });
}

test.describe('pages', () => {
  test('have no axe violation with and without the cookie banner', async ({ page }) => {
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
    await expect(
      page.locator('site-header > header').getByRole('link', { name: 'Hiscox' }),
    ).toBeVisible();
    expect.soft(await violations(page, { within: 'site-header > header' }), 'list').toEqual([]);
    await page.locator('main help-term a').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip').first()).toBeVisible();
    expect.soft(await violations(page, { within: 'main help-term' }), 'definition').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
    expect.soft(await violations(page, { within: '#menu' }), 'menu').toEqual([]);
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

  test('draw icons and borders in forced colours', async ({ page }) => {
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
      ['site-header > header', 'bottom'],
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

/** Pages that together contain each kind of drawing. */
const drawings = [
  '/',
  '/garanties/pertes-exploitation',
  '/secteurs/services',
  '/tarifs',
  '/devis',
  '/outils/perte-exploitation',
  '/outils/delais#jour=2026-11-06&heure=18:40',
];

/** Finds words, lines and edges of drawings that have too little contrast. */
const findIllegibleParts = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const isSeen = (colour: string) => colour !== 'none' && (channels(colour)[3] ?? 1) > 0;
    const findGround = (element: Element | null): string => {
      const colour = element
        ? getComputedStyle(element).backgroundColor
        : getComputedStyle(document.body).backgroundColor;
      return isSeen(colour) || !element ? colour : findGround(element.parentElement);
    };
    const found: string[] = [];
    // Skips the doors and windows of floor plans: they are gaps in a wall, so their lines have the
    // colour of the background.
    for (const element of document.querySelectorAll(
      ':is(figure, .home-scene) *:not(.plan-gap, .plan-window)',
    )) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility() || style.clipPath === 'inset(50%)') continue;
      const ground = findGround(element);
      const check = (part: string, colour: string, around: string, least: number) => {
        if (isSeen(colour) && contrast(colour, around) < least)
          found.push(
            `${part} ${colour} on ${around}: ` +
              `${element.tagName}.${element.getAttribute('class')} ` +
              `${element.textContent?.trim().slice(0, 30)}`,
          );
      };
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasWords) check('words', style.color, ground, 4.5);
      if (element instanceof SVGGeometryElement) check('line', style.stroke, ground, 3);
      else if (style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) > 0) {
        // Checks the edge of a filled element only if its fill has too little contrast, because a
        // visible fill needs no edge.
        const around = findGround(element.parentElement);
        if (contrast(ground, around) < 3) check('edge', style.borderTopColor, around, 3);
      }
    }
    return found;
  });

test.describe('drawings', () => {
  for (const colorScheme of ['dark', 'light'] as const)
    test(`keep words and lines visible in forced ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      let count = 0;
      for (const route of drawings) {
        await page.goto(route);
        if (route.includes('#')) await page.locator('.lanes').waitFor();
        count += await page.locator('figure, .home-scene').count();
        expect.soft(await findIllegibleParts(page), route).toEqual([]);
      }
      expect(count).toBeGreaterThan(drawings.length);
    });
});
