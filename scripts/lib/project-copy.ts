import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collect } from './children.ts';
import { inRoot } from './paths.ts';

/**
 * Copies the project for a build that must not change this folder: the files that Git does not
 * ignore, and hard links to the packages.
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: inRoot(), encoding: 'utf8' }).split('\0');
  const present = files.filter((file) => file && existsSync(inRoot(file)));
  await Promise.all(present.map((file) => cp(inRoot(file), join(folder, file))));
  const packages = (await readdir(inRoot('node_modules'))).filter((name) => name !== '.cache');
  const paths = packages.map((name) => inRoot('node_modules', name));
  await collect(['cp', '-al', ...paths, join(folder, 'node_modules')]);
  // Copies Next's cache. Ignores errors, because another build may delete a part of it at the same
  // time.
  const cache = ['cp', '-a', '--parents', '.next/cache', folder];
  await collect(cache).catch(() => undefined);
}
