// Entry point of every npm command: checks Node, installs missing packages, then starts the program
// with the Node of node_modules, because several tools need Node 22.19 and a machine may have 20.9.
// npm has this Node package for Linux only. This file is JavaScript, because it runs before the
// packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './lib/installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [program, ...args] = process.argv.slice(2);

function stop(message) {
  console.error(message);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  stop(
    `Node ${process.versions.node} est trop ancien : ` +
      'installez Node 20.9 ou plus récent (https://nodejs.org), puis relancez.',
  );
}

if (!isInstalled(root)) {
  process.stdout.write('dépendances : installation par npm…\n');
  // Shortens npm's pauses between retries, because npm would wait for minutes without a network.
  const delays = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
  const { status } = spawnSync('npm', ['ci', ...delays], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    stop(
      'npm n’a pas pu installer les dépendances. Vérifiez la connexion au réseau ' +
        `et le droit d’écrire dans ${root}, puis relancez.`,
    );
}

// Puts the Node of node_modules first in PATH, so that the program and its own child processes use
// it.
const bin = join(root, 'node_modules', '.bin');
const isOwnNode = existsSync(join(bin, 'node'));
if (!isOwnNode && (major < 22 || (major === 22 && minor < 19)))
  stop('Sur ce système, il faut Node 22.19 ou plus récent : installez-le, puis relancez.');
const child = spawn(
  isOwnNode ? join(bin, 'node') : process.execPath,
  [join(root, 'scripts', `${program}.ts`), ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// Ends the program when the shell that npm started has ended, because npm sends SIGTERM only to
// this shell, and the shell does not forward it.
const npm = process.ppid;
setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500);
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
