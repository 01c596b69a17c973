import { globSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

// Compiled texts are kept on disk: never one that something else would have made.

const mark = `Un texte de contrôle, ${process.pid}`;
const text = (number: number) => `${mark}-${number}.`;
const folder = inRoot('.contentlayer/compiled');
// A name with a point is not whole yet.
const kept = () => globSync('*', { cwd: folder }).filter((file) => !file.includes('.'));
const before = kept();
/** A build or `npm run dev` may be filling the same folder: only this test's own texts count. */
const made = () => kept().filter((file) => !before.includes(file) && readFileSync(`${folder}/${file}`, 'utf8').includes(mark));

beforeEach(() => vi.resetModules());
afterAll(() => {
  for (const file of made()) rmSync(`${folder}/${file}`);
});

test('a text is compiled once, and once more in another way, with other words or another table', async () => {
  const { compiled } = await import('#src/mdx/compiled.ts');
  const first = await compiled(text(1), 'text');
  expect(first).toContain('Un texte de contrôle');
  expect(await compiled(text(1), 'text')).toBe(first);
  expect(made()).toHaveLength(1);
  await compiled(text(1), 'inline');
  await compiled(text(2), 'text');
  expect(made()).toHaveLength(3);

  vi.resetModules();
  vi.doMock('#src/content/tables.ts', async (original) => ({ ...(await original<object>()), tablesAsWritten: 'another price' }));
  const { compiled: later } = await import('#src/mdx/compiled.ts');
  await later(text(1), 'text');
  expect(made()).toHaveLength(4);
});

test('asked many times at once, it is compiled once', async () => {
  const { compiled } = await import('#src/mdx/compiled.ts');
  const all = await Promise.all(Array.from({ length: 20 }, () => compiled(text(3), 'text')));
  expect(new Set(all).size).toBe(1);
});
