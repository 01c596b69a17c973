import lighthouse, { type Flags, type Result } from 'lighthouse';
import { unlisted } from '#src/config/routes.ts';
import { routes } from '#src/content/inventory.ts';
import { main } from './lib/failure.ts';
import { buildIndexable } from './lib/indexable.ts';
import { freePort, ports, requireFree } from './lib/ports.ts';
import { freshSite } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { launch, row, saveResult } from './measure/bench.ts';
import type { Kind } from './measure/bounds.ts';
import { median } from './measure/median.ts';
import { startGateway } from './services/gateway.ts';
import { startSite } from './services/site.ts';

// What Lighthouse finds on a phone: every page once, its slow phone simulated; then a page of each kind five times,
// simulated and applied, beside the same page without its scripts. A score is worth a comparison on one machine.
// npm run bench:pages, or npm run bench:pages -- /tarifs /faq for some pages only.

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices'];
const examples: Record<Kind, string> = {
  reading: '/garanties/rgpd',
  accordion: '/assureurs/axa',
  instrument: '/tarifs',
  form: '/devis',
};
/** This build may not be listed: it has no identities. Engines look at one that has. */
const skipAudits = ['is-crawlable'];

type Scores = { scores: number[]; lcp: number; tbt: number; cls: number; failed: string[] };

const read = ({ categories: graded, audits }: Result): Scores => {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(graded).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    scores: Object.values(graded).map(({ score }) => Math.round((score ?? Number.NaN) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
};

await main(async () => {
  await requireFree({ site: ports.site, backend: ports.backend });
  await freshSite();
  const indexable = await step('à indexer', buildIndexable, () => 'identités inventées, jamais déployé');
  // The bucket alone: pages ask for their brand there.
  const backend = await startGateway(ports.backend, { port: undefined });
  const site = await startSite(ports.site);
  const listedPort = await freePort();
  const listed = await startSite(listedPort, indexable.out);
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);

  const ask = async (address: string, flags: Flags, again = true): Promise<Result> => {
    const done = await lighthouse(address, { port, logLevel: 'silent', ...flags });
    // Now and then the browser's own trace is not whole.
    if (done?.lhr.runtimeError && again) return ask(address, flags, false);
    if (!done || done.lhr.runtimeError)
      throw new Error(`${address}: ${done?.lhr.runtimeError?.message ?? 'Lighthouse says nothing'}`);
    return done.lhr;
  };
  const audit = async (route: string, flags: Flags): Promise<Scores> =>
    read(await ask(`http://localhost:${ports.site}${route}`, { skipAudits, ...flags }));
  /** What engines find on the page as it will be deployed. */
  const engines = async (route: string): Promise<Scores> => {
    const exempt = unlisted.includes(route) ? { skipAudits } : {};
    return read(await ask(`http://localhost:${listedPort}${route}`, { onlyCategories: ['seo'], ...exempt }));
  };
  const line = (cells: (string | number)[]) => process.stdout.write(`${row(cells, 34, 12)}\n`);

  try {
    const wanted = process.argv.slice(2).filter((each) => each.startsWith('/'));
    const pages: Record<string, Scores> = {};
    line(['', 'vitesse', 'accès', 'pratiques', 'moteurs', 'LCP', 'blocage', 'décalage']);
    for (const route of wanted.length > 0 ? wanted : routes) {
      const result = await audit(route, { onlyCategories: categories });
      const listed = await engines(route);
      result.scores.push(...listed.scores);
      result.failed.push(...listed.failed);
      pages[route] = result;
      line([
        route,
        ...result.scores,
        `${Math.round(result.lcp)} ms`,
        `${Math.round(result.tbt)} ms`,
        result.cls.toFixed(3),
        `  ${result.failed.join(', ')}`,
      ]);
    }

    const kinds: Record<string, number[]> = {};
    if (wanted.length === 0) {
      process.stdout.write('\n');
      line([`LCP, médiane de ${rounds}`, 'avec scripts', 'sans', 'rapport', 'blocage']);
      for (const [kind, route] of Object.entries(examples)) {
        for (const throttlingMethod of ['simulate', 'devtools'] as const) {
          const several = async (flags: Flags) => {
            const result: Scores[] = [];
            for (let round = 0; round < rounds; round += 1)
              result.push(await audit(route, { onlyCategories: ['performance'], throttlingMethod, ...flags }));
            return result;
          };
          const whole = await several({});
          const bare = await several({ blockedUrlPatterns: ['*.js'] });
          const [lcp, without] = [whole, bare].map((result) => median(result.map((each) => each.lcp))) as [number, number];
          const tbt = median(whole.map((each) => each.tbt));
          kinds[`${kind} ${throttlingMethod}`] = [lcp, without, lcp / without, tbt];
          line([
            `${route}, ${throttlingMethod === 'simulate' ? 'simulé' : 'appliqué'}`,
            `${Math.round(lcp)} ms`,
            `${Math.round(without)} ms`,
            (lcp / without).toFixed(3),
            `${Math.round(tbt)} ms`,
          ]);
        }
      }
    }
    await saveResult('pages', { rounds, pages, kinds });
    return 0;
  } finally {
    await browser.close();
    await listed.stop();
    await indexable.remove();
    await site.stop();
    await backend.stop();
  }
});
