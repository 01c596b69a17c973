import { mkdir } from 'node:fs/promises';
import { report } from './checks/report.ts';
import {
  absent,
  type Check,
  counted,
  engineTests,
  fastChecks,
  noted,
  type Outcome,
  timed,
  tool,
  vitest,
} from './checks/suite.ts';
import { main } from './lib/failure.ts';
import { cache, inRoot, out } from './lib/paths.ts';
import { ports, requireFree } from './lib/ports.ts';
import { buildSite } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { readBudgets } from './measure/report.ts';
import { chromium } from './tools/chromium.ts';
import { otherEngines } from './tools/engines.ts';
import { hostServers } from './tools/hosts.ts';
import { lychee } from './tools/lychee.ts';

const playwrightReport = `${cache}/playwright.json`;

// Everything there is to know before landing, on a machine that has only Node, npm, cargo and Debian's tools.
await main(async () => {
  await requireFree(ports);
  await mkdir(cache, { recursive: true });
  const browser = await step('chromium', chromium, ({ path, origin }) => `${path}, ${origin}`);
  const servers = await step('serveurs', hostServers, ({ missing }) => absent(missing) ?? 'nginx, caddy');
  const engines = await step('moteurs', otherEngines, ({ missing }) => absent(missing) ?? 'firefox, webkit');
  const links = await step('lychee', lychee, ({ path, origin }) => `${path}, ${origin}`);

  const outcomes: Outcome[] = [];
  const run = async (check: Check) => {
    const outcome = await step(
      check.name,
      () => timed(check),
      ({ passed, failed, note }) => `${passed} passed, ${failed} failed${note ? `: ${note}` : ''}`,
    );
    outcomes.push(outcome);
    return outcome.failed === 0;
  };

  const built = await run({ name: 'build', run: () => buildSite().then(() => ({ passed: 1, failed: 0, output: '' })) });
  for (const check of fastChecks) await run(check);
  await run({ name: 'production', run: () => vitest('production', ['tests/production']) });
  await run({ name: 'sentinels', run: () => vitest('sentinels', ['tests/sentinels']) });
  const onExport: Check[] = [
    { name: 'export', run: () => vitest('export', ['tests/audits']) },
    { name: 'budgets', run: async () => budgets() },
    { name: 'html', run: () => htmlCheck() },
    { name: 'links', run: () => linkCheck(links.path) },
    { name: 'hosts', run: async () => ({ ...(await vitest('hosts', ['tests/hosts'])), ...noted(servers.missing) }) },
    { name: 'browser', run: () => browserTests(browser.path) },
    { name: 'engines', run: () => engineTests(engines.missing) },
  ];
  for (const check of onExport) {
    await run(
      built ? check : { name: check.name, run: async () => ({ passed: 0, failed: 1, output: 'Not run: the build failed.' }) },
    );
  }
  return report(outcomes);
});

async function htmlCheck() {
  const { code, output } = await tool('html-validate', ['--config', 'scripts/checks/html-validate.cjs', `${out}/**/*.html`]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

function budgets() {
  const { over, pages } = readBudgets();
  const failing = new Set(over.map((text) => text.split(':')[0]));
  return { passed: pages - failing.size, failed: failing.size, output: over.join('\n') };
}

async function linkCheck(path: string) {
  const { site } = await import('#src/content/site.ts');
  const { code, output } = await tool(path, [
    '--config',
    inRoot('scripts/checks/lychee.toml'),
    '--root-dir',
    out,
    // Whole addresses of the site are its files too: those of the sitemap, the feed, the twins.
    '--remap',
    `${site.adresse.replaceAll('.', '\\.')} file://${out}`,
    ...['**/*.html', '**/*.md', 'sitemap.xml', 'feed.xml', 'llms.txt'].map((files) => `${out}/${files}`),
  ]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

function browserTests(path: string) {
  const count = (text: string): [number, number] => {
    const { expected, unexpected, flaky, skipped } = JSON.parse(text).stats;
    return [expected, unexpected + flaky + skipped];
  };
  const environment = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  return counted(
    'playwright',
    ['test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
    playwrightReport,
    count,
    environment,
  );
}
