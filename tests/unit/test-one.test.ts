import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

const testOne = (args: string[], environment: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(
      process.execPath,
      ['scripts/test-one.ts', ...args],
      { cwd: root, env },
      (_error, _stdout, stderr) => resolve(stderr),
    );
  });

test.concurrent.each(['-t', '-g', '--filter'])(
  'the word after %s is a title, be it the name of a folder',
  async (option) => {
    expect(await testOne([option, 'content'])).toContain('Donnez un fichier au moins');
  },
);

test.concurrent('a word that is no title and no test file is named', async () => {
  expect(await testOne(['content', '-t', 'src'])).toContain(
    'content n’est pas un fichier de test.',
  );
});

test.concurrent('without Firefox and WebKitGTK the engines’ tests say what to install', async () => {
  const stderr = await testOne(['tests/engines/engines.test.ts'], { PATH: '' });
  expect(stderr).toContain('Il faut firefox ou webkit, et aucun n’est là. Tapez ces commandes');
  expect(stderr).toContain('firefox-esr webkit2gtk-driver xvfb');
});
