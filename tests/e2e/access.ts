import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] };

/**
 * Returns how many pixels the page is wider than its viewport, if a reader adds this style sheet.
 * Forces the layout of all sections, because a section that the browser skips (content-visibility)
 * does not widen the page.
 */
export const overflow = (page: Page, style = ''): Promise<number> =>
  page.evaluate((css) => {
    const holder = window as { sheet?: CSSStyleSheet };
    if (!holder.sheet) {
      holder.sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(holder.sheet);
    }
    holder.sheet.replaceSync(
      `main > section, .later { content-visibility: visible !important } ${css}`,
    );
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, style);

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

/** Returns every violation that axe finds, best practices included. */
export async function violations(
  page: Page,
  { within = 'html', isWhole = within !== 'html', hasContrast = true }: Check = {},
): Promise<string[]> {
  await overflow(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ context, enabled }) => {
      type Run = (context: object, options: object) => Promise<{ violations: Violation[] }>;
      const { axe } = window as unknown as { axe: { run: Run } };
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
