import { routes } from '../../src/content/inventory.ts';
import { expect, test } from './test.ts';

// Every page walked through with the tabulator alone, from its first stop to its last.

type Stop = { after: boolean; foot: boolean; again: boolean; name: string; seen: boolean; within: boolean };

for (const width of [360, 1280]) {
  test(`at ${width} px the tabulator goes down every page in its order, is always seen, and comes out again`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      localStorage.setItem('cookies', JSON.stringify({ mesure: false, le: new Date().toISOString() })),
    );
    for (const route of routes) {
      await page.goto(route);
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate((): Stop | undefined => {
          const active = document.activeElement as HTMLElement | null;
          if (!active || active === document.body) return undefined;
          const walk = window as unknown as { first?: Element; last?: Element };
          const { first, last } = walk;
          walk.first ??= active;
          walk.last = active;
          const drawn = [active, ...(active instanceof HTMLInputElement ? (active.labels ?? []) : [])];
          const box = active.getBoundingClientRect();
          return {
            foot: active.closest('footer, mobile-bar') !== null,
            after: !last || Boolean(last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
            again: active === first,
            name: `${active.localName} ${(active.textContent ?? '').trim().slice(0, 40)}`,
            seen: drawn.some((each) => {
              const { outlineStyle, outlineWidth } = getComputedStyle(each);
              return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            }),
            within: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
          };
        });
        // Past the last stop the browser is at its own, or at the first again.
        if (!stop || stop.again) break;
        stops.push(stop);
        // A trap would never end.
        expect(stops.length, route).toBeLessThan(250);
      }
      const names = (wrong: (stop: Stop, index: number) => boolean) => stops.filter(wrong).map(({ name }) => name);
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
