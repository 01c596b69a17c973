import type { CDPSession } from 'playwright/test';
import { routes } from '../../src/content/inventory.ts';
import { expect, test } from './test.ts';

// Every page walked through with the tabulator alone, from its first stop to its last.

type Stop = {
  after: boolean;
  foot: boolean;
  again: boolean;
  name: string;
  seen: boolean;
  within: boolean;
};

/**
 * Notes in the page where each press has led to: to ask from outside takes longer than all the
 * rest.
 */
function noteStops() {
  let first: Element | undefined;
  let last: Element | undefined;
  const stops: Stop[] = [];
  const note = () => {
    const active = document.activeElement as HTMLElement;
    // A day and an hour are several stops of one field: day, month, year, the calendar.
    if (active === last && active.matches('[type="date"], [type="time"]')) return;
    // Past the last stop the browser is at its own, or at the first again.
    const again = active === document.body || active === first;
    const drawn = [active, ...(active instanceof HTMLInputElement ? (active.labels ?? []) : [])];
    const box = active.getBoundingClientRect();
    stops.push({
      foot: active.closest('footer, .mobile-bar') !== null,
      after:
        !last || Boolean(last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
      again,
      name: `${active.localName} ${(active.textContent ?? '').trim().slice(0, 40)}`,
      seen: drawn.some((each) => {
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

/** So many times, one after the other, as fast as the browser takes them. */
function pressTab(session: CDPSession, times: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, ...key });
  return Promise.all(
    Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]).flat(),
  );
}

for (const width of [360, 1280]) {
  test(`at ${width} px the tabulator goes down every page in its order, is always seen, and comes out again`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      localStorage.setItem(
        'cookies',
        JSON.stringify({ mesure: false, le: new Date().toISOString() }),
      ),
    );
    await page.addInitScript(noteStops);
    const session = await context.newCDPSession(page);
    for (const route of routes) {
      await page.goto(route);
      let stops: Stop[] = [];
      while (!stops.some(({ again }) => again)) {
        const before = stops.length;
        await pressTab(session, 20);
        stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
        // A trap would never end.
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
