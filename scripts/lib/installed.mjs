import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages of a lock file: the project's, or the one in which npm itself notes what it has
 * installed.
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether all that package-lock.json names stands in node_modules, by npm's own account: what `npm
 * install` or `npm ci` put there is believed, whoever called them. An optional package may be
 * missing, since it may be another system's.
 */
export function isInstalled(root) {
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(
    ([path]) => path !== '',
  );
  const there = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return wanted.every(([path, { version, optional }]) =>
    there[path] ? there[path].version === version : optional === true,
  );
}
