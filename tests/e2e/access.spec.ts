import type { Page } from 'playwright/test';
import { computeContrast } from '../support/contrast.ts';
import { routes, withIslands } from '../support/routes.ts';
import { changeStyle, overflow, prepareAxe, readOverflow, violations } from './access.ts';
import { prepareTabs } from './keyboard.ts';
import { expect, test } from './test.ts';

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em ' +
  '!important }';
const enlarged = 'html { font-size: 200% }';
/** Viewports and text settings to try. A width of 320 px equals 1280 px at a zoom of 400 %. */
const narrow = { width: 320, height: 640, text: '' };
const large = { width: 360, height: 800, text: enlarged };
// The order saves resizes, each of which takes as long as the layout of the page.
const views = [
  { width: 1280, height: 800, text: enlarged },
  { width: 360, height: 800, text: spaced },
  large,
  narrow,
];

const expectNoOverflow = async (page: Page, tried: typeof views, route: string) => {
  for (const { width, height, text } of tried) {
    // Changes text and viewport together, so that the browser lays out the page only once.
    await Promise.all([changeStyle(page, text), page.setViewportSize({ width, height })]);
    const label = `${route} at ${width} px ${text}`;
    expect.soft(await readOverflow(page), label).toBeLessThanOrEqual(0);
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

const pages = [...routes, '/une-adresse-inconnue'];
/**
 * Pages that visitors operate rather than read. Their contrast and keyboard are checked at both
 * widths.
 */
const interactive = [
  ...['/', '/lire-un-contrat', '/recherche', '/modeles', '/urgence-cyberattaque'],
  ...['/glossaire', '/merci', ...withIslands],
];
const PAGES_PER_TEST = 3;
// Opening a page takes as long as checking it, so each page opens once, at the phone width or at
// the desktop width in turn, and is checked at both. Only the first page of each test includes the
// header and the footer, and only this page and interactive pages the contrast at the second width,
// because they double the time and pages differ little in them.
for (let start = 0; start < pages.length; start += PAGES_PER_TEST)
  test(`pages > are accessible by axe, zoom and keyboard from ${pages[start]} on`, async ({
    page,
  }) => {
    test.slow();
    await prepareAxe(page);
    const pressTabs = await prepareTabs(page);
    for (const [index, route] of pages.slice(start, start + PAGES_PER_TEST).entries()) {
      const [first, second] = (start + index) % 2 ? [360, 1280] : [1280, 360];
      const isWhole = index === 0;
      await page.setViewportSize({ width: first, height: 800 });
      await page.goto(route);
      expect.soft(await violations(page, { isWhole }), `${route} at ${first} px`).toEqual([]);
      await page.setViewportSize({ width: second, height: 800 });
      const hasContrast = isWhole || interactive.includes(route);
      const found = await violations(page, { isWhole, hasContrast });
      expect.soft(found, `${route} at ${second} px`).toEqual([]);
      await pressTabs(`${route} at ${second} px`);
      await expectNoOverflow(page, views, route);
      expect(await removeFonts(page), route).toBe(2);
      await expectNoOverflow(page, [narrow, large], `${route} without its fonts`);
      if (interactive.includes(route)) {
        await page.setViewportSize({ width: first, height: 800 });
        await page.reload();
        // Lays out all sections, because a late layout would move the focused element out of view.
        await overflow(page);
        await pressTabs(`${route} at ${first} px`);
      }
    }
  });

/** Pages that together contain each kind of chart, floor plan and table. */
const drawings = [
  '/',
  '/comparatif',
  '/garanties/pertes-exploitation',
  '/secteurs/services',
  '/tarifs',
  '/devis',
  '/outils/perte-exploitation',
  '/outils/delais#jour=2026-11-06&heure=18:40',
];

/**
 * Colour of a word, a line or an edge, its background, and the least contrast. `fill` is the colour
 * inside an edge: if the fill is visible, the edge need not be.
 */
type Pair = { what: string; colour: string; ground: string; least: number; fill?: string };

/** Lists the colours of words, lines and edges of drawings, with their backgrounds. */
const listColours = (page: Page): Promise<Pair[]> =>
  page.evaluate(() => {
    const isSeen = (colour: string) => colour !== 'none' && !/^rgba.*, 0\)$/.test(colour);
    const findGround = (element: Element | null): string => {
      const colour = getComputedStyle(element ?? document.body).backgroundColor;
      return isSeen(colour) || !element ? colour : findGround(element.parentElement);
    };
    const found: Pair[] = [];
    // Skips the doors and windows of floor plans: they are gaps in a wall, so their lines have the
    // colour of the background.
    for (const element of document.querySelectorAll(
      ':is(figure, [data-block="heures"], td) *:not(.plan-gap, .plan-window)',
    )) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility() || style.clipPath === 'inset(50%)') continue;
      const ground = findGround(element);
      const what = element.outerHTML.slice(0, 80);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasWords) found.push({ what, colour: style.color, ground, least: 4.5 });
      if (element instanceof SVGGeometryElement)
        found.push({ what, colour: style.stroke, ground, least: 3 });
      else if (style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) > 0)
        found.push({
          what,
          colour: style.borderTopColor,
          ground: findGround(element.parentElement),
          least: 3,
          fill: ground,
        });
    }
    return found.filter(({ colour }) => isSeen(colour));
  });

const listChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
const contrast = (one: string, other: string) =>
  computeContrast(listChannels(one), listChannels(other));

test.describe('drawings', () => {
  test('keep words and lines visible in forced colours', async ({ page }) => {
    test.slow();
    for (const route of drawings) {
      await page.goto(route);
      if (route.includes('#')) await page.getByRole('list', { name: 'Vos dates' }).waitFor();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const colours = await listColours(page);
        expect(colours, route).not.toEqual([]);
        const illegible = colours.filter(
          ({ colour, ground, least, fill = ground }) =>
            contrast(colour, ground) < least && contrast(fill, ground) < 3,
        );
        expect.soft(illegible, `${route} in ${colorScheme} colours`).toEqual([]);
      }
    }
  });
});
