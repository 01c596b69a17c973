import type { Browser } from 'playwright';
import { freePort, ports, requireFree } from '../../lib/ports.ts';
import { freshSite } from '../../lib/site.ts';
import { startSite } from '../../services/site.ts';
import { answerBanner, type Bench, launch, startTable } from '../bench.ts';
import { median } from '../median.ts';
import { startSlowNetwork } from '../slow-network.ts';

// From a click on a link to the first paint of the page it leads to, heading included: on a slow line, with a
// processor four times slower, after 300 ms over the link and without. Beside it the same without any prefetch.

const slower = 4;
const rounds = 7;
const bound = 0.6;

const links: [from: string, to: string][] = [
  ['/garanties', '/garanties/rgpd'],
  ['/assureurs', '/assureurs/hiscox'],
  ['/', '/tarifs'],
];

type Scenario = { name: string; hover: number; prefetch: boolean };
const scenarios: Scenario[] = [
  { name: 'sans', hover: 0, prefetch: false },
  { name: 'à l’instant', hover: 0, prefetch: true },
  { name: 'après 300 ms', hover: 300, prefetch: true },
];

async function measure(browser: Browser, [from, to]: [string, string], { hover, prefetch }: Scenario): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(answerBanner);
  await context.addInitScript(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      true,
    ),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Network.enable');
  if (!prefetch) await session.send('Network.setBlockedURLs', { urls: ['*/speculation.json'] });
  await page.goto(`http://localhost:${ports.site}${from}`, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${from} has no link to ${to}`);
  await page.waitForTimeout(500);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${to}`);
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const clicked = Number(sessionStorage.getItem('clicked'));
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(performance.timeOrigin + first.startTime - clicked);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return milliseconds;
}

export const bench: Bench = async (_, atEnd) => {
  await requireFree({ site: ports.site });
  await freshSite();
  const port = await freePort();
  const site = await startSite(port);
  atEnd(site.stop);
  const line = await startSlowNetwork(ports.site, port);
  atEnd(line.stop);
  const browser = await launch(atEnd);
  const row = startTable('du clic au titre, 4G lente', ...scenarios.map(({ name }) => name), `rapport ≤ ${bound}`);
  for (const link of links) {
    const times: number[] = [];
    for (const scenario of scenarios) {
      const measured: number[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measure(browser, link, scenario));
      times.push(Math.round(median(measured)));
    }
    row(link.join(' → '), ...times.map((time) => `${time} ms`), ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2));
  }
};
