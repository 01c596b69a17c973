import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

test('every file of style is in the one stylesheet', () => {
  const files = globSync('src/{components,features,mdx,templates}/**/*.css', { cwd: inRoot() });
  const list = readFileSync(inRoot('src/app/components.css'), 'utf8');
  const imported = [...list.matchAll(/@import "\.\.\/(.*)";/g)].map(([, file]) => `src/${file}`);
  expect(imported.toSorted()).toEqual(files.toSorted());
});
