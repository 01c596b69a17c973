import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

const testOne = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/test-one.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  }).stderr;

test.each(['-t', '-g', '--filter'])('the word after %s is a title, be it the name of a folder', (option) => {
  expect(testOne([option, 'content'])).toContain('Donnez un fichier au moins');
});

test('a word that is no title and no test file is named', () => {
  expect(testOne(['content', '-t', 'src'])).toContain('content n’est pas un fichier de test.');
});

test('without Firefox and WebKitGTK the engines’ tests say what to install', () => {
  const stderr = testOne(['tests/engines/engines.test.ts'], { PATH: '' });
  expect(stderr).toContain('Il faut Firefox ou WebKitGTK, et aucun n’est là. Tapez ces commandes');
  expect(stderr).toContain('firefox-esr webkit2gtk-driver xvfb');
});
