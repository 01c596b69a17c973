import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** Installs Debian's packages, where one may. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  // At this run level the servers among them are not started, as long as systemd does not see to it.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env: environment });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...packages);
}
