import type { CDPSession } from 'playwright/test';
import { routes, withIslands } from '../support/routes.ts';
import { overflow } from './access.ts';
import { expect, test } from './test.ts';

type Stop = { name: string; foot: boolean; again: boolean; faults: string[] };
type Holder = { stops: Stop[] };

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
    const candidates = [
      active,
      ...(active instanceof HTMLInputElement ? (active.labels ?? []) : []),
    ];
    const isSeen = candidates.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const isAfter =
      !last || last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
    const { top, bottom, left, right } = active.getBoundingClientRect();
    const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    stops.push({
      name: `${active.localName} ${(active.textContent ?? '').trim().slice(0, 40)}`,
      foot: active.closest('footer, mobile-bar, [data-tool]') !== null,
      // Detects the end of the page: after the last stop, the focus moves to the browser itself or
      // to the first stop again.
      again: active === document.body || active === first,
      faults: [
        ...(isAfter ? [] : ['out of order']),
        ...(isSeen ? [] : ['not seen']),
        ...(isWithin ? [] : ['out of the window']),
      ],
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

// Opens the pages with forms or scripts at both widths. Alternates the widths on the other pages,
// so that each kind of page has pages at both.
const atBothWidths = ['/', '/lire-un-contrat', ...withIslands];
const visits = routes.flatMap((route, index) => {
  const widths = index % 2 ? [360, 1280] : [1280, 360];
  return widths.slice(0, atBothWidths.includes(route) ? 2 : 1).map((width) => ({ route, width }));
});
const PAGES_PER_TEST = 9;
for (let start = 0; start < visits.length; start += PAGES_PER_TEST)
  test(`Tab > focuses in order and in view from ${visits[start]?.route} on`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      localStorage.setItem(
        'cookies',
        JSON.stringify({ mesure: false, le: new Date().toISOString() }),
      ),
    );
    await page.addInitScript(recordStops);
    const session = await context.newCDPSession(page);
    for (const { route, width } of visits.slice(start, start + PAGES_PER_TEST)) {
      const visit = `${route} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      // Lays out all sections, because a late layout would move the focused element out of the
      // viewport.
      await overflow(page);
      let stops: Stop[] = [];
      while (!stops.some(({ again }) => again)) {
        const before = stops.length;
        await pressTab(session, 60);
        stops = await page.evaluate(() => (window as unknown as Holder).stops);
        // Limits the count, because a keyboard trap would make this loop endless.
        expect(stops.length, visit).toBeLessThan(250);
        expect(stops.length, visit).toBeGreaterThan(before);
      }
      const end = stops.findIndex(({ again }) => again);
      expect(stops[end - 1], visit).toMatchObject({ foot: true });
      expect(
        stops.slice(0, end).filter(({ faults }) => faults.length > 0),
        visit,
      ).toEqual([]);
    }
  });
