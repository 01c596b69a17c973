import type { Browser, Page } from 'playwright';
import { ports, requireFree } from '../../lib/ports.ts';
import { freshSite } from '../../lib/site.ts';
import { startSite } from '../../services/site.ts';
import { answerBanner, type Bench, launch, startTable } from '../bench.ts';

// How long after a choice or a key press the next frame comes, on a processor four times slower: the
// browser's own event timing, as « interaction to next paint » is made of. A time is worth a comparison on
// one machine, so nothing is asserted here.

const slower = 4;
const bound = 100;
const rounds = 3;
const frame = 16;

type Interaction = { name: string; route: string; ready: string; act: (page: Page) => Promise<void> };

const between = (page: Page) => page.waitForTimeout(250);
/** A page that was scrolled under the pointer draws what has come into view: that is not the click's. */
const settled = (page: Page) => page.waitForTimeout(1000);

/** By the mouse alone: a locator's own checks would be counted with the page's work. */
const clicks = (selector: string) => async (page: Page) => {
  for (const target of await page.locator(selector).all()) {
    // Clear of header and bar: at the very edge of the window the browser first paints what is beyond it.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    const box = await target.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await between(page);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    await between(page);
  }
};

const types = (selector: string, words: string[]) => async (page: Page) => {
  await page.locator(selector).click();
  for (const word of words) {
    await page.keyboard.type(word, { delay: 120 });
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 40 });
  }
};

const interactions: Interaction[] = [
  { name: 'estimateur, choix', route: '/tarifs', ready: '.estimator', act: clicks('.estimator input') },
  { name: 'comparatif, tri', route: '/comparatif', ready: '.tools', act: clicks('.comparison .sort') },
  {
    name: 'comparatif, « il me faut »',
    route: '/comparatif',
    ready: '.tools',
    act: async (page) => {
      if ((await page.locator('.filter[open]').count()) === 0) await page.locator('.filter summary').click();
      await clicks('.filter input')(page);
    },
  },
  { name: 'questions, frappe', route: '/faq', ready: '.faq-search', act: types('#q', ['rancon', 'sauvegarde', 'zzz']) },
];

/** The page on a slow phone, alive and at rest, its banner answered. */
async function open(browser: Browser, route: string, ready: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(answerBanner);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`http://localhost:${ports.site}${route}`);
  const alive = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(alive, ready);
  await page.waitForTimeout(1000);
  return page;
}

/** Each interaction counts once, by its slowest event: pressing and releasing a key are one. */
async function measure(browser: Browser, { route, ready, act }: Interaction): Promise<number[]> {
  const page = await open(browser, route, ready);
  await page.evaluate((frame) => {
    const slowest = new Map<number, number>();
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: frame } as PerformanceObserverInit);
  }, frame);
  for (let round = 0; round < rounds; round += 1) await act(page);
  await page.waitForTimeout(500);
  const { slow, all } = await page.evaluate(() => ({
    slow: [...(window as unknown as { slowest: Map<number, number> }).slowest.values()],
    all: (performance as unknown as { interactionCount: number }).interactionCount,
  }));
  await page.close();
  // The browser tells only of those that took longer than a frame.
  return [...slow, ...Array<number>(Math.max(0, all - slow.length)).fill(frame)];
}

export const bench: Bench = async (_, atEnd) => {
  await requireFree({ site: ports.site });
  await freshSite();
  const site = await startSite(ports.site);
  atEnd(site.stop);
  const browser = await launch(atEnd);
  const row = startTable(`processeur ${slower} × plus lent`, 'nombre', 'médiane', 'INP', 'pire', `≤ ${bound} ms`);
  for (const interaction of interactions) {
    const sorted = (await measure(browser, interaction)).map(Math.round).sort((a, b) => b - a);
    const at = (place: number) => sorted[Math.floor(place)] ?? 0;
    // As the browsers' vendors define it: the worst, one left aside for every fifty.
    const inp = at(sorted.length / 50);
    const times = [at(sorted.length / 2), inp, at(0)].map((time) => `${time} ms`);
    row(interaction.name, sorted.length, ...times, inp <= bound ? 'oui' : 'non');
  }
};
