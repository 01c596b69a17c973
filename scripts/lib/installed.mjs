import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Returns whether the installed packages are those of package-lock.json. npm lists them in
 * node_modules/.package-lock.json. An optional package may be missing, because it may be for
 * another system.
 */
export function isInstalled(root) {
  const required = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path]) => path !== '',
  );
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return required.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional === true,
  );
}
