import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, inRoot } from '../../scripts/lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'one-reading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refused = [
  'text.match(/<Prix id="(.*)"/)',
  'text.split(/(<[^>]+>)/)',
  'text.replace(/<\\/?Source/g, "")',
  'new RegExp("<Prix")',
  `new RegExp(\`<\${name}\`)`,
  'RegExp("<Prix", "g")',
  'RegExp(`<[A-Z]`)',
  'text.includes("<Prix")',
  "text.startsWith('<Marge')",
  'text.indexOf(`<Source`)',
  "text.split('<Prix')",
  "text.replace('<Prix', '')",
  "text?.replaceAll('<Prix', '')",
  "text.slice(1).match('<Prix')",
];

const accepted = [
  'text.match(/(?<=x)y/)',
  'text.match(/(?<!x)y/)',
  'text.match(/(?<year>\\d+)/)',
  'text.replace(/[<>]/g, "")',
  'RegExp("(?<=x)y")',
  "text.includes('<')",
  "text.replaceAll('<', '')",
  "text.replace('<content>', '')",
  "text.includes('Prix')",
  'list.push(\'<Prix id="a" />\')',
];

/** The numbers of the lines that Biome refuses. */
function refusedLines(lines: string[]): number[] {
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ root: true, linter: { rules: { preset: 'none' } }, plugins: ['./one-reading.grit'] }),
  );
  copyFileSync(inRoot('scripts/checks/one-reading.grit'), join(folder, 'one-reading.grit'));
  writeFileSync(join(folder, 'lines.ts'), lines.map((line) => `${line};\n`).join(''));
  const { stdout } = spawnSync(bin('biome'), ['lint', '--reporter=github', '--max-diagnostics=none', 'lines.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/,line=(\d+),/g)].map(([, line]) => Number(line)))];
}

test('who reads the tags of a text again is refused; any other pattern is nobody’s business', () => {
  const lines = refusedLines([...refused, ...accepted]).sort((a, b) => a - b);
  expect(lines.map((line) => [...refused, ...accepted][line - 1])).toEqual(refused);
});
