import type { CDPSession } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { scrollable } from './frame/scrolling.ts';
import { expect, test } from './test.ts';

type Stop = {
  after: boolean;
  foot: boolean;
  again: boolean;
  name: string;
  seen: boolean;
  within: boolean;
};

/**
 * Records in the page which element each key press focuses, because a query from the test after
 * each press would take longer.
 */
function recordStops() {
  let first: Element | undefined;
  let last: Element | undefined;
  const stops: Stop[] = [];
  const note = () => {
    const active = document.activeElement as HTMLElement;
    // Counts a date or a time once, although its field has several tab stops: day, month, year,
    // calendar.
    if (active === last && active.matches('[type="date"], [type="time"]')) return;
    // Detects the end of the page: after the last stop, the focus moves to the browser itself or to
    // the first stop again.
    const again = active === document.body || active === first;
    const candidates = [
      active,
      ...(active instanceof HTMLInputElement ? (active.labels ?? []) : []),
    ];
    const box = active.getBoundingClientRect();
    stops.push({
      foot: active.closest('footer, .mobile-bar') !== null,
      after:
        !last || Boolean(last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
      again,
      name: `${active.localName} ${(active.textContent ?? '').trim().slice(0, 40)}`,
      seen: candidates.some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
      within: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    });
    first ??= active;
    last = active;
  };
  addEventListener('keyup', note, true);
  Object.assign(window, { stops });
}

function pressTab(session: CDPSession, times: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, ...key });
  return Promise.all(
    Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]).flat(),
  );
}

for (const width of [360, 1280]) {
  test(`keyboard > focuses in order and in view at ${width} px`, async ({ page, context }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      localStorage.setItem(
        'cookies',
        JSON.stringify({ mesure: false, le: new Date().toISOString() }),
      ),
    );
    await page.addInitScript(recordStops);
    const session = await context.newCDPSession(page);
    for (const route of routes) {
      await page.goto(route);
      // Waits for the layout of all sections, because a late layout would move the focused element
      // out of the viewport.
      await scrollable(page);
      let stops: Stop[] = [];
      while (!stops.some(({ again }) => again)) {
        const before = stops.length;
        await pressTab(session, 20);
        stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
        // Limits the count, because a keyboard trap would make this loop endless.
        expect(stops.length, route).toBeLessThan(250);
        expect(stops.length, route).toBeGreaterThan(before);
      }
      stops = stops.slice(
        0,
        stops.findIndex(({ again }) => again),
      );
      const names = (wrong: (stop: Stop, index: number) => boolean) =>
        stops.filter(wrong).map(({ name }) => name);
      expect(stops.at(-1)?.foot, `${route} ends at ${stops.at(-1)?.name}`).toBe(true);
      expect(
        names(({ after }) => !after),
        `${route}: out of order`,
      ).toEqual([]);
      expect(
        names(({ seen }) => !seen),
        `${route}: not seen`,
      ).toEqual([]);
      expect(
        names(({ within }) => !within),
        `${route}: out of the window`,
      ).toEqual([]);
    }
  });
}
