import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from '../lib/failure.ts';
import { bin } from '../lib/paths.ts';
import { installPackages } from './debian.ts';
import { onPath } from './on-path.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const system = () => names.map(onPath).find(Boolean);

/** The browser of the tests: the system's, else Debian's package, else Playwright's own download. */
export async function chromium(): Promise<{ path: string; origin: string }> {
  const there = process.env.CHROMIUM_PATH ?? system();
  if (there) return { path: there, origin: 'celui du système' };
  installPackages('chromium');
  const installed = system();
  if (installed) return { path: installed, origin: 'paquet Debian, installé' };
  spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'ignore' });
  const { chromium: own } = await import('playwright');
  if (existsSync(own.executablePath())) return { path: own.executablePath(), origin: 'téléchargé par Playwright' };
  throw new Failure('Chromium manque et n’a pas pu être installé : installez-le (« apt install chromium »), puis relancez.');
}
