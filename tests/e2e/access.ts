import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] };

/**
 * Adds a reader's style sheet to the page, instead of the previous one. Also lays out all sections,
 * because a section that the browser skips (content-visibility) does not widen the page.
 */
export const changeStyle = (page: Page, style = ''): Promise<void> =>
  page.evaluate((css) => {
    const holder = window as { sheet?: CSSStyleSheet };
    if (!holder.sheet) {
      holder.sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(holder.sheet);
    }
    holder.sheet.replaceSync(
      `main > section, .later { content-visibility: visible !important } ${css}`,
    );
  }, style);

/** Returns how many pixels the page is wider than its viewport. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Returns how many pixels the page with all its sections is wider than its viewport. */
export async function overflow(page: Page): Promise<number> {
  await changeStyle(page);
  return readOverflow(page);
}

/** Returns the lower edge of an element in pixels. */
export const readBottom = (found: Locator) =>
  found.evaluate((element) => element.getBoundingClientRect().bottom);

/** Parts that are equal on all pages. access.spec.ts checks them. */
const shared = ['site-header', 'site-header ~ footer'];

type Check = {
  /** Part of the page to check, when the rest has been checked before. */
  within?: string;
  /** True to check the header and the footer too. */
  isWhole?: boolean;
  /** False to skip the contrast, which takes half of axe's time. */
  hasContrast?: boolean;
};

/** Loads axe with each page, which is faster than to load it into each open page. */
export const prepareAxe = (page: Page) => page.addInitScript({ content: source });

/** Returns every violation that axe finds, best practices included. */
export async function violations(
  page: Page,
  { within = 'html', isWhole = within !== 'html', hasContrast = true }: Check = {},
): Promise<string[]> {
  await changeStyle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ context, enabled }) => {
      type Axe = {
        configure: (settings: object) => void;
        run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
      };
      const { axe } = window as unknown as { axe: Axe };
      axe.configure({ noHtml: true });
      // Enables the rule about target sizes: WCAG 2.2 contains it, but axe omits it by default.
      const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled } };
      const options = { rules, resultTypes: ['violations'], preload: false };
      return (await axe.run(context, options)).violations;
    },
    { context: { include: [within], exclude: isWhole ? [] : shared }, enabled: hasContrast },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
