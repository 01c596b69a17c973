import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

test('every file of style is in a list of the stylesheet', () => {
  const files = globSync('src/{ui,layout,tools,quote,blocks,kinds,templates}/**/*.css', {
    cwd: inRoot(),
  });
  const list = ['components', 'site', 'islands']
    .map((name) => readFileSync(inRoot(`src/app/${name}.css`), 'utf8'))
    .join('');
  const imported = [...list.matchAll(/@import "\.\.\/([^"]*)"/g)].map(([, file]) => `src/${file}`);
  expect(imported.toSorted()).toEqual(files.toSorted());
});

test('what an island alone needs stands in the layer of its name, and each layer has its place', () => {
  const imports = [
    ...readFileSync(inRoot('src/app/islands.css'), 'utf8').matchAll(
      /(?:(?:tools|templates)\/|\.\.\/(?=quote))(\w+)\/[^"]*" layer\((\w+)\)/g,
    ),
  ];
  expect(imports.length).toBeGreaterThan(10);
  for (const [line, folder, layer] of imports) expect(layer, line).toBe(folder);
  const order =
    /@layer ([\w,\s]+);/
      .exec(readFileSync(inRoot('src/app/globals.css'), 'utf8'))?.[1]
      ?.trim()
      .split(/,\s*/) ?? [];
  for (const [, folder] of imports) expect(order).toContain(folder);
});
