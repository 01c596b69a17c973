import { availableParallelism, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright';
import { main } from './lib/failure.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshSite } from './lib/site.ts';
import { answerBanner, launch, row, saveResult } from './measure/bench.ts';
import { startSite } from './services/site.ts';

// How long after a choice or a key press the next frame comes, on a processor four times slower: the
// browser's own event timing, as « interaction to next paint » is made of. A time is worth a comparison on
// one machine, so nothing is asserted here.

const slower = 4;
const bound = 100;
const rounds = 3;
const frame = 16;

type Interaction = { name: string; route: string; ready: string; act: (page: Page) => Promise<void> };
type Row = { name: string; count: number; median: number; inp: number; worst: number };

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

/** The time from the key to the first frame that shows the new results, which React may draw after the letter. */
async function untilResults(browser: Browser): Promise<number[]> {
  const page = await open(browser, '/faq', '.faq-search');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let pressed = 0;
    document.querySelector('#q')?.addEventListener('keydown', ({ timeStamp }) => {
      pressed = timeStamp;
    });
    // The second frame's start tells that the first one was handed over.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame((now) => pressed && times.push(now - pressed)));
    const themes = document.querySelector('.themes') as Node;
    new MutationObserver(drawn).observe(themes, { childList: true, subtree: true });
  });
  for (let round = 0; round < rounds; round += 1) await types('#q', ['rancon', 'sauvegarde', 'zzz'])(page);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  return times;
}

const summary = (name: string, times: number[]): Row => {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const from = (end: number) => sorted[sorted.length - 1 - end] ?? 0;
  // As the browsers' vendors define it: the worst, one left aside for every fifty.
  const inp = from(Math.floor(sorted.length / 50));
  return { name, count: sorted.length, median: from(Math.floor(sorted.length / 2)), inp, worst: from(0) };
};

await main(async () => {
  await requireFree({ site: ports.site });
  await freshSite();
  const site = await startSite(ports.site);
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const interaction of interactions) rows.push(summary(interaction.name, await measure(browser, interaction)));
    rows.push(summary('questions, résultats affichés', await untilResults(browser)));
    const line = (cells: (string | number)[]) => process.stdout.write(`${row(cells, 32, 10)}\n`);
    line(['processeur 4 × plus lent', 'nombre', 'médiane', 'INP', 'pire', `≤ ${bound} ms`]);
    for (const { name, count, median, inp, worst } of rows)
      line([name, count, `${median} ms`, `${inp} ms`, `${worst} ms`, inp <= bound ? 'oui' : 'non']);
    const [load = 0] = loadavg();
    const cores = availableParallelism();
    // On a machine that others use, these are their times too.
    process.stdout.write(`\ncharge ${load.toFixed(1)} sur ${cores} cœurs\n`);
    await saveResult('interaction', { slower, bound, rounds, load, cores, rows });
    return 0;
  } finally {
    await browser.close();
    await site.stop();
  }
});
