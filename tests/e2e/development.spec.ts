import type { Page } from 'playwright/test';
import { start } from '../../scripts/lib/children.ts';
import { bin, root } from '../../scripts/lib/paths.ts';
import { canListen, devPorts, findFreePort, waitForPort } from '../../scripts/lib/ports.ts';
import { siteOrigin } from './ports.ts';
import { hydrated } from './react.ts';
import { expect, test } from './test.ts';

/**
 * Reads the markup of each island without the attributes that only development or only the export
 * adds.
 */
const readIslands = (page: Page) =>
  page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => {
      const copy = island.cloneNode(true) as Element;
      const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
      for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
        (comment as Comment).remove();
      // Removes links to the glossary: only the export adds them, in server-rendered parts.
      for (const tip of copy.querySelectorAll('[data-slot] help-term > [role="tooltip"]'))
        tip.remove();
      for (const word of copy.querySelectorAll('[data-slot] :is(help-term, help-term > a, .term)'))
        word.replaceWith(...word.childNodes);
      for (const element of copy.querySelectorAll('*')) {
        for (const name of ['style', 'hidden', 'data-alive']) element.removeAttribute(name);
      }
      copy.normalize();
      // Removes origins, because a calculation attached to a link contains the address of its page,
      // and each run has another backend.
      return (
        copy.innerHTML
          .replaceAll(encodeURIComponent(location.origin), '')
          .replaceAll(/http:\/\/localhost:\d+/g, '')
          // Makes both builds equal: inside <noscript>, which is plain text here, React writes
          // maxLength and the export writes maxlength.
          .replaceAll('maxLength', 'maxlength')
      );
    }),
  );

/**
 * Actions of a visitor on three kinds of islands: with server-rendered slots, with Radix and a
 * search, with a form.
 */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  '/tarifs': async (page) => {
    await page.getByRole('radio', { name: 'Finance' }).check({ force: true });
    await expect(page.locator('.estimator tr:has([aria-current]) th')).toHaveText('Finance');
  },
  '/faq': async (page) => {
    await page.getByRole('searchbox').fill('rançon');
    await expect(page.getByText(/sur \d+$/)).toBeVisible();
    await page.locator('[data-item]:not([hidden]) .accordion-trigger').first().click();
    await expect(page.locator('.accordion-trigger[aria-expanded="true"]')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /trouvée/ })).toHaveCount(1);
  },
  '/devis': async (page) => {
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByLabel('E-mail').blur();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  },
};

// Tolerates a warning of React: in development, Next hydrates the whole page, but the frame's
// scripts have changed it before.
test.use({ tolerated: /^A tree hydrated but some attributes/ });

test('development pages > render and behave like the export', async ({ page }) => {
  test.setTimeout(600_000);
  // Uses a running `npm run dev`, because Next allows one development server per folder.
  const isAtWork = !(await canListen(devPorts.site));
  const port = isAtWork ? devPorts.site : await findFreePort();
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const server = isAtWork
    ? undefined
    : start(bin('next'), ['dev', '--port', String(port)], { cwd: root, env: environment });
  try {
    expect(
      await waitForPort(port, () => (server?.process.exitCode ?? null) === null),
      server?.output(),
    ).toBe(true);
    for (const [route, journey] of Object.entries(journeys)) {
      const seen: string[][][] = [];
      for (const origin of [siteOrigin, `http://localhost:${port}`]) {
        await page.goto(`${origin}${route}`);
        const island = page.locator('[data-island]').first();
        await island.dispatchEvent('focusin');
        await hydrated(page, '[data-island] > *');
        const before = await readIslands(page);
        await journey(page);
        seen.push([before, await readIslands(page)]);
      }
      expect.soft(seen[1], route).toEqual(seen[0]);
    }
  } finally {
    await server?.stop();
  }
});
