// Entry point of every npm command: checks Node, installs missing packages, then starts the program
// with the project's own Node (several tools need 22.19, a machine may have 20.9). It is plain
// JavaScript for old versions of Node, because it runs before the installation.
import { spawn, spawnSync } from 'node:child_process';
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
  // Shorter than npm's own delays, which wait for minutes where there is no network.
  const delays = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
  const { status } = spawnSync('npm', ['ci', ...delays], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    stop(
      'npm n’a pas pu installer les dépendances. Vérifiez la connexion au réseau ' +
        `et le droit d’écrire dans ${root}, puis relancez.`,
    );
}

// PATH begins with the project's own Node, also for the programs that this one starts.
const bin = join(root, 'node_modules', '.bin');
const child = spawn(join(bin, 'node'), [join(root, 'scripts', `${program}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes SIGTERM to its shell only, which ends without passing it on.
const npm = process.ppid;
setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500);
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
