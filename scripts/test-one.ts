import { existsSync, globSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { nearest } from '#src/domain/nearest.ts';
import { deno } from './checks/suite.ts';
import { run } from './lib/children.ts';
import { Failure, main } from './lib/failure.ts';
import { bin, root } from './lib/paths.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshContent, freshSite } from './lib/site.ts';
import { browserPaths } from './tools/chromium.ts';
import { missingFailure, provide } from './tools/index.ts';

// npm run test:one -- tests/e2e/faq.spec.ts, or several: each with what it needs made first, and nothing more. What is
// no file goes to the runner: -t "a title" (vitest), -g "a title" (Playwright), --filter "a title" (Deno).

type Runner = { command: string; args: string[]; env?: Record<string, string> };
type Suite = { folders: string[]; prepare: () => Promise<Runner> };

const vitest: Runner = { command: 'vitest', args: ['run', '--config=tests/vitest.config.ts'] };
const after = (prepare: () => Promise<unknown>) => () => prepare().then(() => vitest);

const suites: Suite[] = [
  { folders: ['unit', 'content', 'sentinels'], prepare: after(freshContent) },
  { folders: ['audits'], prepare: after(freshSite) },
  // It builds a site of its own.
  { folders: ['production', 'postgres'], prepare: async () => vitest },
  {
    folders: ['hosts'],
    prepare: after(async () => {
      await provide('nginx');
      await freshSite();
    }),
  },
  {
    folders: ['engines'],
    prepare: after(async () => {
      const { missing } = await provide('firefox', 'webkit');
      if (missing.length === 2) throw missingFailure('Il faut Firefox ou WebKitGTK, et aucun n’est là.', missing);
      await requireFree(ports);
      await freshSite();
    }),
  },
  { folders: ['function'], prepare: async () => ({ command: 'deno', args: ['test', ...deno, '--allow-all'] }) },
  {
    folders: ['e2e'],
    prepare: async () => {
      await requireFree(ports);
      const { paths } = await provide('chromium', 'headless-shell');
      await freshSite();
      const args = ['test', '--config=tests/playwright.config.ts', '--reporter=list'];
      return { command: 'playwright', args, env: browserPaths(paths) };
    },
  },
];

const testFiles = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root });
const takesTitle = ['-t', '--testNamePattern', '-g', '--grep', '--filter'];
/** A title may be a word that is also a folder's name. */
const looksLikeFile = (argument: string, index: number, all: string[]) =>
  !argument.startsWith('-') &&
  !takesTitle.includes(all[index - 1] ?? '') &&
  (/\.tsx?(:\d+)?$/.test(argument) || existsSync(argument));

function testFile(argument: string): string {
  // Playwright takes the line of a test too.
  const [path = '', line] = argument.split(/:(?=\d+$)/);
  const file = relative(root, resolve(path));
  if (testFiles.includes(file)) return line ? `${file}:${line}` : file;
  const named = (name: string) => testFiles.filter((each) => basename(each) === name);
  const near = nearest(basename(file), new Set(testFiles.map((each) => basename(each)))).flatMap(named);
  const remedy =
    near.length > 0
      ? `Vouliez-vous dire :\n${near.map((each) => `  ${each}`).join('\n')}`
      : 'Les tests sont sous tests/, en .test.ts ou .spec.ts.';
  throw new Failure(`${argument} n’est pas un fichier de test. ${remedy}`);
}

await main(async () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--install');
  const files = given.filter(looksLikeFile).map(testFile);
  const options = given.filter((...argument) => !looksLikeFile(...argument));
  if (files.length === 0)
    throw new Failure('Donnez un fichier au moins : npm run test:one -- tests/unit/search.test.ts tests/e2e/faq.spec.ts');
  let worst = 0;
  for (const { folders, prepare } of suites) {
    const own = files.filter((file) => folders.includes(file.split('/')[1] ?? ''));
    if (own.length === 0) continue;
    const { command, args, env = {} } = await prepare();
    worst = Math.max(
      worst,
      await run(bin(command), [...args, ...own, ...options], { cwd: root, env: { ...process.env, ...env } }),
    );
  }
  return worst;
});
