import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { startGateway } from './dev/gateway.ts';
import { startExport } from './dev/site.ts';
import { provideTools } from './dev/tools.ts';
import { collect } from './lib/children.ts';
import { main } from './lib/failure.ts';
import { cache, out } from './lib/paths.ts';
import { choosePorts, findFreePort } from './lib/ports.ts';
import { ensureSite } from './lib/site.ts';

// npm run bench                  runs Lighthouse once on every route, then measures how long the
//                                pages need to react to input on a slow processor
// npm run bench -- /tarifs /faq  prints the medians of five rounds of Lighthouse
// No time makes this program fail, because times are comparable between runs on one machine only.

const CPU_SLOWDOWN = 4;
/** Network conditions of Lighthouse's « slow 4G ». */
const slow4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };
const ROUNDS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function printRow(name: string, cells: (number | string)[]): void {
  process.stdout.write(`${name.padEnd(40)}${cells.map((c) => String(c).padStart(15)).join('')}\n`);
}

async function measureRoute(lighthouse: string, address: string, port: number): Promise<number[]> {
  const file = `${cache}/lighthouse.json`;
  await collect([
    ...[lighthouse, address, `--port=${port}`, '--quiet', '--output=json'],
    // Skips the audit whether search engines may index the page, because only a production build
    // allows it. The export tests check that build.
    ...[`--output-path=${file}`, `--only-categories=${categories}`, '--skip-audits=is-crawlable'],
  ]);
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  return [
    ...categories.map((name) => (report.categories[name]?.score ?? 0) * 100),
    ...Object.values(audits).map((id) => report.audits[id]?.numericValue ?? Number.NaN),
  ];
}

/** Repeats a measurement and returns the median of each figure. */
async function repeat(rounds: number, measure: () => Promise<number[]>): Promise<number[]> {
  const results: number[][] = [];
  for (let round = 0; round < rounds; round++) results.push(await measure());
  return (results[0] ?? []).map((_, figure) => {
    const sorted = results.map((each) => each[figure] ?? Number.NaN).sort((a, b) => a - b);
    return Math.round((sorted[Math.floor(rounds / 2)] ?? Number.NaN) * 1000) / 1000;
  });
}

async function throttle(page: Page, network = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) await session.send('Network.emulateNetworkConditions', slow4G);
}

/**
 * Measures how long a visitor waits after a touch of the form at the first paint, until React has
 * hydrated it.
 */
async function measureFirstTouch(page: Page, route: string): Promise<number> {
  await throttle(page, true);
  await page.goto(route, { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail');
  await email.waitFor();
  const from = performance.now();
  await email.focus();
  await page.locator('form[data-alive]').waitFor({ state: 'attached' });
  return performance.now() - from;
}

/** Measures the time from an input event to the next frame that the browser paints. */
async function measureNextFrame(page: Page, route: string, act: () => Promise<void>) {
  await page.goto(route, { waitUntil: 'networkidle' });
  await act(); // loads scripts, because only the second use is measured
  await page.waitForLoadState('networkidle');
  await throttle(page);
  await page.evaluate(() => {
    const measure = () => {
      const from = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          document.body.dataset['frame'] = String(performance.now() - from);
        }),
      );
    };
    for (const type of ['input', 'change'])
      addEventListener(type, measure, { once: true, capture: true });
  });
  await act();
  const body = page.locator('body[data-frame]');
  return Number(await body.getAttribute('data-frame'));
}

async function runTimings(newPage: () => Promise<Page>): Promise<void> {
  printRow(`\nphone, processor ${CPU_SLOWDOWN}x slower`, ['median ms', 'goal ms']);
  const time = async (name: string, goal: number, measure: (page: Page) => Promise<number>) => {
    const medians = await repeat(ROUNDS, async () => {
      const page = await newPage();
      const milliseconds = await measure(page);
      await page.close();
      return [Math.round(milliseconds)];
    });
    printRow(name, [...medians, goal]);
  };
  for (const route of ['/', '/devis'])
    await time(`first touch of the form, ${route}`, 1000, (page) => measureFirstTouch(page, route));
  let letter = 0;
  await time('next frame after typing, /recherche', 100, (page) =>
    measureNextFrame(page, '/recherche', () =>
      page.getByRole('main').getByRole('searchbox').fill(`rançon ${letter++}`),
    ),
  );
  await time('next frame after a slider, /outils/perte…', 100, (page) =>
    measureNextFrame(page, '/outils/perte-exploitation', () =>
      page.getByLabel('Arrêt complet').fill(`${1 + (letter++ % 9)}`),
    ),
  );
  await time('next frame after a choice, /tarifs', 100, (page) =>
    measureNextFrame(page, '/tarifs', () =>
      page
        .getByRole('radio', { name: ['Finance', 'Santé'][letter++ % 2] ?? '' })
        .check({ force: true }),
    ),
  );
}

await main(async () => {
  const routes = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  await ensureSite();
  const { chromium: executablePath, lighthouse } = await provideTools('chromium', 'lighthouse');
  const [ports, port] = await Promise.all([choosePorts(), findFreePort()]);
  const ends = new AsyncDisposableStack();
  try {
    // Starts the gateway for the logos of the bucket only. The pages of this run send no request to
    // the function.
    const gateway = await startGateway(ports.backend);
    ends.defer(gateway.stop);
    const site = await startExport(ports);
    ends.defer(site.stop);
    const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath, args });
    ends.defer(() => browser.close());

    const baseURL = `http://localhost:${ports.site}`;
    const all = globSync('**/*.html', { cwd: out, exclude: ['404.html'] }).map(
      (file) => `/${file.replace(/(^index)?\.html$/, '')}`,
    );
    const rounds = routes.length > 0 ? ROUNDS : 1;
    printRow(`Lighthouse, phone, rounds: ${rounds}`, [...categories, ...Object.keys(audits)]);
    for (const route of routes.length > 0 ? routes : all.sort())
      printRow(route, await repeat(rounds, () => measureRoute(lighthouse, baseURL + route, port)));
    if (routes.length === 0) await runTimings(() => browser.newPage({ baseURL, locale: 'fr-FR' }));
  } finally {
    await ends.disposeAsync();
  }
});
