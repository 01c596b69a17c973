import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { onPath } from './on-path.ts';

const version = '0.24.2';
const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cyber-clair', `lychee-${version}`);

// It checks some forty local files: what counts is that it is built soon, not that it runs fast.
const quickBuild = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_DEBUG: '0',
  CARGO_PROFILE_RELEASE_STRIP: 'symbols',
};

const isLychee = (path: string) => /^lychee \d/.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The link checker: the one on the path, else built once by cargo into the user's cache. (npm's `lychee` is another program.) */
export async function lychee(progress: (text: string) => void): Promise<{ path: string; origin: string }> {
  const there = onPath('lychee');
  if (there && isLychee(there)) return { path: there, origin: 'celui du système' };
  const own = join(folder, 'bin', 'lychee');
  if (existsSync(own)) return { path: own, origin: 'déjà construit' };
  if (!onPath('cargo')) {
    throw new Failure(
      'lychee manque, et cargo pour le construire : installez l’un ou l’autre (https://rustup.rs), puis relancez.',
    );
  }
  let said = '';
  const onOutput = (text: string) => {
    said = `${said}${text}`.slice(-4000);
    progress(text.trim().split('\n').at(-1) ?? '');
  };
  const arguments_ = ['install', 'lychee', '--locked', '--version', version, '--root', folder];
  const target = join(folder, 'target'); // kept until the end, so that an interrupted build goes on where it was
  const code = await run('cargo', arguments_, { env: { ...process.env, ...quickBuild, CARGO_TARGET_DIR: target }, onOutput });
  if (code !== 0) throw new Failure(`cargo n’a pas pu construire lychee :\n${said}`);
  await rm(target, { recursive: true, force: true });
  return { path: own, origin: `construit par cargo dans ${folder}` };
}
