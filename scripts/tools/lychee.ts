import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { collect } from '../lib/children.ts';
import { onPath } from './on-path.ts';

const version = '0.24.2';
const folder = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'cyber-clair',
  `lychee-${version}`,
);

/** Builds the link checker into the user's cache, and nowhere else. */
export const lycheeCommand = [
  'cargo',
  'install',
  'lychee',
  '--locked',
  '--version',
  version,
  '--root',
  folder,
];

// It checks some forty local files: what counts is that it is built soon, not that it runs fast.
const quickBuild = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_DEBUG: '0',
  CARGO_PROFILE_RELEASE_STRIP: 'symbols',
};

const isLychee = (path: string) =>
  /^lychee \d/.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/**
 * The link checker: the one on the path, else the one that cargo has built. (npm's `lychee` is
 * another program.)
 */
export function findLychee(): string | undefined {
  const own = join(folder, 'bin', 'lychee');
  return [onPath('lychee'), own].find((path) => path && existsSync(path) && isLychee(path));
}

export async function buildLychee(progress: (text: string) => void): Promise<void> {
  const target = join(folder, 'target'); // kept until the end, so that an interrupted build goes on where it was
  await collect(lycheeCommand, progress, {
    env: { ...quickBuild, CARGO_TARGET_DIR: target },
    last: 15,
  });
  await rm(target, { recursive: true, force: true });
}
