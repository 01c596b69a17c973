import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { ownModules } from '../support/own-modules.ts';

// Compiled texts are kept on disk: never one that something else would have made.

const mark = `Un texte de contrôle, ${process.pid}`;
const text = (number: number) => `${mark}-${number}.`;
const folder = inRoot('.contentlayer/compiled');
mkdirSync(folder, { recursive: true });
// A name with a point is not whole yet.
const kept = () => readdirSync(folder).filter((file) => !file.includes('.'));
const before = new Set(kept());
/** A build or `npm run dev` may be filling the same folder: only this test's own texts count. */
const made = () =>
  kept().filter(
    (file) => !before.has(file) && readFileSync(`${folder}/${file}`, 'utf8').includes(mark),
  );

ownModules('#src/content/tables.ts');
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
  vi.doMock('#src/content/tables.ts', async (original) => ({
    ...(await original<object>()),
    tablesAsWritten: 'another price',
  }));
  const { compiled: later } = await import('#src/mdx/compiled.ts');
  await later(text(1), 'text');
  expect(made()).toHaveLength(4);
});

test('a text that counts something is compiled anew when the count changes, any other is not', async () => {
  const counting = `${text(4)} <Compte de="offres" /> offres.`;
  const { compiled } = await import('#src/mdx/compiled.ts');
  expect(await compiled(counting, 'text')).not.toContain('31 offres');
  await compiled(text(5), 'text');
  const already = made().length;

  vi.resetModules();
  vi.doMock('#src/content/tables.ts', async (original) => {
    const tables = await original<{ counts: Record<string, number> }>();
    const counts: Record<string, number> = { ...tables.counts, offres: 31 };
    return { ...tables, counts, count: (of: string) => counts[of] };
  });
  const { compiled: later } = await import('#src/mdx/compiled.ts');
  expect(await later(counting, 'text')).toContain('31 offres');
  await later(text(5), 'text');
  expect(made()).toHaveLength(already + 1);
});

test('asked many times at once, it is compiled once', async () => {
  const { compiled } = await import('#src/mdx/compiled.ts');
  const all = await Promise.all(Array.from({ length: 20 }, () => compiled(text(3), 'text')));
  expect(new Set(all).size).toBe(1);
});
