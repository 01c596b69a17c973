// Entry point of every npm command: checks Node, installs missing packages, then starts the program
// with the project's own Node (several tools need 22.19, a machine may have 20.9). It is plain
// JavaScript for old versions of Node, because it runs before the installation.
import { spawn, spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './lib/installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [program, ...args] = process.argv.slice(2);

const unreachable =
  'Le registre npm est injoignable : vérifiez la connexion au réseau, puis relancez.';

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

if (!isInstalled(root)) await install();

async function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(
      `Le dossier ${root} n'est pas inscriptible : donnez-vous le droit d'y écrire, puis relancez.`,
    );
  }
  await requireRegistry();
  const started = Date.now();
  process.stdout.write('dépendances : installation par npm…\n');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...options], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'pipe'],
      })
    : spawnSync('npm', options, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
  if (result.error || result.status !== 0)
    stop(explain(String(result.stderr || result.error || '')));
  process.stdout.write(
    `dépendances : installées en ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

/** npm alone would take minutes to notice that there is no network. */
async function requireRegistry() {
  const {
    npm_config_registry: registry = 'https://registry.npmjs.org',
    HTTPS_PROXY,
    https_proxy,
    npm_config_https_proxy,
  } = process.env;
  if (HTTPS_PROXY || https_proxy || npm_config_https_proxy) return; // the proxy resolves names
  await lookup(new URL(registry).hostname).catch(() => stop(unreachable));
}

function explain(detail) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(detail)) {
    return unreachable;
  }
  const start = detail.trim().split('\n').slice(0, 12).join('\n');
  return `npm n'a pas pu installer les dépendances :\n${start}`;
}

// PATH begins with the project's own Node, also for the programs that this one starts.
const bin = join(root, 'node_modules', '.bin');
const child = spawn(join(bin, 'node'), [join(root, 'scripts', `${program}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
