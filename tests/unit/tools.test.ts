import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { ownFolder } from '../support/folder.ts';

// Nothing is installed on a machine without a yes: lychee is asked for where there is only a cargo
// that tells when it is called.

const folder = ownFolder('programmes');
const called = join(folder, 'called');
const cargo = join(folder, 'cargo');
writeFileSync(cargo, `#!/bin/sh\necho no network\n: > '${called}'\nexit 1\n`);
chmodSync(cargo, 0o755);

beforeEach(() => rmSync(called, { force: true }));

const program = `import('${root}/scripts/tools/index.ts')
  .then(({ provide }) => provide('lychee'))
  .catch(({ message }) => { console.error(message); process.exit(1); })`;

const run = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['-e', program, '--', ...args], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: folder, XDG_CACHE_HOME: folder, ...environment },
  });

test.each([{}, { CI: 'true' }])(
  'without a terminal nothing is installed, %o is no yes: one sentence says what to type',
  (environment) => {
    const { status, stderr } = run([], environment);
    expect([status, existsSync(called)]).toEqual([1, false]);
    expect(stderr).toContain(
      'Il manque lychee. Tapez ces commandes, ou relancez avec « -- --install » qui les tape :',
    );
    expect(stderr).toContain('cargo install lychee --locked --version');
  },
  60_000,
);

test('--install is a yes beforehand; what fails says its last lines, and what to type stands below', () => {
  const { status, stderr } = run(['--install']);
  expect([status, existsSync(called)]).toEqual([1, true]);
  expect(stderr).toContain(
    '« cargo install lychee » s’est arrêté avec le code 1 :\nno network\nIl manque lychee.',
  );
}, 60_000);
