import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

const list = (pattern: string) => globSync(pattern, { cwd: inRoot() });

describe('stylesheets', () => {
  test('import every CSS file', () => {
    const files = list('src/**/*.css');
    const imported = files
      .map((file) => readFileSync(inRoot(file), 'utf8'))
      .flatMap((css) => [...css.matchAll(/@import ".*?([^/"]*)"/g)].map(([, name]) => name));
    const roots = /globals\.css$|\.page\.css$/;
    const unused = files.filter((file) => !roots.test(file) && !imported.includes(basename(file)));
    expect(unused).toEqual([]);
  });
});
