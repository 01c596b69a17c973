import type { CDPSession, Page } from 'playwright/test';
import { expect } from './test.ts';

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

/** Counts the elements that Tab may reach. Leaves out radios, because Tab reaches one of a group. */
const countTargets = () =>
  [
    ...document.querySelectorAll(
      'a[href], button, input:not([type="radio"]), select, summary, textarea, [tabindex]',
    ),
  ].filter((each) => each.checkVisibility({ visibilityProperty: true })).length;

function pressTab(session: CDPSession, times: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, ...key });
  return Promise.all(
    Array.from({ length: times }, () => [press('rawKeyDown'), press('keyUp')]).flat(),
  );
}

/**
 * Opens the next pages without the cookie banner and without animations, and records the elements
 * that they focus. The returned function presses Tab until the end of the page.
 */
export async function prepareTabs(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const choice = { mesure: false, le: new Date().toISOString() };
    localStorage.setItem('cookies', JSON.stringify(choice));
  });
  await page.addInitScript(recordStops);
  const session = await page.context().newCDPSession(page);
  return async (visit: string) => {
    let stops: Stop[] = [];
    let presses = (await page.evaluate(countTargets)) + 1;
    while (!stops.some(({ again }) => again)) {
      const before = stops.length;
      await pressTab(session, presses);
      // Continues in small steps, because a date has several tab stops and radios were left out.
      presses = 10;
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
    // Closes what the last focus has opened, for example a definition.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  };
}
