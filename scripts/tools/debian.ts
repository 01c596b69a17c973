import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** Installs Debian's packages, where one may; the services among them are not started. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env: environment });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
