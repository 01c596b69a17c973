import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { requireFonts } from './fonts.ts';
import { expect, test } from './test.ts';

// Compares the examples of src/ui/examples.tsx with the pictures in tests/pictures. Pages are not
// compared, because each change of a text would change their pictures. To record new pictures:
// npm test -- tests/e2e/pictures.spec.ts --update-snapshots

/**
 * The complete browser smooths letters differently from the headless shell, in 178 pixels of a
 * picture at most.
 */
const tolerance = { threshold: 0.3, maxDiffPixels: 200 };

/** Renders the examples to HTML. Bundles them, because Playwright cannot import React components. */
async function renderExamples(): Promise<{ id: string; html: string }[]> {
  const outfile = test.info().outputPath('examples.mjs');
  await build({
    stdin: {
      contents: `
        import { renderToStaticMarkup } from 'react-dom/server';
        import { examples } from '#src/ui/examples.tsx';
        export const rendered = examples.map(({ id, content }) => ({
          id,
          html: renderToStaticMarkup(content),
        }));`,
      loader: 'tsx',
      resolveDir: inRoot(),
    },
    outfile,
    bundle: true,
    external: ['react', 'react-dom'],
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    platform: 'node',
  });
  const { rendered } = await import(pathToFileURL(outfile).href);
  return rendered;
}

/** Returns the addresses of the site's stylesheet, and of a sheet that contains the choices. */
function findSheets(): string[] {
  const [site = ''] = /\/_next\/[^"]+\.css/.exec(readFileSync(join(out, 'faq.html'), 'utf8')) ?? [];
  const [choices = ''] = globSync('styles/deadlines-*.css', { cwd: out });
  return [site, `/${choices}`];
}

/**
 * Opens a page that contains the examples, and the site's styles and fonts. Returns the ids of the
 * examples.
 */
async function openExamples(page: Page, width: number): Promise<string[]> {
  const sheets = findSheets().map((href) => `<link rel="stylesheet" href="${href}">`);
  const rendered = await renderExamples();
  const examples = rendered.map(({ id, html }) => `<div id="${id}">${html}</div>`);
  const body = ['<!doctype html><html lang="fr"><meta charset="utf-8">', ...sheets, ...examples];
  await page.route('**/exemples', (route) =>
    route.fulfill({ body: body.join(''), contentType: 'text/html; charset=utf-8' }),
  );
  await requireFonts(page);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/exemples');
  // Chooses an answer between two others, because the example itself has no chosen answer.
  await page.getByRole('radio').nth(1).dispatchEvent('click');
  await page.evaluate(() => document.fonts.ready);
  return rendered.map(({ id }) => id);
}

test.describe('components', () => {
  for (const [title, view, width, media, some] of [
    ['at 360 px', '360', 360, {}],
    ['at 1280 px', '1280', 1280, {}],
    ['in forced colours', 'forced', 360, { forcedColors: 'active' }, ['champs', 'graphiques']],
    ['on paper', 'paper', 680, { media: 'print' }, ['tete', 'accordeon']],
  ] as const)
    test(`look as recorded ${title}`, async ({ page }) => {
      await page.emulateMedia(media);
      const all = await openExamples(page, width);
      for (const id of some ?? all)
        await expect.soft(page.locator(`#${id}`)).toHaveScreenshot(`${id}-${view}.png`, tolerance);
    });
});
