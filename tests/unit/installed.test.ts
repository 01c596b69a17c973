import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { ownFolder } from '../support/folder.ts';

const { isInstalled } = (await import(`${root}/scripts/lib/installed.mjs`)) as {
  isInstalled: (root: string) => boolean;
};

const folder = ownFolder('paquets');

type Packages = Record<string, { version: string; optional?: true }>;
const asked: Packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/a-mac': { version: '1.2.3', optional: true },
};

function installed(there?: Packages) {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: asked }));
  if (there)
    writeFileSync(
      join(folder, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: there }),
    );
  return isInstalled(folder);
}

test('what npm says it has installed is believed, a package more or less for another system included', () => {
  expect(installed({ 'node_modules/a': { version: '1.2.3' } })).toBe(true);
  expect(
    installed({ 'node_modules/a': { version: '1.2.3' }, 'node_modules/b': { version: '9.0.0' } }),
  ).toBe(true);
});

test.each<[string, Packages | undefined]>([
  ['npm was never there, or was interrupted', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/a': { version: '1.2.4' } }],
  [
    'an optional package has another version',
    {
      'node_modules/a': { version: '1.2.3' },
      'node_modules/a-mac': { version: '1.2.2', optional: true },
    },
  ],
])('%s: to be installed', (_name, there) => {
  expect(installed(there)).toBe(false);
});
