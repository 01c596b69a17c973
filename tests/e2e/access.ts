import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] };

/**
 * How far the page is wider than its window, under a style sheet of its reader's. All of it is laid out at once: what is
 * far below waits until it comes near, and what is cut off shows no width.
 */
export const overflow = (page: Page, style = ''): Promise<number> =>
  page.evaluate((css) => {
    const held = window as { sheet?: CSSStyleSheet };
    if (!held.sheet) {
      held.sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(held.sheet);
    }
    held.sheet.replaceSync(`main > section, .later { content-visibility: visible !important } ${css}`);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, style);

/** What axe finds, best practices included: nothing is let through. */
export async function violations(page: Page): Promise<string[]> {
  await overflow(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
    // Of the rules of WCAG 2.2 this one is not on by itself. What passes need not be told element by element; styles and sounds
    // need not be fetched once more for rules that are off.
    const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'], preload: false };
    return (await axe.run(options)).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
