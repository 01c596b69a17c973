import { globSync, rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

// Compiled texts are kept on disk: never one that something else would have made.

const text = (number: number) => `Un texte de contrôle, ${process.pid}-${number}.`;
const kept = () => globSync('*', { cwd: inRoot('.contentlayer/compiled') });
const before = kept();
const made = () => kept().filter((file) => !before.includes(file));

beforeEach(() => vi.resetModules());
afterAll(() => {
  for (const file of made()) rmSync(inRoot('.contentlayer/compiled', file));
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
