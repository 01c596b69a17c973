import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bin, inRoot } from '../lib/paths.ts';

export type Floor = { next: string; bytes: number; files: number };

export const floorFile = inRoot('scripts/measure/floor.json');
export const nextVersion = (): string => JSON.parse(readFileSync(inRoot('node_modules/next/package.json'), 'utf8')).version;

/** What Next sends with a page that has nothing to do: the site's own bounds are counted from there. */
export function measureFloor(): Floor {
  const app = inRoot('tests/audits/finish-app');
  const { status, stdout, stderr } = spawnSync(bin('next'), ['build'], { cwd: app, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  const page = readFileSync(join(app, 'out/vide.html'), 'utf8');
  const scripts = [...page.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/gi)].map(([, address = '']) => address);
  const bytes = scripts.reduce((sum, address) => sum + brotliCompressSync(readFileSync(join(app, 'out', address))).length, 0);
  for (const folder of ['.next', 'out']) rmSync(join(app, folder), { recursive: true, force: true });
  return { next: nextVersion(), bytes, files: scripts.length };
}
