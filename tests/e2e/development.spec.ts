import { start } from '../../scripts/lib/children.ts';
import { bin, root } from '../../scripts/lib/paths.ts';
import { canListen, devPorts, findFreePort, waitForPort } from '../../scripts/lib/ports.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

test('development page > hydrates without a difference and works', async ({ page }) => {
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
    // Opens an island with a search, Radix and server-rendered slots.
    await page.goto(`http://localhost:${port}/faq`);
    await hydrated(page, '[data-island] > *');
    await page.getByRole('searchbox').fill('rançon');
    await expect(page.getByRole('status').filter({ hasText: /trouvée/ })).toBeAttached();
    const accordion = page.locator('island-accordion');
    await accordion.getByRole('button').first().click();
    await expect(accordion.getByRole('region').first()).not.toBeEmpty();
  } finally {
    await server?.stop();
  }
});
