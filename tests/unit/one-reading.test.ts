import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, inRoot } from '../../scripts/lib/paths.ts';
import { casesOf } from '../support/cases.ts';
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('one-reading');

const { refused, accepted } = casesOf<Record<'refused' | 'accepted', string[]>>(
  'tests/unit/one-reading.yaml',
);

/** The numbers of the lines that Biome refuses. */
function refusedLines(lines: string[]): number[] {
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({
      root: true,
      linter: { rules: { preset: 'none' } },
      plugins: ['./one-reading.grit'],
    }),
  );
  copyFileSync(inRoot('scripts/checks/one-reading.grit'), join(folder, 'one-reading.grit'));
  writeFileSync(join(folder, 'lines.ts'), lines.map((line) => `${line};\n`).join(''));
  const { stdout } = spawnSync(
    bin('biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', 'lines.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return [...new Set([...stdout.matchAll(/,line=(\d+),/g)].map(([, line]) => Number(line)))];
}

test('who reads the tags of a text again is refused; any other pattern is nobody’s business', () => {
  const lines = refusedLines([...refused, ...accepted]).sort((a, b) => a - b);
  expect(lines.map((line) => [...refused, ...accepted][line - 1])).toEqual(refused);
});
