import { mkdir } from 'node:fs/promises';
import { contentChecks, sourceChecks } from './checks/fast.ts';
import { report } from './checks/report.ts';
import { suite } from './checks/suites.ts';
import { type Check, type Outcome, timed, verdict } from './checks/tool.ts';
import { main } from './lib/failure.ts';
import { cache, inRoot, out } from './lib/paths.ts';
import { ports, requireFree } from './lib/ports.ts';
import { buildSite, freshContent } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { cleanCommit, noteTested } from './lib/tested.ts';
import { provide, type ToolName } from './tools/index.ts';

const build: Check = {
  name: 'build',
  run: async () => {
    await buildSite();
    return { passed: 1, failed: 0, output: '' };
  },
};

const html = verdict('html', [
  'html-validate',
  ['--config', 'scripts/checks/html-validate.cjs', `${out}/**/*.html`],
]);

const budgets: Check = {
  name: 'budgets',
  run: async () => {
    // The bounds count what content holds, which a fresh clone has to make first.
    const { readBudgets } = await import('./measure/report.ts');
    const { over, pages } = readBudgets();
    const failing = new Set(over.map((text) => text.split(':')[0]));
    return { passed: pages - failing.size, failed: failing.size, output: over.join('\n') };
  },
};

const links = (lychee: string): Check => ({
  name: 'links',
  run: async () => {
    const { site } = await import('#src/content/identity.ts');
    // Whole addresses of the site are its files too: those of the sitemap and the Markdown copies.
    const remap = ['--remap', `${site.adresse.replaceAll('.', '\\.')} file://${out}`];
    const files = ['**/*.html', '**/*.md', 'sitemap.xml', 'llms.txt'].map(
      (each) => `${out}/${each}`,
    );
    return verdict('links', [
      lychee,
      ['--config', inRoot('scripts/checks/lychee.toml'), '--root-dir', out, ...remap, ...files],
    ]).run();
  },
});

/** `-- --content`: what a correction of content can break, after the check and the build. */
const isOfContent = process.argv.includes('--content');
const ofContent = ['budgets', 'html', 'links', 'export', 'browser/quote/thread'];
/**
 * `-- --only=unit,export,browser/quote`: these alone, each by the beginning of its name; of the
 * browser's tests, a folder.
 */
const only = isOfContent
  ? ofContent
  : process.argv.flatMap((argument) =>
      argument.startsWith('--only=') ? argument.slice(7).split(',') : [],
    );
const isWanted = (name: string) =>
  only.length === 0 || only.some((one) => name.startsWith(one.split('/')[0] ?? ''));

// Everything there is to know before landing, on a machine that has only Node, npm, cargo and
// Debian's tools.
await main(async () => {
  const commit = cleanCommit();
  await requireFree(ports);
  await mkdir(cache, { recursive: true });
  const programs: ToolName[] = ['chromium', 'headless-shell'];
  if (isOfContent) programs.push('lychee');
  if (only.length === 0) programs.push('nginx', 'firefox', 'webkit', 'lychee', 'faketime');
  const provided = await provide(...programs);
  await freshContent();

  const built = step('build', () => timed(build), countsOf);
  const onExport = ({ name, run }: Check): Check => ({
    name,
    run: async () =>
      (await built).failed === 0
        ? run()
        : { passed: 0, failed: 1, output: 'Not run: the build failed.' },
  });

  // Side by side, as much as two cores take, what needs no quiet machine. Firefox and WebKit alone
  // need the site's ports, and leave a core idle for half of their time.
  const outcomes = await Promise.all([
    built.then((outcome) => [outcome]),
    inTurn(
      [
        suite('production'),
        budgets,
        html,
        links(provided.paths.lychee),
        suite('hosts', provided),
      ].map(onExport),
    ),
    inTurn([suite('export'), suite('engines', provided)].map(onExport)),
    inTurn([
      ...sourceChecks,
      ...contentChecks,
      suite('running function'),
      suite('sentinels', provided),
    ]),
  ]);
  // Alone: it waits for what a busy machine would make late.
  const folders = only
    .filter((one) => one.startsWith('browser/'))
    .map((one) => one.replace('browser', 'tests/e2e'));
  const inBrowser = await inTurn([
    onExport(suite('browser', provided, folders.length > 0 ? folders : undefined)),
  ]);
  const code = report([...outcomes.flat(), ...inBrowser]);
  // A deployment asks for it.
  if (code === 0 && (isOfContent || only.length === 0))
    await noteTested(commit, isOfContent ? 'content' : 'all');
  return code;
});

function countsOf({ passed, failed, note }: Outcome) {
  return `${passed} passed, ${failed} failed${note ? `: ${note}` : ''}`;
}

async function inTurn(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks)
    if (isWanted(check.name)) outcomes.push(await step(check.name, () => timed(check), countsOf));
  return outcomes;
}
