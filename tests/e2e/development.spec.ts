import type { Page } from 'playwright/test';
import { start } from '../../scripts/lib/children.ts';
import { bin, root } from '../../scripts/lib/paths.ts';
import { canListen, devPorts, findFreePort, waitForPort } from '../../scripts/lib/ports.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

/** Actions of a visitor: on an island with a search, Radix and server-rendered slots, on a form. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  '/faq': async (page) => {
    const accordion = page.locator('island-accordion');
    await page.getByRole('searchbox').fill('rançon');
    await expect(page.getByRole('status').filter({ hasText: /trouvée/ })).toBeAttached();
    await accordion.getByRole('button').first().click();
    await expect(accordion.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(accordion.getByRole('region').first()).not.toBeEmpty();
  },
  '/devis': async (page) => {
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByLabel('E-mail').blur();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  },
};

test('development pages > hydrate without a difference and work', async ({ page }) => {
  // Allows time to compile the pages.
  test.setTimeout(300_000);
  // Uses a running `npm run dev`, because Next allows one development server per folder.
  const isAtWork = !(await canListen(devPorts.site));
  const port = isAtWork ? devPorts.site : await findFreePort();
  // Leaves out the frame's scripts, because in development they change attributes and texts of the
  // page before Next hydrates it.
  await page.route('**/frame.dev.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const server = isAtWork
    ? undefined
    : start(bin('next'), ['dev', '--port', String(port)], { cwd: root, env: environment });
  try {
    expect(
      await waitForPort(port, () => (server?.process.exitCode ?? null) === null),
      server?.output(),
    ).toBe(true);
    expect((await page.request.get(`http://localhost:${port}/catalogue`)).status()).toBe(200);
    for (const [route, journey] of Object.entries(journeys)) {
      await page.goto(`http://localhost:${port}${route}`);
      await hydrated(page, '[data-island] > *');
      await journey(page);
    }
  } finally {
    await server?.stop();
  }
});
