import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { unlisted } from '#src/config/routes.ts';
import { routes } from '#src/content/inventory.ts';
import { provideTools } from '../../dev/tools.ts';
import { buildIndexable } from '../../lib/indexable.ts';
import { choosePorts, freePort } from '../../lib/ports.ts';
import { freshSite } from '../../lib/site.ts';
import { step } from '../../lib/steps.ts';
import { startGateway } from '../../services/gateway.ts';
import { startExport, startSite } from '../../services/site.ts';
import { type Bench, startTable } from '../bench.ts';
import type { Kind } from '../bounds.ts';
import { median } from '../median.ts';

// What Lighthouse finds on a phone: every page once, its slow phone simulated; then a page of each
// kind five times, simulated and applied, beside the same page without its scripts. A score is
// worth a comparison on one machine. npm run bench -- pages /tarifs /faq for some pages only.

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices'];
const examples: Record<Kind, string> = {
  reading: '/garanties/rgpd',
  instrument: '/tarifs',
  form: '/devis',
};
/** This build may not be listed: it has no identities. Engines look at one that has. */
const skipAudits = ['is-crawlable'];

type Scores = { scores: number[]; lcp: number; tbt: number; cls: number; failed: string[] };

const read = ({ categories: graded, audits }: Result): Scores => {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(graded).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: Object.values(graded).map(({ score }) => Math.round((score ?? Number.NaN) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
};

export const bench: Bench = async (wantedRoutes, atEnd) => {
  const ports = await choosePorts();
  await freshSite();
  const indexable = await step(
    'à indexer',
    buildIndexable,
    () => 'identités inventées, jamais déployé',
  );
  atEnd(indexable.remove);
  // The bucket alone: pages ask for their brand there.
  const backend = await startGateway(ports.backend, { port: undefined });
  atEnd(backend.stop);
  const site = await startExport(ports);
  atEnd(site.stop);
  const listedPort = await freePort();
  const listed = await startSite(listedPort, indexable.out);
  atEnd(listed.stop);
  const port = await freePort();
  const { chromium: executablePath } = await provideTools('chromium');
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  atEnd(() => browser.close());

  const ask = async (address: string, flags: Flags, again = true): Promise<Scores> => {
    const done = await lighthouse(address, { port, logLevel: 'silent', ...flags });
    // Now and then the browser's own trace is not whole.
    if (done?.lhr.runtimeError && again) return ask(address, flags, false);
    if (!done || done.lhr.runtimeError)
      throw new Error(
        `${address}: ${done?.lhr.runtimeError?.message ?? 'Lighthouse says nothing'}`,
      );
    return read(done.lhr);
  };
  const audit = (route: string, flags: Flags) =>
    ask(`http://localhost:${ports.site}${route}`, { skipAudits, ...flags });
  /** What engines find on the page as it will be deployed. */
  const engines = (route: string) =>
    ask(`http://localhost:${listedPort}${route}`, {
      onlyCategories: ['seo'],
      ...(unlisted.includes(route) && { skipAudits }),
    });

  const wanted = wantedRoutes.filter((each) => each.startsWith('/'));
  const page = startTable(
    '',
    'vitesse',
    'accès',
    'pratiques',
    'moteurs',
    'LCP',
    'blocage',
    'décalage',
  );
  for (const route of wanted.length > 0 ? wanted : routes) {
    const [{ scores, lcp, tbt, cls, failed }, found] = [
      await audit(route, { onlyCategories: categories }),
      await engines(route),
    ];
    const times = [lcp, tbt].map((time) => `${Math.round(time)} ms`);
    page(
      route,
      ...scores,
      ...found.scores,
      ...times,
      cls.toFixed(3),
      `  ${[...failed, ...found.failed].join(', ')}`,
    );
  }
  if (wanted.length > 0) return [];

  const row = startTable(`LCP, médiane de ${rounds}`, 'avec scripts', 'sans', 'rapport', 'blocage');
  for (const route of Object.values(examples)) {
    for (const throttlingMethod of ['simulate', 'devtools'] as const) {
      const several = async (flags: Flags) => {
        const results: Scores[] = [];
        for (let round = 0; round < rounds; round += 1)
          results.push(
            await audit(route, { onlyCategories: ['performance'], throttlingMethod, ...flags }),
          );
        return results;
      };
      const whole = await several({});
      const bare = await several({ blockedUrlPatterns: ['*.js'] });
      const [lcp, without] = [whole, bare].map((results) =>
        median(results.map((each) => each.lcp)),
      ) as [number, number];
      const times = [lcp, without].map((time) => `${Math.round(time)} ms`);
      const blocked = `${Math.round(median(whole.map(({ tbt }) => tbt)))} ms`;
      row(
        `${route}, ${throttlingMethod === 'simulate' ? 'simulé' : 'appliqué'}`,
        ...times,
        (lcp / without).toFixed(3),
        blocked,
      );
    }
  }
  return [];
};
