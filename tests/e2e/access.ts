import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

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

/**
 * Returns every violation that axe finds, best practices included. `within` limits the check to a
 * part of the page when the rest has been checked before.
 */
export async function violations(page: Page, { within = 'html' } = {}): Promise<string[]> {
  await overflow(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (part) => {
    type Run = (part: string, options: object) => Promise<{ violations: Violation[] }>;
    const { axe } = window as unknown as { axe: { run: Run } };
    // Enables the rule about target sizes: WCAG 2.2 contains it, but axe omits it by default.
    const rules = { 'target-size': { enabled: true } };
    return (await axe.run(part, { rules, resultTypes: ['violations'], preload: false })).violations;
  }, within);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
